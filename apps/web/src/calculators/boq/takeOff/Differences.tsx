import type { FileRef } from "@org/data";
import { compareTakeOff, takeOff, type ComparedItem, type ProposedLine } from "@org/hvac-core/takeOff";
import { Button } from "@org/ui/elements";
import type { CalculatorState } from "@org/ui/surface";
import { useMemo, useState, type ReactNode } from "react";
import { followProject, itemsOf, type NamedItem } from "./bill.ts";
import { measuredFiles } from "./choices.ts";
import { amountText } from "./LineTable.tsx";
import { useMeasuredFiles, type MeasuredFiles } from "./useMeasuredFiles.ts";
import styles from "./takeOff.module.css";

interface DifferencesProps {
  readonly target: FileRef;
  readonly state: CalculatorState;
  readonly onTake: (values: Readonly<Record<string, unknown>>, message: string) => void;
}

interface Difference {
  readonly item: NamedItem;
  readonly compared: ComparedItem;
}

/** Lines that are listed at first; a bill has thousands. */
const firstLines = 5;

const unchanged: readonly Difference[] = [];

function differencesOf(items: readonly NamedItem[], lines: readonly ProposedLine[], project: MeasuredFiles): readonly Difference[] {
  if (project.state !== "ready") return unchanged;
  const unread = new Set(project.files.flatMap(({ collection, id, problem }) => (problem === undefined ? [] : [`${collection}/${id}`])));
  const byId = new Map(items.map((item) => [item.id, item]));
  return compareTakeOff(items, lines, unread).flatMap((compared) =>
    compared.state === "unchanged" ? [] : [{ compared, item: byId.get(compared.id)! }],
  );
}

function whatChanged({ state, taken, now, unit, description, mergedInto }: ComparedItem): string {
  if (state === "unread") return "not known: one of its files has no results";
  if (mergedInto !== undefined) return `${amountText(taken, unit)} taken off, now part of “${mergedInto}”, which is in the bill`;
  if (state === "gone") return `${amountText(taken, unit)} taken off, no longer in the project`;
  const amounts = `was ${amountText(taken, unit)}, is ${amountText(now, unit)}`;
  return description === undefined ? amounts : `${amounts}, now “${description}”`;
}

function DifferenceLine({ item, compared, onFollow }: Difference & { readonly onFollow: () => void }): ReactNode {
  const name = item.description || `Item ${item.number}`;
  const action = compared.state === "gone" ? "Take out" : "Take over";
  return (
    <li>
      <span>
        <b>{name}</b> <small>{whatChanged(compared)}</small>
      </span>
      {compared.state !== "unread" && (
        <Button small aria-label={`${action}: ${name}`} onClick={onFollow}>
          {action}
        </Button>
      )}
    </li>
  );
}

const countText = (count: number): string => `${count === 1 ? "1 line differs" : `${count} lines differ`} from the project`;

/** Items whose sources changed since they were taken off: was and is, to take over one by one or together. */
export function Differences({ target, state, onTake }: DifferencesProps): ReactNode {
  const project = useMeasuredFiles(target);
  const [showsAll, setShowsAll] = useState(false);
  const { complete } = state;
  const { unitSystem } = complete;
  const lines = useMemo(
    () => (project.state === "ready" ? takeOff(measuredFiles(project.files), { unitSystem, standard: "own", ductsBy: "every" }) : []),
    [project, unitSystem],
  );
  const differences = useMemo(() => differencesOf(itemsOf({ complete }), lines, project), [complete, lines, project]);
  if (project.state === "failed") return <p role="alert">{`The bill could not be compared with the project. ${project.problem}`}</p>;
  if (differences.length === 0) return null;
  const known = differences.filter(({ compared }) => compared.state !== "unread");
  const said = countText(differences.length);
  const shown = showsAll ? differences : differences.slice(0, firstLines);
  const follow = (all: readonly Difference[]): void =>
    onTake(
      followProject(
        state,
        all.map(({ compared }) => compared),
      ),
      `${all.length} ${all.length === 1 ? "line" : "lines"} taken over from the project.`,
    );
  return (
    <section className={`${styles.differences} screen-only`} aria-label={said}>
      <output>{said}</output>
      <ul>
        {shown.map((difference) => (
          <DifferenceLine key={difference.item.id} {...difference} onFollow={() => follow([difference])} />
        ))}
      </ul>
      <div className={styles.actions}>
        {differences.length > shown.length && (
          <Button small look="quiet" onClick={() => setShowsAll(true)}>
            Show all {differences.length}
          </Button>
        )}
        {known.length > 1 && (
          <Button small onClick={() => follow(known)}>
            Take over all {known.length}
          </Button>
        )}
      </div>
    </section>
  );
}
