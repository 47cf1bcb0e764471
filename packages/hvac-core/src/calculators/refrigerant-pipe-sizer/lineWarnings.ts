import { isAtMost } from "../../quantity/tolerance.ts";
import type { Warning } from "../../kernel/index.ts";
import { formatQuantity, type QuantityKind, type UnitSystem } from "../../quantity/index.ts";
import { tubeSeries } from "../../refrigerant-lines/index.ts";
import { danfossPiping, jacobs1976, refrigeration2010, tranePiping } from "../../refrigerant-lines/sources.ts";
import { highestVelocity, isRiser, sizeText } from "./candidates.ts";
import type { LineCalculation, SizeRow } from "./circuitTypes.ts";
import { tubeName, tubes } from "./lineFields.ts";
import type { LineValues, RefrigerantValues } from "./schema.ts";
import { standardPressure } from "../../psychrometrics/internal.ts";

/** Formats a number in the units of the reader. */
export type FormatQuantity = (value: number, kind: QuantityKind) => string;

/** A line with the data of its warnings. */
export interface Row {
  readonly line: LineCalculation;
  readonly values: LineValues;
  readonly oilMethod: RefrigerantValues["oilMethod"];
  readonly name: string;
  readonly format: FormatQuantity;
  readonly unitSystem: UnitSystem;
  /** Whether all lines of the kind together are within their limit. */
  readonly keepsKind: boolean;
}

/** Height of a riser per trap, m. */
const trapEvery = 4;

/** Warnings of one line. */
export function lineWarnings(row: Row): Warning[] {
  return [
    ...lossWarnings(row),
    ...velocityWarnings(row),
    ...oilWarnings(row),
    ...doubleRiserWarnings(row),
    ...strengthWarnings(row),
    ...trapsWarnings(row),
    ...drainWarnings(row),
  ];
}

/** The next larger size of the series; for a double riser, larger than both tubes. */
function largerThan({ sizes, tube, second }: LineCalculation): SizeRow | undefined {
  const { outsideDiameter } = second?.tube ?? tube;
  return sizes.find((size) => size.outsideDiameter > outsideDiameter + 1e-9);
}

/** Whether the next size is too large for oil return, so that only a double riser or less unloading allows it. */
export function isHeldByOil(line: LineCalculation, values: LineValues): boolean {
  return line.isGas && isRiser(values) && !line.second && largerThan(line)?.ruledOutBy.includes("oil") === true;
}

/** Whether a line exceeds its limit. A share by length is not a limit of the line: other lines may use less of theirs. */
export function exceedsLimit({ line: { kind, penalty, budget }, values, keepsKind }: Row): boolean {
  return kind !== "condensate" && !isAtMost(penalty, budget) && !(keepsKind && values.penaltyBudget === null);
}

function lossWarnings(row: Row): Warning[] {
  if (!exceedsLimit(row)) return [];
  const { line, values, name, format } = row;
  const { penalty, budget, id } = line;
  const cure =
    values.sizing === "chosen"
      ? "Select a larger tube, or size the line by the limits."
      : line.second
        ? "No pair of the series is within the limit: divide the flow between risers, shorten the line, or let the compressor unload less."
        : isHeldByOil(line, values)
          ? "A larger tube would not return oil at the minimum load. A double riser, or less unloading, allows one."
          : "No size of the series is within the limit: divide the flow, shorten the line, or select a series with larger tubes.";
  return [
    {
      code: "penalty",
      severity: "caution",
      message: `${name} costs ${format(penalty, "temperatureDifference")} of saturation temperature, more than the ${format(budget, "temperatureDifference")} allowed. ${cure}`,
      field: `lines.${id}.${values.sizing === "chosen" ? "tube" : "sizing"}`,
      result: `lines.${id}.penalty`,
      source: { source: refrigeration2010, locator: "refrigerant line sizing" },
    },
  ];
}

function velocityWarnings({ line, values, name, format }: Row): Warning[] {
  const limit = highestVelocity[line.kind];
  const isInSecond = line.second !== undefined && line.second.velocity > line.velocity;
  const velocity = isInSecond ? line.second.velocity : line.velocity;
  if (velocity <= limit) return [];
  const cure = isHeldByOil(line, values)
    ? "A larger tube slows it, but returns no oil at the minimum load; a double riser, or less unloading, allows one."
    : largerThan(line)
      ? "A larger tube slows it."
      : "No size of the series is larger: divide the flow.";
  const why =
    line.kind === "condensate"
      ? "gas must be able to flow back above the liquid, or the condenser floods"
      : line.kind === "liquid"
        ? "closing valves cause liquid hammer, and the copper erodes"
        : "it is noisy, and elbows erode";
  return [
    {
      code: "velocity",
      severity: "caution",
      message: `${name} has ${format(velocity, "velocity")}${isInSecond ? " in its large tube" : ""}, above ${format(limit, "velocity")}: ${why}. ${cure}`,
      field: `lines.${line.id}.sizing`,
      result: `lines.${line.id}.${isInSecond ? "secondVelocity" : "velocity"}`,
      source: { source: tranePiping, locator: "velocity limits" },
    },
  ];
}

function oilWarnings({ line, values, oilMethod, name, format }: Row): Warning[] {
  const { oil, oilShare, minimumVelocity, id, second } = line;
  if (!oil || !oilShare || minimumVelocity === undefined) return [];
  const isUp = isRiser(values);
  const list: Warning[] = [];
  const minimumLoad = format(Math.max(oilShare.flooding, oilShare.tabulated), "ratio");
  if (minimumVelocity < oil.required)
    list.push({
      code: isUp ? "oil-in-riser" : "oil-along-line",
      severity: isUp ? "limit" : "caution",
      message: `${name} ${line.kind === "suction" ? "returns no oil" : "carries no oil"} at the minimum capacity: the gas runs at ${format(minimumVelocity, "velocity")} where ${format(oil.required, "velocity")} are needed. ${
        isUp
          ? `A smaller tube, a double riser or a minimum capacity of ${minimumLoad} of the maximum helps.`
          : `Slope it ${line.kind === "suction" ? "towards the compressor" : line.kind === "discharge" ? "towards the condenser" : "in the direction of flow"}, take a smaller tube, or keep the capacity at ${minimumLoad} or more.`
      }`,
      field: `lines.${id}.sizing`,
      result: `lines.${id}.minimumVelocity`,
      source: { source: oil.required === oil.tabulated ? tranePiping : jacobs1976 },
    });
  else if (minimumVelocity < oil.tabulated || minimumVelocity < oil.flooding)
    list.push({
      code: "oil-methods-differ",
      severity: "info",
      message: `${name}: the methods of oil return differ. At the minimum capacity the gas runs at ${format(minimumVelocity, "velocity")}; the table requires ${format(oil.tabulated, "velocity")}, the onset of flooding for ${format(oil.flooding, "velocity")}. The stricter method leaves a margin.`,
      field: "oilMethod",
      result: `lines.${id}.oilTabulated`,
      source: { source: jacobs1976 },
    });
  const beyond = [{ tube: line.tube, oil }, ...(second ? [second] : [])].filter((each) => each.oil.isBeyondTable);
  if (oilMethod !== "flooding" && beyond.length > 0)
    list.push({
      code: "oil-beyond-table",
      severity: "info",
      message: `${name}: ${sizeText(...beyond.map(({ tube }) => tube))} is beyond Trane's table of minimum velocities. A smaller tube has the minimum velocity of the first size, a larger one that extrapolated from the last two sizes.`,
      field: `lines.${id}.sizing`,
      result: `lines.${id}.oilTabulated`,
      source: { source: tranePiping },
    });
  return list;
}

function doubleRiserWarnings({ line, name, format }: Row): Warning[] {
  const { id, second, sizes } = line;
  if (!second) return [];
  const single = sizes.find(({ ruledOutBy }) => ruledOutBy.length === 0);
  const list: Warning[] = [
    {
      code: "double-riser",
      severity: second.velocity < second.oil.required ? "caution" : "info",
      message:
        second.velocity < second.oil.required
          ? `${name}: even at the maximum capacity the large tube has ${format(second.velocity, "velocity")} where oil return needs ${format(second.oil.required, "velocity")}. Oil stays in it until the loss of the small tube pushes it up.`
          : `${name}: below about ${format(line.secondOilShare!, "ratio")} of the maximum capacity oil closes the trap at the foot of the large tube, and the small tube carries all gas. Keep the trap small, and connect both tubes to the main from above.`,
      field: `lines.${id}.sizing`,
      result: `lines.${id}.secondVelocity`,
      source: { source: refrigeration2010, locator: "double risers" },
    },
  ];
  if (single)
    list.push({
      code: "double-riser-not-needed",
      severity: "info",
      message: `${name}: a single tube of ${tubeName(tubes.get(single.key)!)} meets all limits, so that a double riser is not needed.`,
      field: `lines.${id}.sizing`,
      result: `lines.${id}.size`,
    });
  return list;
}

function strengthWarnings({ line, values, name, format }: Row): Warning[] {
  const { rating, loss, id, designPressure, sizes, tube } = line;
  const atWork = Math.max(loss.pressureIn, loss.pressureOut) - standardPressure;
  const inside = Math.max(atWork, designPressure - standardPressure);
  if (rating === undefined || inside <= rating) return [];
  const isChosen = values.sizing === "chosen";
  const cure =
    isChosen && sizes.some(({ ruledOutBy }) => ruledOutBy.length === 0)
      ? "Another size of the series is strong enough: size the line by the limits."
      : "No tube of the series within the limits of loss, velocity and oil is strong enough: use a thicker wall, a stronger alloy (CuFe2P) or steel, or divide the flow between lines.";
  return [
    {
      code: "strength",
      severity: "limit",
      message: `${name} ${inside > atWork ? "must withstand" : "operates at"} ${format(inside, "refrigerantPressureDrop")} gauge${inside > atWork ? " at its design temperature" : ""}, and its brazed copper is rated for ${format(rating, "refrigerantPressureDrop")}. ${cure}`,
      field: `lines.${id}.sizing`,
      result: `lines.${id}.ratedPressure`,
      source: tubeSeries[tube.series].ruleCitation,
    },
  ];
}

function trapsWarnings({ line, values, name, format, unitSystem }: Row): Warning[] {
  if (!line.isGas || line.kind === "hotGas" || values.rise < trapEvery) return [];
  const count = Math.ceil(values.rise / trapEvery);
  const height = formatQuantity(trapEvery, "length", unitSystem, { digits: 2, trimZeros: true });
  return [
    {
      code: "traps",
      severity: "info",
      message: `${name} rises by ${format(values.rise, "length")}: a trap at its foot and one every ${height} (${count} in total) catch oil when the compressor stops, and a loop at its top keeps it from falling back. Enter their bends as fittings.`,
      field: `lines.${line.id}.rise`,
      source: { source: danfossPiping },
    },
  ];
}

function drainWarnings({ line, values, name }: Row): Warning[] {
  if (line.kind !== "condensate" || values.rise < 0) return [];
  return [
    {
      code: "drain-level",
      severity: "caution",
      message: `${name} is level: a drain by gravity needs a fall, or liquid stays in the condenser. Enter its fall as a negative rise.`,
      field: `lines.${line.id}.rise`,
      source: { source: tranePiping },
    },
  ];
}
