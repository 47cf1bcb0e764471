import { isAbove } from "../../quantity/tolerance.ts";
import { atPath, OutOfRangeError } from "../../kernel/index.ts";
import {
  chargeLimit,
  en378ToxicityLimits,
  minimumFloorArea,
  releaseHeights,
  ul60335FlammabilityLimits,
  type ChargeLimit,
  type ChargeSpace,
  type ChargeStandard,
} from "../../refrigerant-lines/index.ts";
import { refrigerantLimits } from "../../reference/index.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import { chargeSources } from "./chargeSources.ts";
import type { Refrigerant } from "../../refrigerants/index.ts";
import { circuitOf } from "./circuit.ts";
import type { Circuit, LineCalculation } from "./circuitTypes.ts";
import { refrigerantOf } from "./refrigerants.ts";
import { lineSetOf, type LineSet } from "./lineSet.ts";
import type { LineKind, RefrigerantValues } from "./schema.ts";

/** Charge limit of a standard for the room. */
export interface RoomCharge {
  /** Source of the limit of the refrigerant. */
  readonly limitSource: Citation;
  readonly space: Omit<ChargeSpace, "floorArea">;
  /** Absent where the standard has no limit for the refrigerant. */
  readonly limit?: ChargeLimit;
  readonly minimumArea?: number;
}

/** A circuit as calculated: what its results are taken from. */
export interface RefrigerantState {
  readonly values: RefrigerantValues;
  readonly circuit: Circuit;
  readonly room?: RoomCharge;
  /** Absent where no line joins the units. */
  readonly lineSet?: LineSet;
  /** kg */
  readonly lineCharge: number;
  /** With the equipment, kg. */
  readonly totalCharge: number;
}

/** Saturation temperature drop of all lines of a kind, K. */
export function penaltyOf(lines: readonly LineCalculation[], kind: LineKind): number | undefined {
  const linesOfKind = lines.filter((line) => line.kind === kind);
  return linesOfKind.length === 0 ? undefined : linesOfKind.reduce((sum, { penalty }) => sum + penalty, 0);
}

/** Limits of a refrigerant for a standard, kg/m³, with their source. */
function limitsOf(
  { designation, safetyGroup }: Refrigerant,
  standard: ChargeStandard,
): Pick<ChargeSpace, "lowerFlammability" | "concentrationLimit"> & { readonly source: Citation } {
  const source = chargeSources[standard];
  if (standard === "ul60335Edition4") return { lowerFlammability: ul60335FlammabilityLimits[designation], source };
  const listed = refrigerantLimits.find(({ label }) => label === designation);
  if (standard === "en378") {
    const toxicity = en378ToxicityLimits[designation];
    return safetyGroup.endsWith("1")
      ? { concentrationLimit: toxicity, source }
      : { lowerFlammability: listed?.lowerFlammability, concentrationLimit: toxicity, source: listed?.source ?? source };
  }
  return {
    lowerFlammability: listed?.lowerFlammability,
    concentrationLimit: listed?.concentrationLimit,
    source: listed?.source ?? { source: mathematics },
  };
}

function roomOf(values: RefrigerantValues, refrigerant: Refrigerant, charge: number): RoomCharge | undefined {
  const { chargeStandard, roomArea, roomHeight, releaseAt, releaseHeight } = values;
  if (chargeStandard === "none") return undefined;
  const { source: limitSource, ...limits } = limitsOf(refrigerant, chargeStandard);
  const isByVolume = chargeStandard === "ashrae15" || (chargeStandard === "en378" && refrigerant.safetyGroup.endsWith("1"));
  if (isByVolume && roomHeight === null)
    throw new OutOfRangeError({
      parameter: "roomHeight",
      value: 0,
      min: 1,
      max: 50,
      unit: "m",
      reason: "the limit goes by the volume of the room, so state how high it is",
    });
  const height = releaseAt === "custom" ? releaseHeight : releaseHeights[releaseAt];
  // What burns is limited by its flammability; its toxicity needs a volume, and is judged where the height is entered.
  const hasVolume = chargeStandard === "en378" && roomHeight !== null;
  const space: Omit<ChargeSpace, "floorArea"> = {
    standard: chargeStandard,
    safetyGroup: refrigerant.safetyGroup,
    lowerFlammability: limits.lowerFlammability,
    concentrationLimit: isByVolume || hasVolume ? limits.concentrationLimit : undefined,
    roomHeight: isByVolume || hasVolume ? roomHeight! : 2.2,
    releaseHeight: chargeStandard === "ashrae15" ? 0 : height,
  };
  try {
    const limit = chargeLimit({ ...space, floorArea: roomArea });
    if (!limit) return { limitSource, space };
    const minimumArea = minimumFloorArea(space, charge);
    return { limitSource, space, limit, ...(minimumArea !== undefined && { minimumArea }) };
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    throw new OutOfRangeError({
      parameter: "chargeStandard",
      value: 0,
      min: 0,
      max: 0,
      unit: "",
      reason: `no limit of ${refrigerant.designation} that this standard needs could be read. Select another standard, or check the charge by the standard itself`,
    });
  }
}

/** Sizes, losses, oil return and charge of the lines of a cycle. */
export function calculate(values: RefrigerantValues): RefrigerantState {
  const { capacity, minimumCapacity, lines } = values;
  if (minimumCapacity !== null && minimumCapacity > capacity)
    throw new OutOfRangeError({
      parameter: "minimumCapacity",
      value: minimumCapacity,
      min: 0,
      max: capacity,
      unit: "W",
      reason: "it is more than the maximum capacity",
    });
  for (const { id, length, rise } of lines)
    if (isAbove(Math.abs(rise), length))
      atPath(`lines.${id}`, () => {
        throw new OutOfRangeError({
          parameter: "rise",
          value: rise,
          min: 0,
          max: 0,
          unit: "m",
          reason: "it is more than the length of the line",
        });
      });
  for (const { id, kind, rise } of lines)
    if (kind === "condensate" && rise > 0)
      atPath(`lines.${id}`, () => {
        throw new OutOfRangeError({ parameter: "rise", value: rise, min: 0, max: 0, unit: "m", reason: "a drain by gravity must fall" });
      });
  const refrigerant = refrigerantOf(values.refrigerant);
  const circuit = circuitOf(values, refrigerant);
  const lineCharge = circuit.lines.reduce((sum, { charge }) => sum + charge, 0);
  const totalCharge = lineCharge + values.equipmentCharge;
  const room = roomOf(values, refrigerant, totalCharge);
  const lineSet = lineSetOf(values, circuit.lines);
  return { values, circuit, lineCharge, totalCharge, ...(room && { room }), ...(lineSet && { lineSet }) };
}
