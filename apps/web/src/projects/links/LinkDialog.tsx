import type { FileRef } from "@org/data";
import {
  circleThrough,
  countedAs,
  linkableEntries,
  linkableResults,
  linkedValue,
  linkedNumbers,
  type LinkedField,
} from "@org/hvac-core/links";
import {
  displayedQuantity,
  isTypedQuantity,
  joinPath,
  pathSegments,
  valueAt,
  type CompleteInput,
  type Path,
  type QuantityField,
  type ResultLink,
  type TypedQuantity,
  enteredKind,
} from "@org/hvac-core/kernel";
import { fieldAt } from "@org/hvac-core/internal";
import { convert, defaultUnit, siUnit } from "@org/hvac-core/quantity";
import { Button, commonTexts, notify, Spinner } from "@org/ui/elements";
import { quantityText } from "@org/form/numbers";
import { GridDialog } from "@org/ui/grid";
import type { AnyCalculator, CalculatorState } from "@org/form/state";
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from "react";
import { hasAllWords } from "@org/form/search";
import { inCurrencyOf, placeLabel, linkedLabel } from "../file/valueText.ts";
import { resultName } from "./linkName.ts";
import type { NamedFile } from "./readFiles.ts";
import { useProjectFiles } from "./useProjectFiles.ts";
import { texts } from "./dialogTexts.tsx";
import { texts as linkTexts } from "./texts.tsx";
import styles from "./links.module.css";

interface LinkDialogProps {
  /** The file of the number. */
  readonly file: FileRef;
  readonly name: string;
  readonly path: Path;
  readonly definition: AnyCalculator;
  readonly complete: CompleteInput;
  readonly change: CalculatorState["change"];
  readonly onClose: () => void;
}

/** Significant digits of a linked value: as many as users enter. */
const digits = 12;

/** Links a number to a result of another file, or removes the link. */
export function LinkDialog({ file, name, path, definition, complete, change, onClose }: LinkDialogProps): ReactNode {
  const { project, count, readCount, failure } = useProjectFiles(file.projectId);
  const field = fieldAt(definition.fields, path);
  const current = valueAt(complete, path);
  const link = isTypedQuantity(current) ? current.link : undefined;
  const label = placeLabel(definition, pathSegments(path), complete);
  const around = pathSegments(path).slice(0, -1);
  const siblings = around.length === 0 ? complete : (valueAt(complete, joinPath(...around)) as Readonly<Record<string, unknown>>);
  if (field?.type !== "quantity") return null;
  const set = (value: TypedQuantity, message: string): void => {
    const edit = change({ type: "value", path, value });
    notify({ key: "link", message, action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) } });
    onClose();
  };
  return (
    <GridDialog title={texts.number.title(label)} wide onClose={onClose}>
      <div className={styles.dialog}>
        {link && isTypedQuantity(current) && (
          <div className={styles.head}>
            <p>{texts.number.linkedTo(nameOfLink(project?.files, link))}</p>
            <Button
              onClick={() => {
                const { link: _link, ...unlinked } = current;
                set(unlinked, linkTexts.removed(label));
              }}
            >
              {texts.number.remove}
            </Button>
          </div>
        )}
        {failure !== undefined && <p role="alert">{failure}</p>}
        {!project && failure === undefined && (
          <div>
            <Spinner label={texts.reading(readCount, count)} />
            <progress className={styles.progress} max={Math.max(count, 1)} value={readCount} aria-label={texts.filesRead} />
          </div>
        )}
        {project && (
          <Results
            files={project.files}
            target={{ file, name, complete, definition }}
            field={field}
            linkedField={{ quantity: field.quantity, ...countedAs(field, siblings) }}
            linked={link && `${link.fileId} ${link.result}`}
            choose={(resultFile, result, value) => {
              const hasSameKind = isTypedQuantity(current) && enteredKind(field, current.unit) === field.quantity;
              const unit = hasSameKind ? displayedQuantity(current).unit : defaultUnit(field.quantity, complete.unitSystem);
              const number = Number(convert(value, siUnit(field.quantity), unit).toPrecision(digits));
              const newLink = { collection: resultFile.collection, fileId: resultFile.id, result };
              const name = linkTexts.result(linkedLabel(resultFile.calculator, result, resultFile.input), resultFile.name);
              set({ value: number, unit: unit as never, link: newLink }, texts.number.linked(label, name));
            }}
          />
        )}
      </div>
    </GridDialog>
  );
}

function nameOfLink(files: readonly NamedFile[] | undefined, link: ResultLink): string {
  const resultFile = files?.find(({ id }) => id === link.fileId);
  return files && !resultFile ? texts.number.otherProject : resultName(link, resultFile);
}

interface ResultsProps {
  readonly files: readonly NamedFile[];
  readonly target: Pick<LinkDialogProps, "file" | "name" | "complete" | "definition">;
  readonly field: QuantityField;
  readonly linkedField: LinkedField;
  /** Id of the file and path of the result that the number is linked to. */
  readonly linked: string | undefined;
  readonly choose: (resultFile: NamedFile, result: Path, value: number) => void;
}

interface Offer {
  readonly resultFile: NamedFile;
  readonly path: Path;
  readonly label: string;
  readonly text: string;
  readonly value: number;
  /** Why no result of the file can be linked. */
  readonly fileProblem: string | undefined;
  /** Why the result cannot be linked. */
  readonly problem: string | undefined;
}

/** Maximum number of results in the list; a search reaches the others. */
const maxShown = 200;

function offersOf({
  files,
  target,
  field,
  linkedField,
}: Pick<ResultsProps, "files" | "target" | "field" | "linkedField">): readonly Offer[] {
  const { file, complete, definition } = target;
  const graph = [
    { id: file.fileId, linksTo: linkedNumbers(definition.fields, complete).map(({ entered }) => entered.link.fileId) },
    ...files
      .filter(({ id }) => id !== file.fileId)
      .map(({ id, calculator, input }) => ({
        id,
        linksTo: linkedNumbers(calculator.fields, input).map(({ entered }) => entered.link.fileId),
      })),
  ];
  const names = new Map(files.map((each) => [each.id, each.name]));
  return files
    .filter(({ id }) => id !== file.fileId)
    .flatMap((resultFile): Offer[] => {
      const outcome = resultFile.calculator.calculate(resultFile.input, { strict: false });
      if (!outcome.ok) return [];
      const circle = circleThrough(graph, file.fileId, resultFile.id);
      const fileProblem = circle && texts.number.circle(circle.map((id) => (id === file.fileId ? target.name : (names.get(id) ?? id))));
      const isOtherCurrency =
        siUnit(field.quantity).includes("money") && currencyIn(resultFile) !== currencyIn({ calculator: definition, input: complete });
      const { fields, results } = resultFile.calculator;
      const linkable = [...linkableResults(results, outcome.results, linkedField), ...linkableEntries(fields, outcome.values, linkedField)];
      return linkable.map(({ path, value: resultValue, quantity }) => {
        const value = linkedValue(linkedField, { value: resultValue, quantity });
        return {
          resultFile,
          path,
          label: linkedLabel(resultFile.calculator, path, resultFile.input),
          text: inCurrencyOf(resultFile.calculator, resultFile.input, quantityText(resultValue, quantity, complete.unitSystem).text),
          value,
          fileProblem,
          problem: isOtherCurrency
            ? texts.number.otherCurrency
            : value < field.min || value > field.max
              ? texts.number.outOfRange(field.label)
              : undefined,
        };
      });
    });
}

function currencyIn({
  calculator,
  input,
}: {
  readonly calculator: Pick<AnyCalculator, "currencyFormat">;
  readonly input: CompleteInput;
}): unknown {
  return calculator.currencyFormat(input)?.sign;
}

function Results({ files, target, field, linkedField, linked, choose }: ResultsProps): ReactNode {
  const [search, setSearch] = useState("");
  const id = useId();
  const searchInput = useRef<HTMLInputElement>(null);
  // The field is mounted after the dialog has opened, when the files have been read.
  useEffect(() => searchInput.current?.focus(), []);
  const offers = useMemo(() => offersOf({ files, target, field, linkedField }), [files, target, field, linkedField]);
  const matches = offers.filter(({ resultFile, label }) => hasAllWords(search, resultFile.name, label));
  const groups = Map.groupBy(matches.slice(0, maxShown), ({ resultFile }) => resultFile);
  if (offers.length === 0) return <p>{texts.number.noneLinkable}</p>;
  return (
    <>
      <div className={styles.search}>
        <label htmlFor={id}>{texts.number.search}</label>
        <input
          ref={searchInput}
          id={id}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          autoComplete="off"
        />
      </div>
      {matches.length === 0 && <output>{texts.number.noneFound(search)}</output>}
      <div className={styles.offers}>
        {[...groups].map(([resultFile, ofFile]) => (
          <section key={resultFile.id} aria-label={resultFile.name}>
            <h3 dir="auto">
              {resultFile.name} <small>{resultFile.calculator.title}</small>
            </h3>
            {ofFile[0]!.fileProblem !== undefined && <p className={styles.dim}>{ofFile[0]!.fileProblem}</p>}
            <ul>
              {ofFile.map(({ path, label, text, value, fileProblem, problem }) => (
                <li key={path}>
                  <button
                    type="button"
                    disabled={(fileProblem ?? problem) !== undefined}
                    title={fileProblem ?? problem}
                    aria-pressed={`${resultFile.id} ${path}` === linked}
                    onClick={() => choose(resultFile, path, value)}
                  >
                    <span>{label}</span>
                    <span className="numbers">{text}</span>
                    {fileProblem === undefined && problem !== undefined && <small>{problem}</small>}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {matches.length > maxShown && <p className={styles.dim}>{texts.number.more(maxShown, matches.length)}</p>}
    </>
  );
}
