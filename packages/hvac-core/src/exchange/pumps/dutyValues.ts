import { pumpHeadCalc } from "../../calculators/pump-head-calc/index.ts";
import { isTypedQuantity, type CompleteInput, type Path } from "../../kernel/index.ts";
import { plural } from "../../kernel/internal.ts";
import { importedQuantity, resultLink, type FileReference } from "../index.ts";
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
 * The fields of a pump calculation with the duty of a pipe file. Flow and head loss are linked to the results that they are.
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
export function dutyValues(
  { circuit, flow, loss, staticLift, outletPressure, fluid, glycolMassFraction, temperature }: PipeDuty,
  file: FileReference,
  unitOf: (field: DutyField) => string,
): Values {
  const entered = (field: DutyField, value: number, result?: Path) => ({
    [field]: importedQuantity(
      value,
      pumpHeadCalc.fields[field].quantity,
      unitOf(field),
      result === undefined ? undefined : resultLink(file, result),
    ),
  });
  return {
    ...(circuit && { kind: circuit }),
    ...entered("flowRate", flow.value, flow.result),
    ...entered("headLoss", loss.value, loss.result),
    // The basin that an open system of a pipe file draws from is under the atmosphere.
    ...(circuit === "open" && {
      ...entered("staticLift", staticLift),
      ...entered("residualPressure", outletPressure),
      ...entered("sourcePressure", 0),
    }),
    fluid,
    ...(glycolMassFraction !== undefined && entered("glycolMassFraction", glycolMassFraction)),
    ...entered("fluidTemperature", temperature),
  };
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
