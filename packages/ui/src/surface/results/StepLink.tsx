import { IconMathFunction } from "@tabler/icons-react";
import { createContext, use, type KeyboardEvent, type ReactNode } from "react";
import styles from "./results.module.css";

/** Opens the sheet at the step that gives a result; `undefined` while there are no steps. */
export const ShowStep = createContext<((result: string) => void) | undefined>(undefined);

/** Marks what holds the links of one group, among which the arrow keys move. */
export const stepGroup = { "data-step-group": true };

/** The arrow keys go to the next and to the one before. */
function moveAmongLinks(event: KeyboardEvent<HTMLButtonElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const links = [...(event.currentTarget.closest("[data-step-group]")?.querySelectorAll<HTMLElement>("[data-step-link]") ?? [])];
  const next = links[links.indexOf(event.currentTarget) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface StepLinkProps {
  /** Path of the result. */
  readonly result: string;
  readonly label: string;
  /** The first of a group: Tab reaches it alone, so that a table of a dozen rows is not a dozen stops. */
  readonly isFirst: boolean;
}

/** Leads from a result to the step that gives it; texts have none. */
export function StepLink({ result, label, isFirst }: StepLinkProps): ReactNode {
  const show = use(ShowStep);
  return (
    <button
      type="button"
      className={`${styles.stepLink} screen-only`}
      aria-label={`Show the step of ${label}`}
      title="Show the step"
      data-step-link
      tabIndex={isFirst ? 0 : -1}
      disabled={!show}
      onClick={() => show?.(result)}
      onKeyDown={moveAmongLinks}
    >
      <IconMathFunction size={15} stroke={1.6} aria-hidden />
    </button>
  );
}
