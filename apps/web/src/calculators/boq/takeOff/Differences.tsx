import type { FileRef } from "@org/data";
import { Button } from "@org/ui/elements";
import { newRowId, type CalculatorState } from "@org/form/state";
import {
  applyDifferences,
  billItems,
  canStay,
  compareWithProject,
  leaveAsIs,
  needsDecision,
  projectLines,
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

/** What leaving a difference means: the item stays linked, is no longer linked, or the line is ignored. */
function leftAs(difference: BillDifference): keyof typeof texts.differences.leaveHint {
  if (difference.kind === "line") return "line";
  return difference.compared.state === "changed" ? "linked" : "unlinked";
}

interface DifferenceLineProps {
  readonly difference: BillDifference;
  readonly items: ReadonlyMap<string, NumberedItem>;
  readonly onUpdate: () => void;
  readonly onLeave: () => void;
}

function DifferenceLine({ difference, items, onUpdate, onLeave }: DifferenceLineProps): ReactNode {
  const name = nameOf(difference);
  const action = actionOf(difference);
  const leave = texts.differences.leave;
  return (
    <li>
      <span>
        <b>{name}</b> <small>{differenceText(difference, items)}</small>
      </span>
      <span className={styles.answers}>
        {canStay(difference) && (
          <Button
            small
            look="quiet"
            title={texts.differences.leaveHint[leftAs(difference)]}
            aria-label={texts.differences.action(leave, name)}
            onClick={onLeave}
          >
            {leave}
          </Button>
        )}
        {action !== undefined && (
          <Button small aria-label={texts.differences.action(action, name)} onClick={onUpdate}>
            {action}
          </Button>
        )}
      </span>
    </li>
  );
}

const notCompared: ProjectComparison = { differences: [], unchanged: [] };

/** The bill compared with its project of today; the reason where the project cannot be measured. */
function useComparison(target: FileRef, { complete }: CalculatorState): ProjectComparison | { readonly problem: string } {
  const project = useMeasuredFiles(target);
  const { unitSystem, standard } = complete;
  const files = project.state === "ready" ? project.files : undefined;
  const lines = useMemo(() => (files ? projectLines({ complete: { unitSystem, standard } }, files) : []), [files, unitSystem, standard]);
  const comparison = useMemo(() => (files ? compareWithProject({ complete }, lines, files) : notCompared), [complete, lines, files]);
  return project.state === "failed" ? project : comparison;
}

/** Items whose sources changed since they were taken off, with both quantities. They are updated or left as they are, one by one or all at once. */
export function Differences({ target, state, onTake }: DifferencesProps): ReactNode {
  const comparison = useComparison(target, state);
  const [showsAll, setShowsAll] = useState(false);
  const { complete } = state;
  const items = useMemo(() => new Map(billItems({ complete }).map((item) => [item.id, item])), [complete]);
  if ("problem" in comparison) return <p role="alert">{texts.differences.notCompared(comparison.problem)}</p>;
  const { differences } = comparison;
  if (differences.length === 0) return null;
  const title = texts.differences.title(differences.length);
  const shown = showsAll ? differences : differences.slice(0, firstLines);
  const update = (some: readonly BillDifference[]): void =>
    onTake(applyDifferences(state, { some, comparison }, newRowId), texts.differences.updated(some.length));
  const leave = (some: readonly BillDifference[]): void => onTake(leaveAsIs(state, some), texts.differences.left(some.length));
  return (
    <section className={`${styles.differences} screen-only`} aria-label={title}>
      <output>{title}</output>
      <ul>
        {shown.map((difference) => (
          <DifferenceLine
            key={difference.kind === "line" ? difference.splitOff.line.id : difference.item.id}
            difference={difference}
            items={items}
            onUpdate={() => update([difference])}
            onLeave={() => leave([difference])}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        {differences.length > shown.length && (
          <Button small look="quiet" onClick={() => setShowsAll(true)}>
            {texts.differences.showAll(differences.length)}
          </Button>
        )}
        <AllDifferences differences={differences} update={update} leave={leave} />
      </div>
    </section>
  );
}

interface AllDifferencesProps {
  readonly differences: readonly BillDifference[];
  readonly update: (some: readonly BillDifference[]) => void;
  readonly leave: (some: readonly BillDifference[]) => void;
}

/** Buttons for all differences at once. */
function AllDifferences({ differences, update, leave }: AllDifferencesProps): ReactNode {
  const known = differences.filter((each) => !needsDecision(each));
  const canBeLeft = differences.filter(canStay);
  return (
    <>
      {canBeLeft.length > 1 && (
        <Button small look="quiet" onClick={() => leave(canBeLeft)}>
          {texts.differences.leaveAll(canBeLeft.length)}
        </Button>
      )}
      {known.length > 1 && (
        <Button small onClick={() => update(known)}>
          {texts.differences.updateAll(known.length)}
        </Button>
      )}
    </>
  );
}
