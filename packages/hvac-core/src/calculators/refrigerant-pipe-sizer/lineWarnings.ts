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

/** A number in the units of the reader. */
export type Told = (value: number, kind: QuantityKind) => string;

/** A line with what is said of it. */
export interface Row {
  readonly line: LineCalculation;
  readonly values: LineValues;
  readonly oilMethod: RefrigerantValues["oilMethod"];
  readonly name: string;
  readonly told: Told;
  readonly unitSystem: UnitSystem;
  /** Whether all lines that share its limit keep it in sum. */
  readonly keepsKind: boolean;
}

/** From this height on a riser has more than one trap, m. */
const trapEvery = 4;

/** What a senior engineer would remark about one line. */
export function lineWarnings(row: Row): Warning[] {
  return [
    ...aboutLoss(row),
    ...aboutVelocity(row),
    ...aboutOil(row),
    ...aboutDoubleRiser(row),
    ...aboutStrength(row),
    ...aboutTraps(row),
    ...aboutDrain(row),
  ];
}

/** The next size of the series above the one in use, or above the larger of both. */
function largerThan({ sizes, tube, second }: LineCalculation): SizeRow | undefined {
  const { outsideDiameter } = second?.tube ?? tube;
  return sizes.find((size) => size.outsideDiameter > outsideDiameter + 1e-9);
}

/** Whether the next size is too large for oil, so that only a second tube or less unloading allows more. */
export function isHeldByOil(line: LineCalculation, values: LineValues): boolean {
  return line.isGas && isRiser(values) && !line.second && largerThan(line)?.ruledOutBy.includes("oil") === true;
}

/** Whether a line costs more than it may. A share by length is no limit of its own: what one line takes more, another leaves. */
export function exceedsLimit({ line: { kind, penalty, budget }, values, keepsKind }: Row): boolean {
  return kind !== "condensate" && !isAtMost(penalty, budget) && !(keepsKind && values.penaltyBudget === null);
}

function aboutLoss(row: Row): Warning[] {
  if (!exceedsLimit(row)) return [];
  const { line, values, name, told } = row;
  const { penalty, budget, id } = line;
  const cure =
    values.sizing === "chosen"
      ? "Choose a larger tube, or let the size be found."
      : line.second
        ? "No pair of the series does with less: divide the flow between risers, shorten the line, or let the compressor unload less."
        : isHeldByOil(line, values)
          ? "A larger tube would not return oil at the minimum load. A double riser, or less unloading, allows one."
          : "No size of the series does with less: divide the flow, shorten the line, or state a series with larger tubes.";
  return [
    {
      code: "penalty",
      severity: "caution",
      message: `${name} costs ${told(penalty, "temperatureDifference")} of saturation temperature, more than the ${told(budget, "temperatureDifference")} allowed. ${cure}`,
      field: `lines.${id}.${values.sizing === "chosen" ? "tube" : "sizing"}`,
      result: `lines.${id}.penalty`,
      source: { source: refrigeration2010, locator: "refrigerant line sizing" },
    },
  ];
}

function aboutVelocity({ line, values, name, told }: Row): Warning[] {
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
        ? "valves that close make water hammer, and the copper wears"
        : "it is heard, and elbows wear";
  return [
    {
      code: "velocity",
      severity: "caution",
      message: `${name} runs at ${told(velocity, "velocity")}${isInSecond ? " in its large tube" : ""}, above ${told(limit, "velocity")}: ${why}. ${cure}`,
      field: `lines.${line.id}.sizing`,
      result: `lines.${line.id}.${isInSecond ? "secondVelocity" : "velocity"}`,
      source: { source: tranePiping, locator: "velocity limits" },
    },
  ];
}

function aboutOil({ line, values, oilMethod, name, told }: Row): Warning[] {
  const { oil, oilShare, minimumVelocity, id, second } = line;
  if (!oil || !oilShare || minimumVelocity === undefined) return [];
  const isUp = isRiser(values);
  const found: Warning[] = [];
  const least = told(Math.max(oilShare.flooding, oilShare.tabulated), "ratio");
  if (minimumVelocity < oil.required)
    found.push({
      code: isUp ? "oil-in-riser" : "oil-along-line",
      severity: isUp ? "limit" : "caution",
      message: `${name} ${line.kind === "suction" ? "brings no oil back" : "carries no oil on"} at the minimum capacity: the gas runs at ${told(minimumVelocity, "velocity")} where ${told(oil.required, "velocity")} are needed. ${
        isUp
          ? `A smaller tube, a double riser or a minimum capacity of ${least} of the largest helps.`
          : `Slope it ${line.kind === "suction" ? "towards the compressor" : line.kind === "discharge" ? "towards the condenser" : "in the direction of flow"}, take a smaller tube, or keep the capacity at ${least} or more.`
      }`,
      field: `lines.${id}.sizing`,
      result: `lines.${id}.minimumVelocity`,
      source: { source: oil.required === oil.tabulated ? tranePiping : jacobs1976 },
    });
  else if (minimumVelocity < oil.tabulated || minimumVelocity < oil.flooding)
    found.push({
      code: "oil-methods-differ",
      severity: "info",
      message: `${name}: the methods of oil return differ. At the minimum capacity the gas runs at ${told(minimumVelocity, "velocity")}; the table asks for ${told(oil.tabulated, "velocity")}, the onset of flooding for ${told(oil.flooding, "velocity")}. The stricter one leaves a margin.`,
      field: "oilMethod",
      result: `lines.${id}.oilTabulated`,
      source: { source: jacobs1976 },
    });
  const beyond = [{ tube: line.tube, oil }, ...(second ? [second] : [])].filter((each) => each.oil.isBeyondTable);
  if (oilMethod !== "flooding" && beyond.length > 0)
    found.push({
      code: "oil-beyond-table",
      severity: "info",
      message: `${name}: ${sizeText(...beyond.map(({ tube }) => tube))} is beyond Trane's table of minimum velocities. A smaller tube is asked for as much as the first of the table, a larger one for what its last two sizes lead to.`,
      field: `lines.${id}.sizing`,
      result: `lines.${id}.oilTabulated`,
      source: { source: tranePiping },
    });
  return found;
}

function aboutDoubleRiser({ line, name, told }: Row): Warning[] {
  const { id, second, sizes } = line;
  if (!second) return [];
  const single = sizes.find(({ ruledOutBy }) => ruledOutBy.length === 0);
  const found: Warning[] = [
    {
      code: "double-riser",
      severity: second.velocity < second.oil.required ? "caution" : "info",
      message:
        second.velocity < second.oil.required
          ? `${name}: even at the largest capacity the large tube runs at ${told(second.velocity, "velocity")} where its oil needs ${told(second.oil.required, "velocity")}. The oil in it stays until the small tube's loss pushes it up.`
          : `${name}: below some ${told(line.secondOilShare!, "ratio")} of the largest capacity oil closes the trap at the foot of the large tube, and the small one carries all gas. Keep the trap small, and bring both tubes into the main from above.`,
      field: `lines.${id}.sizing`,
      result: `lines.${id}.secondVelocity`,
      source: { source: refrigeration2010, locator: "double risers" },
    },
  ];
  if (single)
    found.push({
      code: "double-riser-not-needed",
      severity: "info",
      message: `${name}: a single tube of ${tubeName(tubes.get(single.key)!)} meets all limits, so that it needs no double riser.`,
      field: `lines.${id}.sizing`,
      result: `lines.${id}.size`,
    });
  return found;
}

function aboutStrength({ line, values, name, told }: Row): Warning[] {
  const { rating, loss, id, designPressure, sizes, tube } = line;
  const atWork = Math.max(loss.pressureIn, loss.pressureOut) - standardPressure;
  const inside = Math.max(atWork, designPressure - standardPressure);
  if (rating === undefined || inside <= rating) return [];
  const isChosen = values.sizing === "chosen";
  const cure =
    isChosen && sizes.some(({ ruledOutBy }) => ruledOutBy.length === 0)
      ? "Another size of the series bears it: let the size be found."
      : "No tube of the series bears it within the limits of loss, velocity and oil: use a thicker wall, a stronger alloy (CuFe2P) or steel, or divide the flow between lines.";
  return [
    {
      code: "strength",
      severity: "limit",
      message: `${name} ${inside > atWork ? "must bear" : "runs at"} ${told(inside, "refrigerantPressureDrop")} gauge${inside > atWork ? " at its design temperature" : ""}, and its brazed copper is rated for ${told(rating, "refrigerantPressureDrop")}. ${cure}`,
      field: `lines.${id}.sizing`,
      result: `lines.${id}.ratedPressure`,
      source: tubeSeries[tube.series].ruleCitation,
    },
  ];
}

function aboutTraps({ line, values, name, told, unitSystem }: Row): Warning[] {
  if (!line.isGas || line.kind === "hotGas" || values.rise < trapEvery) return [];
  const count = Math.ceil(values.rise / trapEvery);
  const height = formatQuantity(trapEvery, "length", unitSystem, { digits: 2, trimZeros: true });
  return [
    {
      code: "traps",
      severity: "info",
      message: `${name} rises by ${told(values.rise, "length")}: a trap at its foot and one every ${height} (${count} in all) catch oil when the compressor stops, and a loop at its top keeps it from falling back. Their bends count as fittings.`,
      field: `lines.${line.id}.rise`,
      source: { source: danfossPiping },
    },
  ];
}

function aboutDrain({ line, values, name }: Row): Warning[] {
  if (line.kind !== "condensate" || values.rise < 0) return [];
  return [
    {
      code: "drain-level",
      severity: "caution",
      message: `${name} is level: a drain by gravity needs a fall, or liquid stays in the condenser. State how far it falls.`,
      field: `lines.${line.id}.rise`,
      source: { source: tranePiping },
    },
  ];
}
