import type { FileRef, PlainRecord, Revision } from "@org/data";
import { differences, resultChanges } from "@org/data/store";
import { acceptedKey, importsKey, isActive, joinPath, pathSegments, valueAt } from "@org/hvac-core/kernel";
import { Button, SegmentedControl } from "@org/ui/kit";
import { ResultLinksContext } from "@org/ui/surface";
import type { AnyCalculator, CalculatorState } from "@org/form/state";
import { use, useMemo, useState, type ReactNode } from "react";
import type { RevisionTable } from "../../calculators/view.ts";
import { IssueAddress } from "../issue/IssueAddress.tsx";
import { texts as issueTexts } from "../issue/texts.ts";
import { texts } from "./texts.ts";
import { changedResultTexts, placeLabel, resultLabel, valueTexts } from "./valueText.ts";
import styles from "./file.module.css";

interface RevisionViewProps {
  readonly revision: Revision;
  readonly file: FileRef;
  readonly definition: AnyCalculator;
  readonly calculator: CalculatorState;
  readonly revisionTable: RevisionTable | undefined;
  readonly onRestore: (revision: Revision) => void;
  readonly onClose: () => void;
}

type Shown = "changes" | "all";

interface ComparedRow {
  readonly key: string;
  readonly label: ReactNode;
  /** Values of the revision and of the current state. */
  readonly values: readonly [then: ReactNode, now: ReactNode];
}

/** Values of a revision next to the current ones. */
function ComparisonTable({ subject, rows }: { readonly subject: string; readonly rows: readonly ComparedRow[] }): ReactNode {
  return (
    rows.length > 0 && (
      <table className="numbers">
        <thead>
          <tr>
            <th scope="col">{subject}</th>
            <th scope="col">{texts.history.columns.then}</th>
            <th scope="col">{texts.history.columns.now}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values: [then, now] }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{then}</td>
              <td>{now}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  );
}

/** All inputs of a revision that apply, with the current ones. */
function allInputs({ fields }: AnyCalculator, then: PlainRecord, now: PlainRecord) {
  return Object.entries(fields)
    .filter(([, field]) => isActive(field, { values: then }))
    .map(([name]) => ({ path: [name], was: then[name], now: now[name] }));
}

/** Results that differ from those of the revision. `isListed`: those that the calculator's own table compares. */
function resultRows(
  { data }: Revision,
  { definition, outcome, complete }: CalculatorState,
  isListed: (path: readonly string[]) => boolean,
): readonly ComparedRow[] {
  if (!outcome.ok) return [];
  return resultChanges(data.results, outcome.results)
    .filter(({ name }) => !isListed(pathSegments(name)))
    .map((change) => ({
      key: change.name,
      label: resultLabel(definition, change.name, complete),
      values: changedResultTexts(change, complete.unitSystem),
    }));
}

/** A revision compared with the current state. */
export function RevisionView(props: RevisionViewProps): ReactNode {
  const { revision, file, definition, calculator, revisionTable, onRestore, onClose } = props;
  const [shown, setShown] = useState<Shown>("changes");
  const links = use(ResultLinksContext);
  const revisionInput = useMemo(
    () => definition.complete(definition.open(revision.data.input, revision.calculatorVersion).input),
    [definition, revision],
  );
  const current = calculator.complete;
  const [then, now] = [revisionInput as PlainRecord, current as PlainRecord];
  // What a warning was accepted for is compared by the program; the reason is what changed for a reader.
  const changed = differences(then, now).filter(
    ({ path }) => path[0] !== importsKey && (path[0] !== acceptedKey || path.at(-1) !== "facts"),
  );
  // Lists that the calculator's own table compares are not listed again.
  const list = shown === "changes" ? revisionTable?.list : undefined;
  const isListed = (path: readonly string[]): boolean => list !== undefined && path[0] === list;
  const inputs = shown === "changes" ? changed.filter(({ path }) => !isListed(path)) : allInputs(definition, then, now);
  const inputRows = inputs.map(({ path, was, now: is }) => ({
    key: path.join("."),
    label: placeLabel(definition, path, valueAt(current, joinPath(...path)) === undefined ? revisionInput : current),
    values: valueTexts(definition, path, [was, is], current, links?.nameOf),
  }));
  return (
    <div className={styles.revision}>
      <div className={styles.revisionHead}>
        <SegmentedControl
          aria-label={texts.history.inputs}
          value={shown}
          data={[
            { value: "changes", label: texts.history.changedSince },
            { value: "all", label: texts.history.allInputs },
          ]}
          onChange={setShown}
        />
        <Button disabled={changed.length === 0} onClick={() => onRestore(revision)}>
          {texts.history.restore}
        </Button>
      </div>
      <p className={styles.dim}>{texts.history.engine(revision.engineVersion)}</p>
      {revision.issue && (
        <IssueAddress file={file} issueId={revision.id} onNavigate={onClose}>
          {issueTexts.openIssue}
        </IssueAddress>
      )}
      {revisionTable && list !== undefined && changed.length > 0 && <revisionTable.Table then={revisionInput} now={current} />}
      {changed.length === 0 && shown === "changes" && <p>{texts.history.same}</p>}
      <ComparisonTable subject={texts.history.columns.input} rows={inputRows} />
      {!calculator.outcome.ok && <p>{texts.history.notCalculated}</p>}
      <ComparisonTable subject={texts.history.columns.result} rows={resultRows(revision, calculator, isListed)} />
    </div>
  );
}
