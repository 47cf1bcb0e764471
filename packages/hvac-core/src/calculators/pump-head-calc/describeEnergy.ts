import type { SheetBuilder } from "../../kernel/index.ts";
import { eu622 } from "../../pumps/sources.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import type { PumpCalculation } from "./results.ts";
import type { BinResult } from "./energy.ts";
import type { PumpValues } from "./schema.ts";

const curves: Citation = { source: mathematics, locator: "root of the curves" };

/** Symbols of a part of the year. */
interface BinSymbols {
  readonly flowShare: string;
  readonly timeShare: string;
  /** Index of the symbols of the part. */
  readonly suffix: string;
}

/** Energy of a year, part by part. */
export function describeEnergy(calculation: PumpCalculation, values: PumpValues, sheet: SheetBuilder): void {
  const { years, results } = calculation;
  sheet.part("Energy");
  for (const field of ["operatingHours", "loadProfile", "stagePumps", "minimumHeadShare"]) sheet.given(field);
  if (results.annualEnergy === undefined) return;
  const { bins } = years[0]!;
  if (values.control !== "constant" && values.loadProfile === "own") {
    sheet.rows<BinResult>({
      list: "profile",
      title: "Custom profile",
      rows: bins,
      rowTitle: (_bin, index) => `Part ${index + 1}`,
      values: { E_b: ({ power, timeShare }) => power * timeShare * values.operatingHours },
      quantities: { E_b: "energy" },
      describe: (bin, rowSheet) => {
        rowSheet.given("flowShare");
        rowSheet.given("timeShare");
        describeBin(bin, { flowShare: "x_Q", timeShare: "x_τ", suffix: "b" }, calculation, values, rowSheet);
      },
    });
    sheet.result("annualEnergy", "sum(E_b)");
    return;
  }
  const profile: Citation =
    values.control !== "constant" && values.loadProfile === "circulator" ? { source: eu622, locator: "Annex II" } : { source: mathematics };
  for (const [index, bin] of bins.entries()) {
    const suffix = String(index + 1);
    const symbols = { flowShare: `x_Q${suffix}`, timeShare: `x_τ${suffix}`, suffix };
    sheet.constant(symbols.flowShare, "Flow over design flow", "ratio", bin.flowShare, profile);
    sheet.constant(symbols.timeShare, "Share of the hours", "ratio", bin.timeShare, profile);
    describeBin(bin, symbols, calculation, values, sheet);
  }
  sheet.result("annualEnergy", bins.map((_bin, index) => `E_${index + 1}`).join(" + "));
}

function describeBin(
  bin: BinResult,
  { flowShare, timeShare, suffix }: BinSymbols,
  calculation: PumpCalculation,
  values: PumpValues,
  sheet: SheetBuilder,
): void {
  const [Q, H, eta, P] = [`Q_${suffix}`, `H_${suffix}`, `η_${suffix}`, `P_${suffix}`];
  const hasPumps = calculation.pumps.length > 0;
  const isFull = calculation.full?.point.exists === true && bin.flow === calculation.full.point.flow;
  sheet.formula(Q, "Flow", "waterFlow", isFull ? "Q_op" : `${flowShare} * Q_d`, bin.flow);
  describeHead(bin, H, flowShare, isFull, values, sheet);
  if (isFull && values.control !== "speed") sheet.formula(eta, "Efficiency of the pumps", "ratio", "P_h / P_s", bin.efficiency);
  else if (!hasPumps && bin.count > 0) sheet.formula(eta, "Efficiency of the pumps", "ratio", "η_o", bin.efficiency);
  else
    sheet.lookup(
      eta,
      `Efficiency of ${bin.count === 1 ? "1 pump" : `${bin.count} pumps`}, hydraulic over shaft power`,
      "ratio",
      bin.efficiency,
      curves,
    );
  sheet.formula(
    P,
    "Electric power",
    "electricPower",
    `ρ * g * ${Q} * ${bin.head < 0 ? `max(${H}, 0)` : H} / (${eta} * η_m${values.control === "speed" ? " * η_v" : ""})`,
    bin.power,
  );
  sheet.formula(`E_${suffix}`, "Energy", "energy", `${P} * ${timeShare} * τ_y`, bin.power * bin.timeShare * values.operatingHours);
}

function describeHead(bin: BinResult, symbol: string, x: string, isFull: boolean, values: PumpValues, sheet: SheetBuilder): void {
  const fixed = values.kind === "open" ? "H_s + " : "";
  if (bin.count === 0) sheet.lookup(symbol, "Head: the pumps are off", "head", bin.head);
  else if (values.control === "speed")
    sheet.formula(
      symbol,
      "Head by the setpoint, at least that of the system",
      "head",
      `max(x_c * H_o + (1 - x_c) * H_o * ${x}^2, ${fixed}h_l * ${x}^2)`,
      bin.head,
    );
  else if (isFull) sheet.formula(symbol, "Head at the operating point", "head", "H_op", bin.head);
  else if (values.control === "constant") sheet.formula(symbol, "Design head", "head", "H_d", bin.head);
  else sheet.lookup(symbol, "Head of the pumps at this flow", "head", bin.head, curves);
}
