import { ductFitting, type WallLayer } from "../../flow/index.ts";
import { OutOfRangeError, requireInRange, type ResultValues } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import { airOf, type DuctAir } from "./air.ts";
import { exactSize, flexibleRange, type ExactSize } from "./exactSize.ts";
import { fittingLosses, referenceText, type FittingLoss } from "./fittings.ts";
import { ductHeat, type DuctHeat } from "./ductHeat.ts";
import { ambientDewPoint, insulationAround, isByInsulation, wallHeatOf, type Insulation, type WalledDuct } from "./insulation.ts";
import { leakageOf } from "./leakage.ts";
import type { fittingResults } from "./fittingResults.ts";
import type { results } from "./results.ts";
import { fields, type DuctValues, type OneDuct } from "./schema.ts";
import { metalOf, type Metal } from "./sheetMetal.ts";
import { flowIn, isRound, round, type Flow, type Size } from "./size.ts";
import { nearestStandard } from "./standardSizes.ts";
import { velocityLimitOf } from "./velocityLimits.ts";

/** What a duct of one size does. */
export interface SizeOutcome {
  readonly size: Size;
  readonly flow: Flow;
  readonly fittings: readonly FittingLoss[];
  /** Of the straight duct, Pa. */
  readonly ductLoss: number;
  /** Of all fittings, Pa. */
  readonly fittingsLoss: number;
  /** Of duct, fittings and terminal together, Pa. */
  readonly totalLoss: number;
  readonly metal: Metal;
}

type AnyResults = ResultValues<typeof results>;
type AlwaysThere =
  | "size"
  | "shape"
  | "area"
  | "velocity"
  | "velocityPressure"
  | "reynoldsNumber"
  | "frictionFactor"
  | "frictionRate"
  | "ductPressureLoss"
  | "fittingsPressureLoss"
  | "terminalPressureLoss"
  | "fittingsCoefficient"
  | "fittings";

/** What one section always has, and a system has not. */
export type SectionResults = AnyResults & { readonly [Name in AlwaysThere]: NonNullable<AnyResults[Name]> };

/** One section as calculated: the size in use with the values between input and results. */
export interface SectionCalculation extends SizeOutcome {
  readonly scope: "section";
  readonly results: SectionResults;
  readonly air: DuctAir;
  /** Undefined only when the user chose a size and the target cannot be met in this shape. */
  readonly exact: ExactSize | undefined;
  /** Where the size of the results comes from. `exact` also when the standard sizes end below the target. */
  readonly origin: "standard" | "exact" | "chosen";
  /** Of noise, m/s; undefined where no criterion is stated. */
  readonly velocityLimit: number | undefined;
  /** m³/s. */
  readonly leakage: number;
  /** What there is around it; undefined for a bare duct. */
  readonly insulation: Insulation | undefined;
  /** Only when asked for. */
  readonly heat: DuctHeat | undefined;
}

/** The straight duct with its wall. */
export function walledDuct({ size, flow }: Pick<SizeOutcome, "size" | "flow">, { ductShape, ductLength }: OneDuct): WalledDuct {
  return { shape: ductShape, sheet: size, flow, length: ductLength, liner: 0 };
}

/** What it is insulated with. */
export function layerOf({ insulationThickness, insulationConductivity }: DuctValues): WallLayer {
  return { thickness: insulationThickness, conductivity: insulationConductivity };
}

function heatOf(outcome: SizeOutcome, values: DuctValues, air: DuctAir): DuctHeat | undefined {
  if (!values.heatExchange) return undefined;
  const wall = isByInsulation(values) ? wallHeatOf(walledDuct(outcome, values), undefined, layerOf(values), values, air) : undefined;
  const { airflow, airTemperature } = values;
  return ductHeat({ airflow, enteringTemperature: airTemperature, surface: outcome.metal.surface, wall }, values, air);
}

/** Losses and metal of the duct in one size. @throws {OutOfRangeError} see `flowIn` and `fittingLosses` */
export function outcomeOf(size: Size, values: DuctValues, air: DuctAir): SizeOutcome {
  const flow = flowIn(size, values, air);
  const fittings = fittingLosses(values, size, flow, air);
  const ductLoss = flow.frictionRate * values.ductLength;
  const fittingsLoss = fittings.reduce((sum, { loss }) => sum + loss, 0);
  const totalLoss = ductLoss + fittingsLoss + values.terminalPressureDrop;
  return { size, flow, fittings, ductLoss, fittingsLoss, totalLoss, metal: metalOf(values, size, flow.section) };
}

function chosenSize({ ductShape, chosenDiameter, chosenWidth, chosenHeight }: DuctValues): Size {
  if (ductShape === "flexible") return round(requireInRange("chosenDiameter", chosenDiameter, flexibleRange.min, flexibleRange.max, "m"));
  if (ductShape === "round") return round(chosenDiameter);
  // An oval lying on its narrow side is the same duct.
  if (ductShape === "oval") return { width: Math.max(chosenWidth, chosenHeight), height: Math.min(chosenWidth, chosenHeight) };
  return { width: chosenWidth, height: chosenHeight };
}

function exactIfAny(values: DuctValues, air: DuctAir): ExactSize | undefined {
  try {
    return exactSize(values, air);
  } catch (error) {
    // A duct that is there can be judged although no size of its shape would meet the target.
    if (error instanceof OutOfRangeError) return undefined;
    throw error;
  }
}

function sizeOf(values: DuctValues, air: DuctAir): Pick<SectionCalculation, "exact" | "origin" | "size"> {
  if (values.sizeChoice === "chosen") return { exact: exactIfAny(values, air), origin: "chosen", size: chosenSize(values) };
  const exact = exactSize(values, air);
  const standard = values.sizeChoice === "standard" ? nearestStandard(values, exact) : undefined;
  return standard ? { exact, origin: "standard", size: standard } : { exact, origin: "exact", size: exact };
}

/** A size in words: `20 × 10 in`, `Ø 355 mm`. */
export function sizeText({ width, height }: Size, { ductShape, unitSystem }: Pick<OneDuct, "ductShape" | "unitSystem">): string {
  const say = (length: number, withUnit: boolean): string =>
    formatQuantity(length, "smallLength", unitSystem, { trimZeros: true, withUnit });
  return isRound(ductShape) ? `Ø ${say(width, true)}` : `${say(width, false)} × ${say(height, true)}`;
}

/** Results of each row of fittings. */
export function fittingRows(fittings: readonly FittingLoss[]): readonly (ResultValues<typeof fittingResults> & { readonly id: string })[] {
  return fittings.map(({ id, name, key, coefficient, reference, velocity, loss }) => {
    const source = key === undefined ? "as given" : ductFitting(key).source;
    return { id, name, coefficient, basis: referenceText[reference], velocity, loss, source };
  });
}

/** Size of a duct by friction rate or velocity, with its pressure losses. */
export function calculateSection(values: DuctValues): SectionCalculation {
  const air = airOf(values);
  const { exact, origin, size } = sizeOf(values, air);
  const outcome = outcomeOf(size, values, air);
  const { flow, metal, fittings, ductLoss, fittingsLoss, totalLoss } = outcome;
  const velocityLimit = velocityLimitOf(values);
  const circular = isRound(values.ductShape);
  const leakage = leakageOf(values, metal.surface);
  const insulation = insulationAround(walledDuct(outcome, values), undefined, layerOf(values));
  const heat = heatOf(outcome, values, air);
  const dewPoint = ambientDewPoint(values);
  return {
    scope: "section",
    ...outcome,
    air,
    exact,
    origin,
    velocityLimit,
    leakage,
    insulation,
    heat,
    results: {
      size: sizeText(size, values),
      shape: fields.ductShape.options[values.ductShape],
      ...(circular
        ? { diameter: size.width, ...(exact && { exactDiameter: exact.width }) }
        : {
            width: size.width,
            height: size.height,
            ...(exact && { exactWidth: exact.width, exactHeight: exact.height }),
            aspectRatioBuilt: Math.max(size.width, size.height) / Math.min(size.width, size.height),
            equivalentDiameter: flow.frictionDiameter,
            hydraulicDiameter: flow.section.hydraulicDiameter,
          }),
      area: flow.section.area,
      velocity: flow.velocity,
      ...(velocityLimit !== undefined && { velocityLimit }),
      velocityPressure: flow.velocityPressure,
      reynoldsNumber: flow.reynolds,
      frictionFactor: flow.frictionFactor,
      airDensity: air.density,
      massFlow: air.density * values.airflow,
      frictionRate: flow.frictionRate,
      ductPressureLoss: ductLoss,
      fittingsPressureLoss: fittingsLoss,
      terminalPressureLoss: values.terminalPressureDrop,
      totalPressureLoss: totalLoss,
      fittings: fittingRows(fittings),
      fittingsCoefficient: fittingsLoss / flow.velocityPressure,
      fanPower: (values.airflow * totalLoss) / (values.fanEfficiency * values.driveEfficiency),
      surfaceArea: metal.surface,
      leakageAirflow: leakage,
      leakageShare: leakage / values.airflow,
      ...(insulation && { insulationArea: insulation.area }),
      ...(heat && { leavingAirTemperature: heat.leavingTemperature, heatGain: heat.gain }),
      ...(heat?.insulated && { surfaceTemperature: heat.insulated.surfaceTemperature }),
      ...(dewPoint !== undefined && { ambientDewPoint: dewPoint }),
      ...(metal.sheet && {
        ...(metal.sheet.gauge !== undefined && { sheetGauge: `${metal.sheet.gauge} gauge` }),
        sheetThickness: metal.sheet.thickness,
        sheetMassPerArea: metal.sheet.massPerArea,
        sheetMass: metal.sheet.mass,
      }),
    },
  };
}
