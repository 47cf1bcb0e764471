import type { FileRef } from "@org/data";
import { pumpHeadCalc } from "@org/hvac-core/calculators/pump-head-calc";
import { isTypedQuantity, type CompleteInput, type Path } from "@org/hvac-core/kernel";
import { convert, siUnit } from "@org/hvac-core/quantity";
import { plural } from "@org/ui/elements";
import { linkTo } from "../../takeOver/sourceFiles.ts";
import type { PipeDuty } from "./pipeDuties.ts";

/** Fields of a pump file that a duty states as numbers. */
export type DutyField =
  | "flowRate"
  | "headLoss"
  | "staticLift"
  | "residualPressure"
  | "sourcePressure"
  | "glycolMassFraction"
  | "fluidTemperature";

type Values = Readonly<Record<Path, unknown>>;

/** What a pump file states once a duty is taken over: in the units that its fields are in, to every digit that anyone types. */
export function dutyValues(
  { circuit, flow, loss, staticLift, outletPressure, fluid, glycolMassFraction, temperature }: PipeDuty,
  file: FileRef,
  unitOf: (field: DutyField) => string,
): Values {
  const typed = (field: DutyField, value: number, result?: Path) => {
    const unit = unitOf(field);
    const number = Number(convert(value, siUnit(pumpHeadCalc.fields[field].quantity), unit).toPrecision(12));
    return { [field]: { value: number, unit, ...(result !== undefined && { link: linkTo(file, result) }) } };
  };
  return {
    ...(circuit && { kind: circuit }),
    ...typed("flowRate", flow.value, flow.result),
    ...typed("headLoss", loss.value, loss.result),
    // The basin that an open system of a pipe file draws from is under the atmosphere.
    ...(circuit === "open" && {
      ...typed("staticLift", staticLift),
      ...typed("residualPressure", outletPressure),
      ...typed("sourcePressure", 0),
    }),
    fluid,
    ...(glycolMassFraction !== undefined && typed("glycolMassFraction", glycolMassFraction)),
    ...typed("fluidTemperature", temperature),
  };
}

/** Losses that a pump file lists beside its stated head loss. */
export interface ListedLosses {
  /** "2 segments and a strainer". */
  readonly text: string;
  /** What the file states without them. */
  readonly removed: Values;
}

/** The losses that a pump file lists itself, which a head taken over has in it already; undefined where it lists none. */
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
