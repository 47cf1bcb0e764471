import type { FileRef } from "@org/data";
import { Button } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import { useMemo, useState, type ReactNode } from "react";
import { amountText, itemsOf, keepAsEntered, type NamedItem } from "./bill.ts";
import {
  compareWithProject,
  countText,
  differenceText,
  follow,
  followsWithoutAsking,
  linesOfProject,
  nameOf,
  type Comparison,
  type Difference,
} from "./differences.ts";
import { useMeasuredFiles } from "./useMeasuredFiles.ts";
import styles from "./takeOff.module.css";

interface DifferencesProps {
  readonly target: FileRef;
  readonly state: CalculatorState;
  readonly onTake: (values: Readonly<Record<string, unknown>>, message: string) => void;
}

/** Lines that are listed at first; a bill has thousands. */
const firstLines = 5;

/** What following does to an item, as its button says it. */
function actionOf(difference: Difference): string | undefined {
  if (difference.of === "line") return "Add";
  const { state, next } = difference.compared;
  switch (state) {
    case "gone":
    case "merged":
      return "Take out";
    case "changed":
      return "Take over";
    case "unit":
      return `Change to ${amountText(next.quantity ?? 0, next.unit)}`;
    default:
      return undefined;
  }
}

/** What stays when an item is not to follow the project any more: asked where following is not the only right answer. */
function keepText(difference: Difference): string | undefined {
  if (difference.of === "line") return undefined;
  const { item, compared } = difference;
  if (compared.state === "copy") return "Keep as entered";
  // What is in a line of today would be in the bill twice.
  if (compared.state !== "unit" && (compared.state !== "gone" || compared.splitInto)) return undefined;
  return item.quantity === null ? "Keep as entered" : `Keep ${amountText(item.quantity, item.unit)}`;
}

interface DifferenceLineProps {
  readonly difference: Difference;
  readonly items: ReadonlyMap<string, NamedItem>;
  readonly onFollow: () => void;
  readonly onKeep: () => void;
}

function DifferenceLine({ difference, items, onFollow, onKeep }: DifferenceLineProps): ReactNode {
  const name = nameOf(difference);
  const action = actionOf(difference);
  const keep = keepText(difference);
  return (
    <li>
      <span>
        <b>{name}</b> <small>{differenceText(difference, items)}</small>
      </span>
      <span className={styles.answers}>
        {keep !== undefined && (
          <Button small look="quiet" title="The row no longer follows the project." aria-label={`${keep}: ${name}`} onClick={onKeep}>
            {keep}
          </Button>
        )}
        {action !== undefined && (
          <Button small aria-label={`${action}: ${name}`} onClick={onFollow}>
            {action}
          </Button>
        )}
      </span>
    </li>
  );
}

const notCompared: Comparison = { differences: [], unchanged: [] };

/** Items whose sources changed since they were taken off: was and is, to take over one by one or together. */
export function Differences({ target, state, onTake }: DifferencesProps): ReactNode {
  const project = useMeasuredFiles(target);
  const [showsAll, setShowsAll] = useState(false);
  const { complete } = state;
  const { unitSystem, standard } = complete;
  const files = project.state === "ready" ? project.files : undefined;
  const lines = useMemo(() => (files ? linesOfProject({ complete: { unitSystem, standard } }, files) : []), [files, unitSystem, standard]);
  const comparison = useMemo(() => (files ? compareWithProject({ complete }, lines, files) : notCompared), [complete, lines, files]);
  const { differences } = comparison;
  const items = useMemo(() => new Map(itemsOf({ complete }).map((item) => [item.id, item])), [complete]);
  if (project.state === "failed") return <p role="alert">{`The bill could not be compared with the project. ${project.problem}`}</p>;
  if (differences.length === 0) return null;
  const known = differences.filter(followsWithoutAsking);
  const title = countText(differences.length);
  const shown = showsAll ? differences : differences.slice(0, firstLines);
  const take = (some: readonly Difference[]): void =>
    onTake(follow(state, some, comparison), `${some.length} ${some.length === 1 ? "line" : "lines"} taken over from the project.`);
  return (
    <section className={`${styles.differences} screen-only`} aria-label={title}>
      <output>{title}</output>
      <ul>
        {shown.map((difference) => (
          <DifferenceLine
            key={difference.of === "line" ? difference.splitOff.line.id : difference.item.id}
            difference={difference}
            items={items}
            onFollow={() => take([difference])}
            onKeep={() =>
              difference.of === "item" &&
              onTake(keepAsEntered(state, difference.item.id), `“${nameOf(difference)}” no longer follows the project.`)
            }
          />
        ))}
      </ul>
      <div className={styles.actions}>
        {differences.length > shown.length && (
          <Button small look="quiet" onClick={() => setShowsAll(true)}>
            Show all {differences.length}
          </Button>
        )}
        {known.length > 1 && (
          <Button small onClick={() => take(known)}>
            Take over all {known.length}
          </Button>
        )}
      </div>
    </section>
  );
}
