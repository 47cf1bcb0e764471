import type { SheetBuilder } from "../../kernel/index.ts";
import { astmE1057, astmE1121, nistHandbook135 } from "../../energy/sources.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import { secondsPerYear, type EnergyCalculation } from "./calculate.ts";
import type { EnergyCase } from "./evaluate.ts";
import type { CaseValues } from "./schema.ts";

const algebra: Citation = { source: mathematics };
const lifeCycle: Citation = { source: nistHandbook135, locator: "life-cycle cost" };

/** States the life-cycle cost of a system, and what it brings over the base case. */
export function describeLife(each: EnergyCase, calculation: EnergyCalculation, row: CaseValues, sheet: SheetBuilder): void {
  const { life, comparison, costs } = each;
  const { replacementYears } = life;
  const money = { quantity: "money", source: lifeCycle } as const;
  sheet.part("Life cycle");
  const again = row.replacementCost === null ? "I_0" : "I_r";
  sheet.given("life");
  sheet.formula({
    ...money,
    symbol: "B_r",
    name: "Present value of replacements",
    expression: replacementYears.length === 0 ? "0" : `${again} * (${replacementYears.map((year) => `1 / (1 + d_r)^${year}`).join(" + ")})`,
    value: life.cost.replacements,
  });
  const last = replacementYears.at(-1) ?? 0;
  if (row.residualValue === null)
    sheet.formula({
      ...money,
      symbol: "R_n",
      name: "Residual value",
      expression: `${replacementYears.length === 0 ? "I_0" : again} * (1 - (n - ${last}) / n_l)`,
      value: life.residual,
    });
  sheet.formula({
    ...money,
    symbol: "C_n",
    name: "Life-cycle cost",
    expression: `I_0 + B_r - ${row.residualValue === null ? "R_n" : "R"} / (1 + d_r)^n + C_e * u_e + C_f * u_f + M * u_m${costs.emissions === undefined ? "" : " + C_m * u_c"}`,
    value: life.cost.total,
    result: "lifeCycleCost",
  });
  sheet.lookup({
    symbol: "n_r",
    name: "Rank by life-cycle cost",
    value: calculation.ranking.findIndex((index) => calculation.cases[index]!.id === each.id) + 1,
    quantity: "count",
    source: algebra,
    result: "rank",
  });
  if (comparison) describeComparison(each, calculation, sheet);
}

function describeComparison({ life, comparison }: EnergyCase, { cases }: EnergyCalculation, sheet: SheetBuilder): void {
  const base = cases[0]!.life.cost;
  const compared = comparison!;
  const capital = (cost: typeof base): number => cost.investment + cost.replacements - cost.residual;
  const read: Citation = { source: nistHandbook135, locator: `of ${cases[0]!.name}, above` };
  sheet.part("Against the base case");
  sheet.lookup({ symbol: "C_b", name: "Life-cycle cost of the base case", value: base.total, quantity: "money", source: read });
  sheet.formula({
    symbol: "S_n",
    name: "Net savings",
    expression: "C_b - C_n",
    value: compared.netSavings,
    quantity: "money",
    source: { source: nistHandbook135, locator: "net savings" },
    result: "netSavings",
  });
  if (compared.savingsToInvestment !== undefined) {
    const additional = capital(life.cost) - capital(base);
    sheet.lookup({
      symbol: "I_d",
      name: "Additional investment, present value",
      value: additional,
      quantity: "money",
      source: { source: nistHandbook135, locator: "investment and replacements less the value at the end, against the base case" },
    });
    sheet.lookup({
      symbol: "S_o",
      name: "Savings in operation, present value",
      value: base.total - capital(base) - (life.cost.total - capital(life.cost)),
      quantity: "money",
      source: { source: nistHandbook135, locator: "energy, maintenance and emissions, against the base case" },
    });
    sheet.formula({
      symbol: "x_s",
      name: "Savings-to-investment ratio (SIR)",
      expression: "S_o / I_d",
      value: compared.savingsToInvestment,
      quantity: "number",
      source: { source: nistHandbook135, locator: "SIR" },
      result: "savingsToInvestment",
    });
  }
  if (compared.adjustedRateOfReturn !== undefined)
    sheet.formula({
      symbol: "r_a",
      name: "Adjusted rate of return",
      expression: "(1 + d_r) * x_s^(1 / n) - 1",
      value: compared.adjustedRateOfReturn,
      quantity: "ratio",
      source: { source: nistHandbook135, locator: "AIRR" },
      result: "adjustedRateOfReturn",
    });
  if (compared.rateOfReturn !== undefined)
    sheet.lookup({
      symbol: "r_i",
      name: "Rate at which the flows are worth nothing",
      value: compared.rateOfReturn,
      quantity: "ratio",
      source: { source: astmE1057 },
      result: "rateOfReturn",
    });
  for (const [symbol, name, years, result, source] of [
    [
      "n_s",
      "Simple payback",
      compared.simplePayback,
      "simplePayback",
      { source: nistHandbook135, locator: "simple payback: additional investment over the savings of the first year" },
    ],
    [
      "n_d",
      "Discounted payback",
      compared.discountedPayback,
      "discountedPayback",
      { source: astmE1121, locator: "present values of the flows, with escalation and replacements" },
    ],
  ] as const)
    if (years !== undefined) sheet.lookup({ symbol, name, value: years * secondsPerYear, quantity: "duration", source, result });
}
