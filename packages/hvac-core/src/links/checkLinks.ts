import {
  joinPath,
  pathSegments,
  type Calculator,
  type CompleteInput,
  type Path,
  type QuantityField,
  type ResultLink,
  type TypedQuantity,
  enteredKind,
} from "../kernel/index.ts";
import { convert, defaultUnit, formatQuantity, siUnit } from "../quantity/index.ts";
import { isClose } from "../quantity/tolerance.ts";
import { placeAt, withMarkOf, type PlainRecord } from "../merging/index.ts";
import { circleThrough, fileOrder, type FileLinks } from "./graph.ts";
import { linkedResult, type CalculatedFile } from "./linkedResult.ts";
import { linkedNumbers, type LinkedNumber } from "./numbers.ts";
import { canLink, linkedValue } from "./results.ts";

/** A file of a project, as it is read for links. */
export interface LinkedFile {
  readonly collection: string;
  readonly id: string;
  readonly calculator: Calculator;
  /** Complete and in today's version. */
  readonly input: CompleteInput;
}

/**
 * State of a linked number: `current`, or `changed` since it was linked; `noFile` and `noResult` where the file or result no longer exists;
 * `notCalculated` where the input of that file has errors; `otherKind` where the result is another quantity or in another currency; `outOfRange` where
 * the result is outside the limits of the field.
 */
export type LinkState = "current" | "changed" | "noFile" | "noResult" | "notCalculated" | "otherKind" | "outOfRange";

/** A number and the result that it is linked to. */
export interface CheckedNumber {
  /** Id of the file with the number. */
  readonly file: string;
  readonly path: Path;
  readonly field: QuantityField;
  readonly link: ResultLink;
  readonly state: LinkState;
  readonly was: TypedQuantity;
  /** The present result, in the unit of the number; absent where the link is broken. */
  readonly now?: TypedQuantity;
  /** Why its result cannot be used, in words. */
  readonly problem?: string;
}

/** The links between the files of a project. */
export interface ProjectLinks {
  /** Ids of the files, each after those that it is linked to. */
  readonly order: readonly string[];
  /** Ids of files that are linked in a circle: none of their numbers is updated until one link is removed. */
  readonly circles: readonly (readonly string[])[];
  /** Every linked number, in the order of the files and of their forms. */
  readonly numbers: readonly CheckedNumber[];
}

/** The changes of one file. */
export interface UpdatedFile {
  readonly file: string;
  readonly input: CompleteInput;
  readonly numbers: readonly CheckedNumber[];
}

/** A project whose linked numbers were updated. */
export interface LinkUpdate {
  /** The files whose inputs changed, in the order in which they are calculated. */
  readonly changed: readonly UpdatedFile[];
  /** The links after the update. */
  readonly links: ProjectLinks;
}

/** Digits of a linked number, without the rounding of conversions. */
const digits = 12;

/** Outcomes by input: while one file is edited, the others are not calculated again. */
const earlierOutcomes = new WeakMap<CompleteInput, { readonly calculator: Calculator; readonly calculated: CalculatedFile | undefined }>();

/**
 * The results and values of a file. Each input is calculated once.
 *
 * @param file a file of a project
 * @param input another input of it
 * @returns its results and values; `undefined` where it is refused
 * @example
 * ```ts
 * import { heatLoad } from "@org/hvac-core";
 * import { calculatedFile } from "@org/hvac-core/links";
 * const input = heatLoad.complete(heatLoad.start("Metric"));
 * calculatedFile({ collection: "calculations", id: "office", calculator: heatLoad, input })?.values["unitSystem"]; // "Metric"
 * ```
 */
export function calculatedFile({ calculator, ...file }: LinkedFile, input: CompleteInput = file.input): CalculatedFile | undefined {
  const earlier = earlierOutcomes.get(input);
  if (earlier?.calculator === calculator) return earlier.calculated;
  const outcome = calculator.calculate(input, { strict: false });
  const calculated = outcome.ok ? { results: outcome.results, values: outcome.values } : undefined;
  earlierOutcomes.set(input, { calculator, calculated });
  return calculated;
}

interface ResultFile {
  readonly file: LinkedFile;
  readonly input: CompleteInput;
  readonly calculated: CalculatedFile | undefined;
}

const currencyOf = ({ calculator, input }: { readonly calculator: Calculator; readonly input: CompleteInput }): unknown =>
  calculator.currencyFormat(input)?.sign;

/** Value of the linked result in the SI unit of the field, or the reason why it cannot be used. */
function readResult(
  { field, entered: { link }, ...counted }: LinkedNumber,
  target: LinkedFile,
  resultFile: ResultFile | undefined,
): { readonly value: number } | { readonly state: LinkState; readonly problem: string } {
  if (!resultFile) return { state: "noFile", problem: "The linked file is not in this project." };
  if (!resultFile.calculated) return { state: "notCalculated", problem: "The linked file cannot be calculated." };
  const result = linkedResult(resultFile.file.calculator, resultFile.calculated, link.result);
  if (!result) return { state: "noResult", problem: "The linked result no longer exists." };
  const linked = { quantity: field.quantity, ...counted };
  if (!canLink(linked, result.quantity)) return { state: "otherKind", problem: "The linked result measures something else." };
  const isMoney = siUnit(field.quantity).includes("money");
  if (isMoney && currencyOf({ ...resultFile.file, input: resultFile.input }) !== currencyOf(target))
    return { state: "otherKind", problem: "The linked result is in another currency." };
  return { value: linkedValue(linked, result) };
}

/** A value in SI in the unit of the number, or in the default unit where the number was entered per another quantity. */
function inUnitOf({ field, entered }: LinkedNumber, value: number, { unitSystem }: CompleteInput): TypedQuantity {
  const isSameKind = enteredKind(field, entered.unit) === field.quantity;
  const unit = isSameKind ? entered.unit : defaultUnit(field.quantity, unitSystem);
  return {
    value: Number(convert(value, siUnit(field.quantity), unit).toPrecision(digits)),
    unit: unit as never,
    ...(isSameKind && entered.displayUnit !== undefined && { displayUnit: entered.displayUnit }),
    link: entered.link,
  };
}

function rangeProblem({ label, quantity, min, max }: QuantityField, value: number, { unitSystem }: CompleteInput): string | undefined {
  if (value >= min && value <= max) return undefined;
  const show = (limit: number): string => formatQuantity(limit, quantity, unitSystem, { trimZeros: true });
  const [isBelow, limit] = [value < min, show(value < min ? min : max)];
  const result = show(value) === limit ? `just ${isBelow ? "below" : "above"} ${limit}` : show(value);
  return `${label} must be between ${show(min)} and ${show(max)}; the result is ${result}.`;
}

/** Compares a number with the result that it is linked to. */
function compare(number: LinkedNumber, target: LinkedFile, resultFile: ResultFile | undefined): CheckedNumber {
  const { path, field, entered } = number;
  const common = { file: target.id, path, field, link: entered.link, was: entered };
  const read = readResult(number, target, resultFile);
  if ("state" in read) return { ...common, ...read };
  const now = inUnitOf(number, read.value, target.input);
  const isSameKind = enteredKind(field, entered.unit) === field.quantity;
  const isSame = isSameKind && isClose(convert(entered.value, entered.unit, siUnit(field.quantity)), read.value);
  if (isSame) return { ...common, now, state: "current" };
  const problem = rangeProblem(field, read.value, target.input);
  return problem === undefined ? { ...common, now, state: "changed" } : { ...common, now, state: "outOfRange", problem };
}

interface Graph {
  readonly fileLinks: readonly FileLinks[];
  readonly files: ReadonlyMap<string, LinkedFile>;
  readonly order: readonly string[];
  readonly circles: readonly (readonly string[])[];
}

function graphOf(files: readonly LinkedFile[]): Graph {
  const fileLinks = files.map(({ id, calculator, input }) => ({
    id,
    linksTo: linkedNumbers(calculator.fields, input).map(({ entered }) => entered.link.fileId),
  }));
  return { files: new Map(files.map((file) => [file.id, file])), fileLinks, ...fileOrder(fileLinks) };
}

/** The file of a linked result among files, with the inputs that they have by now. */
function resultFileOf(
  { collection, fileId }: ResultLink,
  files: Graph["files"],
  inputs: ReadonlyMap<string, CompleteInput>,
): ResultFile | undefined {
  const file = files.get(fileId);
  if (!file || file.collection !== collection) return undefined;
  const input = inputs.get(fileId) ?? file.input;
  return { file, input, calculated: calculatedFile(file, input) };
}

function checkedWith({ files, order, circles }: Graph, inputs: ReadonlyMap<string, CompleteInput>): ProjectLinks {
  const numbers = order.flatMap((id) => {
    const file = { ...files.get(id)!, input: inputs.get(id) ?? files.get(id)!.input };
    return linkedNumbers(file.calculator.fields, file.input).map((number) =>
      compare(number, file, resultFileOf(number.entered.link, files, inputs)),
    );
  });
  return { order, circles, numbers };
}

/**
 * Compares every linked number with the present result. Nothing is changed, and each file is taken as it is: {@link updateLinks} shows the effect of
 * changes on further files.
 *
 * @param files the files of a project
 * @returns the order of the files, circles among them, and each number with the value it has and the one it would take
 * @example
 * ```ts
 * import { heatLoad, ductSizer } from "@org/hvac-core";
 * import { checkLinks } from "@org/hvac-core/links";
 * const link = { collection: "calculations", fileId: "office", result: "supplyAirflow" };
 * const office = { collection: "calculations", id: "office", calculator: heatLoad, input: heatLoad.complete(heatLoad.start("Metric")) };
 * const input = ductSizer.complete({ unitSystem: "Metric", airflow: { value: 1, unit: "L/s", link } });
 * checkLinks([office, { collection: "ductCalculations", id: "duct", calculator: ductSizer, input }]).numbers[0]?.state; // "changed"
 * ```
 */
export function checkLinks(files: readonly LinkedFile[]): ProjectLinks {
  const graph = graphOf(files);
  return checkedWith(graph, new Map());
}

/**
 * Updates the numbers that are linked to changed results, file by file, so that a change reaches all that depends on it. Numbers with broken links
 * and within a circle of links stay as they are.
 *
 * @param files the files of a project
 * @param takes whether a changed number is updated; all are by default
 * @returns the files whose inputs changed, with the changes of each, and the links afterwards
 * @example
 * ```ts
 * import { heatLoad, ductSizer } from "@org/hvac-core";
 * import { updateLinks } from "@org/hvac-core/links";
 * const link = { collection: "calculations", fileId: "office", result: "supplyAirflow" };
 * const office = { collection: "calculations", id: "office", calculator: heatLoad, input: heatLoad.complete(heatLoad.start("Metric")) };
 * const input = ductSizer.complete({ unitSystem: "Metric", airflow: { value: 1, unit: "L/s", link } });
 * const { changed } = updateLinks([office, { collection: "ductCalculations", id: "duct", calculator: ductSizer, input }]);
 * changed[0]?.numbers[0]?.path; // "airflow"
 * ```
 */
export function updateLinks(files: readonly LinkedFile[], takes: (number: CheckedNumber) => boolean = () => true): LinkUpdate {
  const steps = updateSteps(files, takes);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * {@link updateLinks} in steps, one before each file: a page handles input in between.
 *
 * @param files the files of a project
 * @param takes whether a changed number is updated
 * @returns the update, after as many steps as there are files
 * @example
 * ```ts
 * import { updateSteps } from "@org/hvac-core/links";
 * updateSteps([], () => true).next().done; // true
 * ```
 */
export function* updateSteps(
  files: readonly LinkedFile[],
  takes: (number: CheckedNumber) => boolean,
): Generator<void, LinkUpdate, undefined> {
  const graph = graphOf(files);
  const inputs = new Map<string, CompleteInput>();
  const changed: UpdatedFile[] = [];
  const isInCircle = (id: string, linked: string): boolean =>
    graph.circles.length > 0 && circleThrough(graph.fileLinks, id, linked) !== undefined;
  for (const id of graph.order) {
    yield;
    const file = graph.files.get(id)!;
    const taken = linkedNumbers(file.calculator.fields, file.input).flatMap((number): CheckedNumber[] => {
      const { link } = number.entered;
      if (isInCircle(id, link.fileId)) return [];
      const checked = compare(number, file, resultFileOf(link, graph.files, inputs));
      return checked.state === "changed" && takes(checked) ? [checked] : [];
    });
    if (taken.length === 0) continue;
    const input = taken.reduce<PlainRecord>((before, { path, now }) => {
      const place = pathSegments(joinPath(path));
      // A linked number is not an assumed one.
      return withMarkOf(placeAt(before, place, now as unknown as PlainRecord), place, {});
    }, file.input as PlainRecord) as CompleteInput;
    inputs.set(id, input);
    changed.push({ file: id, input, numbers: taken });
  }
  let links: ProjectLinks | undefined;
  return {
    changed,
    // Compared when needed: most updates are written without it.
    get links() {
      return (links ??= checkedWith(graph, inputs));
    },
  };
}
