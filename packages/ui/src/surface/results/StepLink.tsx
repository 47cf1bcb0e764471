import { IconMathFunction } from "@tabler/icons-react";
import { createContext, use, type KeyboardEvent, type ReactNode } from "react";
import { texts } from "./texts.ts";
import styles from "./results.module.css";

/** Opens the sheet at the step of a result; `undefined` while there are no steps. */
export const ShowStep = createContext<((result: string) => void) | undefined>(undefined);

/** Marks the container of a group of links, in which the arrow keys move. */
export const stepGroup = { "data-step-group": true };

/** The arrow keys go to the next and the previous link. */
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
  /** The first of a group and its only tab stop, so that a table of a dozen rows does not have a dozen. */
  readonly isFirst: boolean;
}

/** Link from a result to its step; texts have none. */
export function StepLink({ result, label, isFirst }: StepLinkProps): ReactNode {
  const show = use(ShowStep);
  return (
    <button
      type="button"
      className={`${styles.stepLink} screen-only`}
      aria-label={texts.step.showOf(label)}
      title={texts.step.show}
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
