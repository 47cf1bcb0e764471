import { isAtMost } from "../../quantity/tolerance.ts";
import type { Warning } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import { refrigeration2010, tranePiping } from "../../refrigerant-lines/sources.ts";
import { penaltyOf } from "./calculate.ts";
import type { RefrigerantCalculation } from "./results.ts";
import { keepsLimit } from "./budgets.ts";
import { chargeWarnings } from "./chargeWarnings.ts";
import { exceedsLimit, isHeldByOil, lineWarnings, type Row, type Told } from "./lineWarnings.ts";
import { lineSetWarnings } from "./lineSetWarnings.ts";
import { lineTitle } from "./lineTitle.ts";
import { refrigerantOf } from "./refrigerants.ts";
import type { RefrigerantValues } from "./schema.ts";

/** From this glide on it matters which of both points a temperature is, K. */
const notableGlide = 3;
/** What a senior engineer would remark about a circuit and its lines. */
export function warnings(calculation: RefrigerantCalculation, values: RefrigerantValues): Warning[] {
  const told: Told = (value, kind) =>
    formatQuantity(value, kind, values.unitSystem, kind === "length" ? { digits: 3, trimZeros: true } : {});
  const rows = calculation.circuit.lines.map((line, index): Row => ({
    line,
    values: values.lines[index]!,
    oilMethod: values.oilMethod,
    name: lineTitle(line, index),
    told,
    unitSystem: values.unitSystem,
    keepsKind: keepsLimit(calculation.circuit.lines, line.kind, values),
  }));
  return [
    ...rows.flatMap(lineWarnings),
    ...aboutKinds(calculation, values, rows, told),
    ...aboutLiquid(calculation, values, rows, told),
    ...(calculation.lineSet ? lineSetWarnings(calculation.lineSet, values, told) : []),
    ...aboutRefrigerant(calculation, values, told),
    ...chargeWarnings(calculation, values, told),
  ];
}

/** Lines of a kind together, where each keeps its own limit and all of them do not, or a row's own limit is generous. */
function aboutKinds({ circuit }: RefrigerantCalculation, values: RefrigerantValues, rows: readonly Row[], told: Told): Warning[] {
  const limits = { suction: values.suctionBudget, discharge: values.dischargeBudget, liquid: values.liquidBudget } as const;
  const fields = { suction: "suctionBudget", discharge: "dischargeBudget", liquid: "liquidBudget" } as const;
  return (Object.keys(limits) as (keyof typeof limits)[]).flatMap((kind): Warning[] => {
    const total = penaltyOf(circuit.lines, kind);
    if (total === undefined || isAtMost(total, limits[kind])) return [];
    const own = rows.filter(({ line }) => line.kind === kind);
    if (own.some(exceedsLimit)) return [];
    // A riser that oil holds narrow has no larger size.
    const [most] = own
      .filter(({ line, values: row }) => !isHeldByOil(line, row))
      .toSorted((one, other) => other.line.penalty - one.line.penalty);
    return [
      {
        code: "penalty-of-kind",
        severity: "caution",
        message: `The ${kind} lines cost ${told(total, "temperatureDifference")} of saturation temperature together, more than the ${told(limits[kind], "temperatureDifference")} allowed. ${
          most
            ? `${most.name} has the largest part, ${told(most.line.penalty, "temperatureDifference")}: a larger size there helps first.`
            : "Larger tubes would not return oil: use double risers, or less unloading."
        }`,
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
  // The weight of liquid that falls, or a wider line, may bring back what was lost on the way.
  const onTheWay: Warning[] = flashing
    ? [
        {
          code: "flash-gas-on-the-way",
          severity: "caution",
          message: `${flashing.name} flashes ${flashing.line.flashesAt > 0 ? `after ${told(flashing.line.flashesAt, "ratio")} of its way` : "from its start"}, though the liquid comes to the expansion valve subcooled again. Gas in between makes noise, erodes the tube and takes more pressure than is calculated where it gathers. More subcooling, or less lift, helps.`,
          field: `lines.${flashing.line.id}.rise`,
          result: `lines.${flashing.line.id}.pressureOut`,
          source,
        },
      ]
    : [];
  if (valve.subcooling >= values.leastSubcooling) return onTheWay;
  const lift = own.reduce((sum, { line }) => sum + line.loss.lift, 0);
  return [
    ...onTheWay,
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
      message: "No line is entered, so only the cycle is calculated. Add the lines that join its ends.",
      field: "lines",
    });
  return found;
}
