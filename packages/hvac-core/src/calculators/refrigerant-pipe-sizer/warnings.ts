import { isAtMost } from "../../quantity/tolerance.ts";
import type { Warning } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import { refrigeration2010, tranePiping } from "../../refrigerant-lines/sources.ts";
import { penaltyOf } from "./calculate.ts";
import type { RefrigerantCalculation } from "./results.ts";
import { keepsLimit } from "./budgets.ts";
import { chargeWarnings } from "./chargeWarnings.ts";
import { exceedsLimit, isHeldByOil, lineWarnings, type Row, type FormatQuantity } from "./lineWarnings.ts";
import { lineSetWarnings } from "./lineSetWarnings.ts";
import { lineTitle } from "./lineTitle.ts";
import { refrigerantOf } from "./refrigerants.ts";
import type { RefrigerantValues } from "./schema.ts";

/** Glide from which the difference between dew point and bubble point matters, K. */
const notableGlide = 3;

/** Warnings of a circuit and its lines. */
export function warnings(calculation: RefrigerantCalculation, values: RefrigerantValues): Warning[] {
  const format: FormatQuantity = (value, kind) =>
    formatQuantity(value, kind, values.unitSystem, kind === "length" ? { digits: 3, trimZeros: true } : {});
  const rows = calculation.circuit.lines.map((line, index): Row => ({
    line,
    values: values.lines[index]!,
    oilMethod: values.oilMethod,
    name: lineTitle(line, index),
    format,
    unitSystem: values.unitSystem,
    keepsKind: keepsLimit(calculation.circuit.lines, line.kind, values),
  }));
  return [
    ...rows.flatMap(lineWarnings),
    ...kindsWarnings(calculation, values, rows, format),
    ...liquidWarnings(calculation, values, rows, format),
    ...(calculation.lineSet ? lineSetWarnings(calculation.lineSet, values, format) : []),
    ...refrigerantWarnings(calculation, values, format),
    ...chargeWarnings(calculation, values, format),
  ];
}

/** Warns of lines of a kind that are each within their limit, while their sum is not. */
function kindsWarnings(
  { circuit }: RefrigerantCalculation,
  values: RefrigerantValues,
  rows: readonly Row[],
  format: FormatQuantity,
): Warning[] {
  const limits = { suction: values.suctionBudget, discharge: values.dischargeBudget, liquid: values.liquidBudget } as const;
  const fields = { suction: "suctionBudget", discharge: "dischargeBudget", liquid: "liquidBudget" } as const;
  return (Object.keys(limits) as (keyof typeof limits)[]).flatMap((kind): Warning[] => {
    const total = penaltyOf(circuit.lines, kind);
    if (total === undefined || isAtMost(total, limits[kind])) return [];
    const ofKind = rows.filter(({ line }) => line.kind === kind);
    if (ofKind.some(exceedsLimit)) return [];
    // A riser that must stay small for oil return has no larger size.
    const [worst] = ofKind.filter(({ line, values: row }) => !isHeldByOil(line, row)).toSorted((a, b) => b.line.penalty - a.line.penalty);
    return [
      {
        code: "penalty-of-kind",
        severity: "caution",
        message: `The ${kind} lines have a total saturation temperature drop of ${format(total, "temperatureDifference")}, more than the ${format(limits[kind], "temperatureDifference")} allowed. ${
          worst
            ? `${worst.name} has the largest part, ${format(worst.line.penalty, "temperatureDifference")}: a larger size there helps first.`
            : "Larger tubes would not return oil: use double risers, or less unloading."
        }`,
        field: fields[kind],
        result: `${kind}Penalty`,
        source: { source: refrigeration2010, locator: "refrigerant line sizing" },
      },
    ];
  });
}

function liquidWarnings(
  { circuit, results }: RefrigerantCalculation,
  values: RefrigerantValues,
  rows: readonly Row[],
  format: FormatQuantity,
): Warning[] {
  const { valve } = circuit;
  if (!valve) return [];
  const liquidRows = rows.filter(({ line }) => line.kind === "liquid");
  const flashing = liquidRows.find(({ line }) => line.flashesAt < 1);
  const source = { source: tranePiping, locator: "liquid lines" } as const;
  if (valve.subcooling === 0) {
    const where = flashing
      ? `${flashing.name} flashes after ${format(flashing.line.flashesAt, "ratio")} of its length`
      : "The liquid flashes in the accessories at the end";
    return [
      {
        code: "flash-gas",
        severity: "limit",
        message: `${where}: ${format(results.flashQuality!, "ratio")} of it is gas at the expansion valve, which then starves the evaporator. More subcooling, a larger tube or less lift helps.`,
        field: "subcooling",
        result: "flashQuality",
        source,
      },
    ];
  }
  // A falling or wider line may recover the subcooling.
  const onTheWay: Warning[] = flashing
    ? [
        {
          code: "flash-gas-on-the-way",
          severity: "caution",
          message: `${flashing.name} flashes ${flashing.line.flashesAt > 0 ? `after ${format(flashing.line.flashesAt, "ratio")} of its length` : "from its start"}, although the liquid is subcooled again at the expansion valve. The gas makes noise, erodes the tube and causes more pressure drop than calculated where it collects. More subcooling, or less lift, helps.`,
          field: `lines.${flashing.line.id}.rise`,
          result: `lines.${flashing.line.id}.pressureOut`,
          source,
        },
      ]
    : [];
  if (valve.subcooling >= values.minimumSubcooling) return onTheWay;
  const lift = liquidRows.reduce((sum, { line }) => sum + line.loss.lift, 0);
  return [
    ...onTheWay,
    {
      code: "subcooling",
      severity: "caution",
      message: `${format(valve.subcooling, "temperatureDifference")} of subcooling remain at the expansion valve, less than the minimum of ${format(values.minimumSubcooling, "temperatureDifference")}. ${lift > 0 ? `The lift takes ${format(lift, "refrigerantPressureDrop")}. ` : ""}More subcooling at the condenser, or a larger liquid line, avoids flash gas.`,
      field: "subcooling",
      result: "residualSubcooling",
      source,
    },
  ];
}

function refrigerantWarnings({ circuit }: RefrigerantCalculation, values: RefrigerantValues, format: FormatQuantity): Warning[] {
  const list: Warning[] = [];
  const { condensingGlide, evaporatingGlide } = circuit.ends;
  const { designation, viscosityBasis } = refrigerantOf(values.refrigerant);
  if (Math.max(condensingGlide, evaporatingGlide) > notableGlide)
    list.push({
      code: "glide",
      severity: "info",
      message: `${designation} glides by ${format(evaporatingGlide, "temperatureDifference")} in the evaporator and ${format(condensingGlide, "temperatureDifference")} in the condenser. ${
        values.condensingPoint === "dew"
          ? "The suction and condensing temperatures are dew points"
          : "The suction temperature is the dew point, the condensing temperature the bubble point"
      }; gas lines are checked at dew points, liquid lines at bubble points.`,
      field: "condensingPoint",
      result: "condensingGlide",
    });
  if (viscosityBasis === "estimate" && circuit.lines.length > 0)
    list.push({
      code: "viscosity-estimated",
      severity: "info",
      message: `The viscosity of ${designation} is estimated from that of its components, within about 8 %. This changes friction losses by less than 2 %; check them where they are close to a limit.`,
      field: "refrigerant",
    });
  if (circuit.lines.length === 0)
    list.push({
      code: "no-lines",
      severity: "info",
      message: "No line is entered, so only the cycle is calculated. Add the lines.",
      field: "lines",
    });
  return list;
}
