import type { Warning } from "../../kernel/index.ts";
import { formatQuantity, type QuantityKind, type UnitSystem } from "../../quantity/index.ts";
import { copperTubeRatings, danfossPiping, jacobs1976, refrigeration2010, tranePiping } from "../../refrigerantLines/sources.ts";
import { atmosphere, highestVelocity, isRiser } from "./candidates.ts";
import type { LineCalculation } from "./circuitTypes.ts";
import { penaltyOf, type RefrigerantCalculation } from "./calculate.ts";
import { chargeWarnings } from "./chargeWarnings.ts";
import { lineTitle } from "./lineTitle.ts";
import { refrigerantOf } from "./refrigerants.ts";
import type { LineValues, RefrigerantValues } from "./schema.ts";

/** A numbers' reader. */
type Told = (value: number, kind: QuantityKind) => string;

interface Row {
  readonly line: LineCalculation;
  readonly values: LineValues;
  readonly name: string;
  readonly told: Told;
  readonly unitSystem: UnitSystem;
}

/** From this glide on it matters which of both points a temperature is, K. */
const notableGlide = 3;
/** From this height on a riser has more than one trap, m. */
const trapEvery = 4;

/** What a senior engineer would remark about a circuit and its lines. */
export function warnings(calculation: RefrigerantCalculation, values: RefrigerantValues): Warning[] {
  const told: Told = (value, kind) =>
    formatQuantity(value, kind, values.unitSystem, kind === "length" ? { digits: 3, trimZeros: true } : {});
  const rows = calculation.circuit.lines.map((line, index): Row => ({
    line,
    values: values.lines[index]!,
    name: lineTitle(line, index),
    told,
    unitSystem: values.unitSystem,
  }));
  return [
    ...rows.flatMap((row) => [...aboutLoss(row), ...aboutVelocity(row), ...aboutOil(row), ...aboutStrength(row), ...aboutTraps(row)]),
    ...aboutKinds(calculation, values, rows, told),
    ...aboutLiquid(calculation, values, rows, told),
    ...aboutRefrigerant(calculation, values, told),
    ...chargeWarnings(calculation, values, told),
  ];
}

function aboutLoss({ line, values, name, told }: Row): Warning[] {
  const { penalty, budget, kind, id } = line;
  if (kind === "condensate" || penalty <= budget * (1 + 1e-9)) return [];
  const cure =
    values.sizing === "chosen"
      ? "Choose a larger tube, or let the size be found."
      : line.isGas && isRiser(values)
        ? "A larger tube would not return oil at the least load. A double riser, or less unloading, allows one."
        : "No size of the series does with less: divide the flow, shorten the line, or state a series with larger tubes.";
  return [
    {
      code: "penalty",
      severity: "caution",
      message: `${name} takes ${told(penalty, "temperatureDifference")} off the saturation temperature where ${told(budget, "temperatureDifference")} are its limit. ${cure}`,
      field: `lines.${id}.${values.sizing === "chosen" ? "tube" : "sizing"}`,
      result: `lines.${id}.penalty`,
      source: { source: refrigeration2010, locator: "refrigerant line sizing" },
    },
  ];
}

function aboutVelocity({ line, name, told }: Row): Warning[] {
  const limit = highestVelocity[line.kind];
  if (line.velocity <= limit) return [];
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
      message: `${name} runs at ${told(line.velocity, "velocity")}, above ${told(limit, "velocity")}: ${why}. A larger tube slows it.`,
      field: `lines.${line.id}.sizing`,
      result: `lines.${line.id}.velocity`,
      source: { source: tranePiping, locator: "velocity limits" },
    },
  ];
}

function aboutOil({ line, values, name, told }: Row): Warning[] {
  const { oil, oilShare, minimumVelocity, id, second } = line;
  if (!oil || !oilShare || minimumVelocity === undefined) return [];
  const isUp = isRiser(values);
  const found: Warning[] = [];
  const least = told(Math.max(oilShare.flooding, oilShare.tabulated ?? 0), "ratio");
  if (minimumVelocity < oil.required)
    found.push({
      code: isUp ? "oil-in-riser" : "oil-along-line",
      severity: isUp ? "limit" : "caution",
      message: `${name} brings no oil back at the least capacity: the gas runs at ${told(minimumVelocity, "velocity")} where ${told(oil.required, "velocity")} are needed. ${
        isUp
          ? `A smaller tube, a double riser or a least capacity of ${least} of the largest helps.`
          : `Slope it towards the compressor, take a smaller tube, or keep the capacity at ${least} or more.`
      }`,
      field: `lines.${id}.sizing`,
      result: `lines.${id}.minimumVelocity`,
      source: { source: oil.required === oil.tabulated ? tranePiping : jacobs1976 },
    });
  else if (oil.tabulated !== undefined && (minimumVelocity < oil.tabulated || minimumVelocity < oil.flooding))
    found.push({
      code: "oil-methods-differ",
      severity: "info",
      message: `${name}: the methods of oil return differ. At the least capacity the gas runs at ${told(minimumVelocity, "velocity")}; the table asks for ${told(oil.tabulated, "velocity")}, the onset of flooding for ${told(oil.flooding, "velocity")}. The stricter one leaves a margin.`,
      field: "oilMethod",
      result: `lines.${id}.oilTabulated`,
      source: { source: jacobs1976 },
    });
  if (second)
    found.push({
      code: "double-riser",
      severity: second.velocity < second.oil.required ? "caution" : "info",
      message:
        second.velocity < second.oil.required
          ? `${name}: even at the largest capacity the large tube runs at ${told(second.velocity, "velocity")} where its oil needs ${told(second.oil.required, "velocity")}. The oil in it stays until the small tube's loss pushes it up.`
          : `${name}: below some ${told(line.secondOilShare!, "ratio")} of the largest capacity oil closes the trap at the foot of the large tube, and the small one carries all gas. Keep the trap small, and bring both tubes into the main from above.`,
      field: `lines.${id}.sizing`,
      result: `lines.${id}.secondVelocity`,
      source: { source: refrigeration2010, locator: "double risers" },
    });
  return found;
}

function aboutStrength({ line, name, told }: Row): Warning[] {
  const { rating, loss, id } = line;
  const inside = Math.max(loss.pressureIn, loss.pressureOut) - atmosphere;
  if (rating === undefined || inside <= rating) return [];
  return [
    {
      code: "strength",
      severity: "limit",
      message: `${name} runs at ${told(inside, "refrigerantPressureDrop")} above the air, and its brazed copper is rated for ${told(rating, "refrigerantPressureDrop")}. A thicker wall or a smaller tube bears it; the design pressure that the code asks for is higher still.`,
      field: `lines.${id}.sizing`,
      result: `lines.${id}.ratedPressure`,
      source: { source: copperTubeRatings },
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

/** Lines of a kind together, where each keeps its own limit and all of them do not, or a row's own limit is generous. */
function aboutKinds({ circuit }: RefrigerantCalculation, values: RefrigerantValues, rows: readonly Row[], told: Told): Warning[] {
  const limits = { suction: values.suctionBudget, discharge: values.dischargeBudget, liquid: values.liquidBudget } as const;
  const fields = { suction: "suctionBudget", discharge: "dischargeBudget", liquid: "liquidBudget" } as const;
  return (Object.keys(limits) as (keyof typeof limits)[]).flatMap((kind): Warning[] => {
    const total = penaltyOf(circuit.lines, kind);
    if (total === undefined || total <= limits[kind] * (1 + 1e-9)) return [];
    const own = rows.filter(({ line }) => line.kind === kind);
    const most = own.reduce((one, other) => (other.line.penalty > one.line.penalty ? other : one));
    return [
      {
        code: "penalty-of-kind",
        severity: "caution",
        message: `The ${kind} lines take ${told(total, "temperatureDifference")} together, above ${told(limits[kind], "temperatureDifference")}; ${most.name} takes the most, ${told(most.line.penalty, "temperatureDifference")}. A larger size there helps first.`,
        field: fields[kind],
        result: `${kind}Penalty`,
        source: { source: refrigeration2010, locator: "refrigerant line sizing" },
      },
    ];
  });
}

function aboutLiquid({ circuit, results }: RefrigerantCalculation, values: RefrigerantValues, rows: readonly Row[], told: Told): Warning[] {
  const { valve } = circuit;
  if (!valve) return [];
  const own = rows.filter(({ line }) => line.kind === "liquid");
  const flashing = own.find(({ line }) => line.flashesAt < 1);
  const source = { source: tranePiping, locator: "liquid lines" } as const;
  if (valve.subcooling === 0) {
    const where = flashing
      ? `${flashing.name} flashes after ${told(flashing.line.flashesAt, "ratio")} of its way`
      : "The liquid flashes in the accessories at the end";
    return [
      {
        code: "flash-gas",
        severity: "limit",
        message: `${where}: ${told(results.flashQuality!, "ratio")} of it is gas at the expansion valve, which then starves the evaporator. More subcooling, a larger tube or less lift helps.`,
        field: "subcooling",
        result: "flashQuality",
        source,
      },
    ];
  }
  if (valve.subcooling >= values.leastSubcooling) return [];
  const lift = own.reduce((sum, { line }) => sum + line.loss.lift, 0);
  return [
    {
      code: "subcooling",
      severity: "caution",
      message: `${told(valve.subcooling, "temperatureDifference")} of subcooling are left at the expansion valve where ${told(values.leastSubcooling, "temperatureDifference")} are wanted. ${lift > 0 ? `The lift takes ${told(lift, "refrigerantPressureDrop")}. ` : ""}More subcooling at the condenser, or a larger liquid line, keeps it clear of flash gas.`,
      field: "subcooling",
      result: "residualSubcooling",
      source,
    },
  ];
}

function aboutRefrigerant({ circuit }: RefrigerantCalculation, values: RefrigerantValues, told: Told): Warning[] {
  const found: Warning[] = [];
  const { condensingGlide, evaporatingGlide } = circuit.ends;
  const { designation, viscosityBasis } = refrigerantOf(values.refrigerant);
  if (Math.max(condensingGlide, evaporatingGlide) > notableGlide)
    found.push({
      code: "glide",
      severity: "info",
      message: `${designation} glides by ${told(evaporatingGlide, "temperatureDifference")} in the evaporator and ${told(condensingGlide, "temperatureDifference")} in the condenser. The suction temperature counts as the dew point, the condensing temperature as the ${values.condensingPoint} point; gas lines are judged by dew points, liquid lines by bubble points.`,
      field: "condensingPoint",
      result: "condensingGlide",
    });
  if (viscosityBasis === "estimate" && circuit.lines.length > 0)
    found.push({
      code: "viscosity-estimated",
      severity: "info",
      message: `The viscosity of ${designation} is mixed from that of its components, within some 8 %. Losses by friction follow it with a fifth of that, under 2 %; check them where a limit is just kept.`,
      field: "refrigerant",
    });
  if (circuit.lines.length === 0)
    found.push({
      code: "no-lines",
      severity: "info",
      message: "No line is stated, so only the cycle is calculated. Add the lines that join its ends.",
      field: "lines",
    });
  return found;
}
