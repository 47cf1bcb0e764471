import type { SheetBuilder } from "../../kernel/index.ts";
import { astmE1057, astmE1121, nistHandbook135 } from "../../energy/sources.ts";
import type { Citation } from "../../sources/index.ts";
import type { EnergyCalculation } from "./results.ts";
import type { EnergyCase } from "./evaluate.ts";
import type { CaseValues } from "./schema.ts";

const lifeCycle: Citation = { source: nistHandbook135, locator: "life-cycle cost" };

/** Life-cycle cost of a system, and its comparison with the base case. */
export function describeLife(each: EnergyCase, calculation: EnergyCalculation, row: CaseValues, sheet: SheetBuilder): void {
  const { life, comparison, costs } = each;
  const { replacementYears } = life;
  sheet.part("Life cycle");
  const replacement = row.replacementCost === null ? "I_0" : "I_r";
  sheet.given("life");
  sheet.formula(
    "B_r",
    "Present value of replacements",
    "money",
    replacementYears.length === 0 ? "0" : `${replacement} * (${replacementYears.map((year) => `1 / (1 + d_r)^${year}`).join(" + ")})`,
    life.cost.replacements,
    lifeCycle,
  );
  const last = replacementYears.at(-1) ?? 0;
  if (row.residualValue === null)
    sheet.formula(
      "R_n",
      "Residual value",
      "money",
      `${replacementYears.length === 0 ? "I_0" : replacement} * (1 - (n - ${last}) / n_l)`,
      life.residual,
      lifeCycle,
    );
  sheet.result(
    "lifeCycleCost",
    `I_0 + B_r - ${row.residualValue === null ? "R_n" : "R"} / (1 + d_r)^n + C_e * u_e + C_f * u_f + M * u_m${costs.emissions === undefined ? "" : " + C_m * u_c"}`,
    lifeCycle,
  );
  sheet.resultLookup("rank");
  if (comparison) describeComparison(each, calculation, sheet);
}

function describeComparison({ life, comparison }: EnergyCase, { cases }: EnergyCalculation, sheet: SheetBuilder): void {
  const base = cases[0]!.life.cost;
  const compared = comparison!;
  const capital = (cost: typeof base): number => cost.investment + cost.replacements - cost.residual;
  const baseCase: Citation = { source: nistHandbook135, locator: `of ${cases[0]!.name}, above` };
  sheet.part("Against the base case");
  sheet.lookup("C_b", "Life-cycle cost of the base case", "money", base.total, baseCase);
  sheet.result("netSavings", "C_b - C_n", { source: nistHandbook135, locator: "net savings" });
  if (compared.savingsToInvestment !== undefined) {
    const additional = capital(life.cost) - capital(base);
    sheet.lookup("I_d", "Additional investment, present value", "money", additional, {
      source: nistHandbook135,
      locator: "investment and replacements less the residual value, against the base case",
    });
    sheet.lookup("S_o", "Operating savings, present value", "money", base.total - capital(base) - (life.cost.total - capital(life.cost)), {
      source: nistHandbook135,
      locator: "energy, maintenance and emissions, against the base case",
    });
    sheet.result("savingsToInvestment", "S_o / I_d", { source: nistHandbook135, locator: "SIR" });
  }
  if (compared.adjustedRateOfReturn !== undefined)
    sheet.result("adjustedRateOfReturn", "(1 + d_r) * x_s^(1 / n) - 1", { source: nistHandbook135, locator: "AIRR" });
  if (compared.rateOfReturn !== undefined) sheet.resultLookup("rateOfReturn", { source: astmE1057 });
  sheet.resultLookup("simplePayback", {
    source: nistHandbook135,
    locator: "simple payback: additional investment over first-year savings",
  });
  sheet.resultLookup("discountedPayback", { source: astmE1121, locator: "present values of the flows, with escalation and replacements" });
}
