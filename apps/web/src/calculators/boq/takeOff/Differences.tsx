import type { FileRef } from "@org/data";
import { Button } from "@org/ui/elements";
import { newRowId, type CalculatorState } from "@org/form/state";
import {
  applyDifferences,
  billItems,
  compareWithProject,
  needsDecision,
  projectLines,
  withoutSource,
  type BillDifference,
  type NumberedItem,
  type ProjectComparison,
} from "@org/hvac-core/exchange/project";
import { useMemo, useState, type ReactNode } from "react";
import { amountText } from "./amountText.ts";
import { differenceText, nameOf } from "./differenceText.ts";
import { useMeasuredFiles } from "./useMeasuredFiles.ts";
import styles from "./takeOff.module.css";
import { texts } from "./texts.ts";

interface DifferencesProps {
  readonly target: FileRef;
  readonly state: CalculatorState;
  readonly onTake: (values: Readonly<Record<string, unknown>>, message: string) => void;
}

/** Number of lines that are listed at first; a bill has thousands. */
const firstLines = 5;

/** Text of the button that applies a difference. */
function actionOf(difference: BillDifference): string | undefined {
  if (difference.kind === "line") return texts.differences.add;
  const { state, next } = difference.compared;
  switch (state) {
    case "gone":
    case "merged":
      return texts.differences.takeOut;
    case "changed":
      return texts.differences.update;
    case "unit":
      return texts.differences.changeTo(amountText(next.quantity ?? 0, next.unit));
    default:
      return undefined;
  }
}

/** Text of the button that keeps an item as entered, where updating it is not the only right answer. */
function keepText(difference: BillDifference): string | undefined {
  if (difference.kind === "line") return undefined;
  const { item, compared } = difference;
  if (compared.state === "copy") return texts.differences.keepEntered;
  // An item whose elements are in another line of today would be in the bill twice.
  if (compared.state !== "unit" && (compared.state !== "gone" || compared.splitInto)) return undefined;
  return item.quantity === null ? texts.differences.keepEntered : texts.differences.keep(amountText(item.quantity, item.unit));
}

interface DifferenceLineProps {
  readonly difference: BillDifference;
  readonly items: ReadonlyMap<string, NumberedItem>;
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
          <Button small look="quiet" title={texts.differences.keepHint} aria-label={texts.differences.action(keep, name)} onClick={onKeep}>
            {keep}
          </Button>
        )}
        {action !== undefined && (
          <Button small aria-label={texts.differences.action(action, name)} onClick={onFollow}>
            {action}
          </Button>
        )}
      </span>
    </li>
  );
}

const notCompared: ProjectComparison = { differences: [], unchanged: [] };

/** Items whose sources changed since they were taken off, with both quantities. They are updated one by one or all at once. */
export function Differences({ target, state, onTake }: DifferencesProps): ReactNode {
  const project = useMeasuredFiles(target);
  const [showsAll, setShowsAll] = useState(false);
  const { complete } = state;
  const { unitSystem, standard } = complete;
  const files = project.state === "ready" ? project.files : undefined;
  const lines = useMemo(() => (files ? projectLines({ complete: { unitSystem, standard } }, files) : []), [files, unitSystem, standard]);
  const comparison = useMemo(() => (files ? compareWithProject({ complete }, lines, files) : notCompared), [complete, lines, files]);
  const { differences } = comparison;
  const items = useMemo(() => new Map(billItems({ complete }).map((item) => [item.id, item])), [complete]);
  if (project.state === "failed") return <p role="alert">{texts.differences.notCompared(project.problem)}</p>;
  if (differences.length === 0) return null;
  const known = differences.filter((each) => !needsDecision(each));
  const title = texts.differences.title(differences.length);
  const shown = showsAll ? differences : differences.slice(0, firstLines);
  const take = (some: readonly BillDifference[]): void =>
    onTake(applyDifferences(state, { some, comparison }, newRowId), texts.differences.updated(some.length));
  return (
    <section className={`${styles.differences} screen-only`} aria-label={title}>
      <output>{title}</output>
      <ul>
        {shown.map((difference) => (
          <DifferenceLine
            key={difference.kind === "line" ? difference.splitOff.line.id : difference.item.id}
            difference={difference}
            items={items}
            onFollow={() => take([difference])}
            onKeep={() =>
              difference.kind === "item" &&
              onTake(withoutSource(state, difference.item.id), texts.differences.noLongerLinked(nameOf(difference)))
            }
          />
        ))}
      </ul>
      <div className={styles.actions}>
        {differences.length > shown.length && (
          <Button small look="quiet" onClick={() => setShowsAll(true)}>
            {texts.differences.showAll(differences.length)}
          </Button>
        )}
        {known.length > 1 && (
          <Button small onClick={() => take(known)}>
            {texts.differences.updateAll(known.length)}
          </Button>
        )}
      </div>
    </section>
  );
}
