import type { SheetBuilder } from "../../kernel/index.ts";
import { eu622 } from "../../pumps/sources.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import type { PumpCalculation } from "./calculate.ts";
import type { BinResult } from "./energy.ts";
import type { PumpValues } from "./schema.ts";

const algebra: Citation = { source: mathematics };
const curves: Citation = { source: mathematics, locator: "root of the curves" };

/** Symbols of a part of the year. */
interface BinSymbols {
  readonly flowShare: string;
  readonly timeShare: string;
  /** Of what follows from them. */
  readonly suffix: string;
}

/** States the energy of a year, part by part. */
export function describeEnergy(calculation: PumpCalculation, values: PumpValues, sheet: SheetBuilder): void {
  const { years, results } = calculation;
  sheet.part("Energy");
  for (const field of ["operatingHours", "loadProfile", "stagePumps", "leastHeadShare"]) sheet.given(field);
  if (results.annualEnergy === undefined) return;
  const { bins } = years[0]!;
  const total = {
    symbol: "E",
    name: "Energy a year",
    value: results.annualEnergy,
    quantity: "energy",
    source: algebra,
    result: "annualEnergy",
  } as const;
  if (values.control !== "constant" && values.loadProfile === "own") {
    sheet.rows<BinResult>({
      list: "profile",
      title: "Own profile",
      rows: bins,
      rowTitle: (_bin, index) => `Part ${index + 1}`,
      values: { E_b: ({ power, timeShare }) => power * timeShare * values.operatingHours },
      quantities: { E_b: "energy" },
      describe: (bin, own) => {
        own.given("flowShare");
        own.given("timeShare");
        describeBin(bin, { flowShare: "x_Q", timeShare: "x_τ", suffix: "b" }, calculation, values, own);
      },
    });
    sheet.formula({ ...total, expression: "sum(E_b)" });
    return;
  }
  const profile: Citation =
    values.control !== "constant" && values.loadProfile === "circulator" ? { source: eu622, locator: "Annex II" } : algebra;
  for (const [index, bin] of bins.entries()) {
    const suffix = String(index + 1);
    const symbols = { flowShare: `x_Q${suffix}`, timeShare: `x_τ${suffix}`, suffix };
    sheet.constant({ symbol: symbols.flowShare, name: "Flow, of design", value: bin.flowShare, quantity: "ratio", source: profile });
    sheet.constant({ symbol: symbols.timeShare, name: "Share of the hours", value: bin.timeShare, quantity: "ratio", source: profile });
    describeBin(bin, symbols, calculation, values, sheet);
  }
  sheet.formula({ ...total, expression: bins.map((_bin, index) => `E_${index + 1}`).join(" + ") });
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
  const isFull = calculation.full?.point.found === true && bin.flow === calculation.full.point.flow;
  const flow = { symbol: Q, name: "Flow", value: bin.flow, quantity: "waterFlow", source: algebra } as const;
  sheet.formula({ ...flow, expression: isFull ? "Q_op" : `${flowShare} * Q_d` });
  describeHead(bin, H, flowShare, isFull, values, sheet);
  const efficiency = { symbol: eta, name: "Efficiency of the pumps", value: bin.efficiency, quantity: "ratio", source: algebra } as const;
  if (isFull && values.control !== "speed") sheet.formula({ ...efficiency, expression: "P_h / P_s" });
  else if (!hasPumps && bin.count > 0) sheet.formula({ ...efficiency, expression: "η_o" });
  else
    sheet.lookup({
      ...efficiency,
      name: `Efficiency of ${bin.count === 1 ? "1 pump" : `${bin.count} pumps`}, hydraulic over shaft power`,
      source: curves,
    });
  sheet.formula({
    symbol: P,
    name: "Electric power",
    expression: `ρ * g * ${Q} * ${bin.head < 0 ? `max(${H}, 0)` : H} / (${eta} * η_m${values.control === "speed" ? " * η_v" : ""})`,
    value: bin.power,
    quantity: "electricPower",
    source: algebra,
  });
  sheet.formula({
    symbol: `E_${suffix}`,
    name: "Energy",
    expression: `${P} * ${timeShare} * τ_y`,
    value: bin.power * bin.timeShare * values.operatingHours,
    quantity: "energy",
    source: algebra,
  });
}

function describeHead(bin: BinResult, symbol: string, x: string, isFull: boolean, values: PumpValues, sheet: SheetBuilder): void {
  const head = { symbol, value: bin.head, quantity: "head" } as const;
  const fixed = values.kind === "open" ? "H_s + " : "";
  if (bin.count === 0) sheet.lookup({ ...head, name: "Head: the pumps stand still", source: algebra });
  else if (values.control === "speed")
    sheet.formula({
      ...head,
      name: "Head kept, and no less than the system asks for",
      expression: `max(x_c * H_o + (1 - x_c) * H_o * ${x}^2, ${fixed}h_l * ${x}^2)`,
      source: algebra,
    });
  else if (isFull) sheet.formula({ ...head, name: "Head at the operating point", expression: "H_op", source: algebra });
  else if (values.control === "constant") sheet.formula({ ...head, name: "Design head", expression: "H_d", source: algebra });
  else sheet.lookup({ ...head, name: "Head of the pumps at this flow", source: curves });
}
