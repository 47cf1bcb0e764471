import { pumpHeadCalc } from "../../calculators/pump-head-calc/index.ts";
import { isTypedQuantity, type CompleteInput, type Path } from "../../kernel/index.ts";
import { plural } from "../../kernel/internal.ts";
import { compareRows, importedQuantity, resultLink, type CellDifference, type FileReference, type ImportedCell } from "../index.ts";
import { entryPath } from "../../links/index.ts";
import type { PipeDuty } from "./pipeDuties.ts";

/** Numbers of a pump calculation that a duty sets. */
export type DutyField =
  | "flowRate"
  | "headLoss"
  | "staticLift"
  | "residualPressure"
  | "sourcePressure"
  | "glycolMassFraction"
  | "fluidTemperature";

type Values = Readonly<Record<Path, unknown>>;

/**
 * The fields of a pump calculation with the duty of a pipe file. Every number is linked to the result or input that it is, except the pressure of an
 * open basin, which is zero.
 *
 * @param duty from `pipeDuties`
 * @param file the pipe file
 * @param unitOf unit in which a field of the pump calculation is entered
 * @returns values by field; a duty of one pipe leaves the type of circuit as it is
 * @example
 * ```ts
 * import { dutyValues, pipeDuties } from "@org/hvac-core/exchange/pumps";
 * const input = { unitSystem: "Metric", flowRate: 2, pipeLength: 30 };
 * const read = pipeDuties({ input, calculatorVersion: 1 });
 * const [duty] = "content" in read ? read.content : [];
 * const file = { projectId: "p", collection: "pipeCalculations", fileId: "f" };
 * const { flowRate } = dutyValues(duty!, file, (field) => ({ flowRate: "L/s", headLoss: "m", fluidTemperature: "degC" })[field as string]!);
 * flowRate; // { value: 2, unit: "L/s", link: { collection: "pipeCalculations", fileId: "f", result: "designFlow" } }
 * ```
 */
export function dutyValues(duty: PipeDuty, file: FileReference, unitOf: (field: DutyField) => string): Values {
  return Object.fromEntries(
    Object.entries(cellsOf(duty)).map(([name, cell]) => {
      if (typeof cell !== "object") return [name, cell];
      const { value, quantity, result } = cell;
      return [
        name,
        importedQuantity(value, quantity, unitOf(name as DutyField), result === undefined ? undefined : resultLink(file, result)),
      ];
    }),
  );
}

/** What a duty sets, by field, in SI. */
export function cellsOf({
  circuit,
  flow,
  loss,
  staticLift,
  outletPressure,
  fluid,
  glycolMassFraction,
  temperature,
}: PipeDuty): Readonly<Record<Path, ImportedCell>> {
  const number = (field: DutyField, value: number, result?: Path): Readonly<Record<Path, ImportedCell>> => ({
    [field]: { value, quantity: pumpHeadCalc.fields[field].quantity, ...(result !== undefined && { result }) },
  });
  return {
    ...(circuit && { kind: circuit }),
    ...number("flowRate", flow.value, flow.result),
    ...number("headLoss", loss.value, loss.result),
    // The basin that an open system of a pipe file draws from is under the atmosphere.
    ...(circuit === "open" && {
      ...number("staticLift", staticLift, entryPath("staticLift")),
      ...number("residualPressure", outletPressure, entryPath("nozzlePressure")),
      ...number("sourcePressure", 0),
    }),
    fluid,
    ...(glycolMassFraction !== undefined && number("glycolMassFraction", glycolMassFraction, entryPath("glycolMassFraction"))),
    ...number("fluidTemperature", temperature, entryPath("fluidTemperature")),
  };
}

/** A duty compared with a pump calculation. */
export interface ComparedDuty {
  /** `new` where the flow of the pump calculation is not linked to this duty. */
  readonly state: "new" | "changed" | "current";
  /** Fields that an import would change. */
  readonly differences: readonly CellDifference[];
}

/**
 * Compares a duty with the pump calculation that it may have been imported to.
 *
 * @param duty from `pipeDuties`
 * @param complete complete input of the pump calculation
 * @param file the pipe file
 * @returns state, and fields before and after an import
 * @example
 * ```ts
 * import { pumpHeadCalc } from "@org/hvac-core/calculators/pump-head-calc";
 * import { compareDuty, pipeDuties } from "@org/hvac-core/exchange/pumps";
 * const read = pipeDuties({ input: { unitSystem: "Metric", flowRate: 2, pipeLength: 30 }, calculatorVersion: 1 });
 * const [duty] = "content" in read ? read.content : [];
 * const file = { projectId: "p", collection: "pipeCalculations", fileId: "f" };
 * compareDuty(duty!, pumpHeadCalc.complete({ unitSystem: "Metric" }), file).state; // "new"
 * ```
 */
export function compareDuty(duty: PipeDuty, complete: CompleteInput, file: FileReference): ComparedDuty {
  const id = "pump";
  const context = { file, lists: [], unitSystem: complete.unitSystem, replacesEntries: true };
  const imported = { id, source: "", name: duty.name, cells: cellsOf(duty) };
  const { differences = [] } = compareRows([{ ...complete, id }], [imported], context)[0] ?? {};
  const flow = complete["flowRate"];
  const isImported = isTypedQuantity(flow) && flow.link?.fileId === file.fileId && flow.link.result === duty.flow.result;
  return { state: !isImported ? "new" : differences.length === 0 ? "current" : "changed", differences };
}

/** Losses that a pump calculation lists in addition to its known head loss. */
export interface ListedLosses {
  /** "2 segments and a strainer". */
  readonly text: string;
  /** Values by field that remove them. */
  readonly removed: Values;
}

/**
 * The losses that a pump calculation lists in addition to its known head loss. The head of a whole circuit includes them already.
 *
 * @param complete complete input of the pump calculation
 * @returns the losses in words, and the input without them; undefined where none is listed
 * @example
 * ```ts
 * import { pumpHeadCalc } from "@org/hvac-core/calculators/pump-head-calc";
 * import { listedLosses } from "@org/hvac-core/exchange/pumps";
 * const complete = pumpHeadCalc.complete({ unitSystem: "Metric", strainerLoss: 8, segments: [{ id: "a", lossBy: "head", headLoss: 2 }] });
 * listedLosses(complete)?.text; // "1 segment and a strainer"
 * listedLosses(complete)?.removed; // { segments: [], strainerLoss: null }
 * ```
 */
export function listedLosses(complete: CompleteInput): ListedLosses | undefined {
  const lists = (["segments", "equipment"] as const).flatMap((name) => {
    const { length } = (complete[name] ?? []) as readonly unknown[];
    const { rowLabel } = pumpHeadCalc.fields[name];
    return length === 0 ? [] : [{ name, text: `${length} ${length === 1 ? rowLabel : plural(rowLabel)}` }];
  });
  const hasValve = complete["controlValveBy"] !== "none";
  const strainer = complete["strainerLoss"];
  const hasStrainer = isTypedQuantity(strainer) && strainer.value > 0;
  const texts = [...lists.map(({ text }) => text), ...(hasValve ? ["a control valve"] : []), ...(hasStrainer ? ["a strainer"] : [])];
  if (texts.length === 0) return undefined;
  return {
    text: new Intl.ListFormat("en-GB", { type: "conjunction" }).format(texts),
    removed: {
      ...Object.fromEntries(lists.map(({ name }) => [name, []])),
      ...(hasValve && { controlValveBy: "none" }),
      ...(hasStrainer && { strainerLoss: null }),
    },
  };
}
