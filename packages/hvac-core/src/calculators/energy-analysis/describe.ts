import type { SheetBuilder } from "../../kernel/index.ts";
import { astmE1369, nistHandbook135 } from "../../energy/sources.ts";
import { fundamentals2017, mathematics, type Citation } from "../../sources/index.ts";
import type { EnergyCalculation } from "./calculate.ts";
import { describeCosts, describeTariff } from "./describeCosts.ts";
import { describeLife } from "./describeLife.ts";
import { describeRooms } from "./describeRooms.ts";
import { describeUses } from "./describeUses.ts";
import type { EnergyCase } from "./evaluate.ts";
import { drawCount } from "./ranges.ts";
import type { EnergyValues } from "./schema.ts";
import { subjectOf } from "./sensitivity.ts";

const algebra: Citation = { source: mathematics };
const ownCase: Citation = { source: nistHandbook135, locator: "calculated anew with the other assumption" };

/** States every step from the loads of the systems to their ranking. */
export function describe(calculation: EnergyCalculation, values: EnergyValues, sheet: SheetBuilder): void {
  const { cases, rates } = calculation;
  sheet.given("loadMethod");
  if (values.loadMethod === "hours") describeRooms(calculation, values, sheet);
  else describeBuilding(calculation, sheet);
  describeBins(values, sheet);
  describeRates(rates, values, sheet);
  sheet.given("electricityBy");
  describeTariff(values, sheet);
  describeHourlyEmissions(values, sheet);
  sheet.part("Systems");
  sheet.rows<EnergyCase>({
    list: "cases",
    title: "Systems",
    rows: cases,
    rowTitle: ({ name }) => name,
    describe: (each, own, index) => {
      describeUses(each, values.cases[index]!, values, own);
      describeCosts(each, values, own);
      describeLife(each, calculation, values.cases[index]!, own);
    },
  });
  sheet.part("Answer");
  const best = cases[calculation.ranking[0]!]!;
  const chosen = { source: { source: mathematics, locator: `of ${best.name}, above` } };
  const { annualCost, lifeCycleCost, netSavings } = calculation.results;
  sheet.lookup({ symbol: "C_1", name: "Cost of the first year", value: annualCost, quantity: "money", ...chosen, result: "annualCost" });
  sheet.lookup({
    symbol: "C_L",
    name: "Lowest life-cycle cost",
    value: lifeCycleCost,
    quantity: "money",
    ...chosen,
    result: "lifeCycleCost",
  });
  if (netSavings !== undefined)
    sheet.lookup({ symbol: "S_N", name: "Net savings", value: netSavings, quantity: "money", ...chosen, result: "netSavings" });
  describeSwings(calculation, values, sheet);
}

/** What a building as a whole has in common for all systems. */
function describeBuilding({ cases }: EnergyCalculation, sheet: SheetBuilder): void {
  sheet.part("Building");
  sheet.formula({
    symbol: "c_a",
    name: "Heat capacity of the air, by volume",
    expression: "1006 * pressureAtAltitude(z) / (287.042 * 293.15)",
    value: cases[0]!.year.building.air,
    quantity: "number",
    source: { source: fundamentals2017, locator: "ch. 1, of dry air at 20 °C" },
  });
}

/** Emissions of electricity by month and hour. */
function describeHourlyEmissions(values: EnergyValues, sheet: SheetBuilder): void {
  sheet.given("emissionBy");
  if (values.emissionBy !== "hours") return;
  sheet.part("Emissions");
  sheet.given("hourlyEmissions");
}

/** The bins and their hours, which all systems share. */
function describeBins(values: EnergyValues, sheet: SheetBuilder): void {
  if (values.loadMethod !== "bins") return;
  sheet.part("Climate");
  sheet.given("binsBy");
  sheet.rows({
    list: "bins",
    title: "Temperature bins",
    rows: values.bins,
    rowTitle: (_bin, index) => `Bin ${index + 1}`,
    describe: (_bin, own) => {
      own.given("temperature");
      own.given(values.binsBy === "months" ? "monthHours" : "hours");
    },
  });
}

/** Rates without inflation. */
function describeRates(rates: EnergyCalculation["rates"], values: EnergyValues, sheet: SheetBuilder): void {
  sheet.part("Economics");
  sheet.given("rateBasis");
  const isNominal = values.rateBasis === "nominal";
  for (const [symbol, stated, name, value] of [
    ["d_r", "d", "Discount rate, real", rates.discount],
    ["a_e", "e_e", "Escalation of electricity, real", rates.electricity],
    ["a_f", "e_f", "Escalation of fuel, real", rates.fuel],
    ["a_m", "e_m", "Escalation of maintenance, real", rates.maintenance],
    ["a_c", "e_c", "Escalation of the price of emissions, real", rates.emission],
  ] as const)
    sheet.formula({
      symbol,
      name,
      expression: isNominal ? `(1 + ${stated}) / (1 + i_p) - 1` : stated,
      value,
      quantity: "ratio",
      source: { source: nistHandbook135, locator: "constant and current dollars" },
    });
  for (const [symbol, growth, name, escalation] of [
    ["u_e", "a_e", "electricity", rates.electricity],
    ["u_f", "a_f", "fuel and district energy", rates.fuel],
    ["u_m", "a_m", "maintenance", rates.maintenance],
    ["u_c", "a_c", "emissions", rates.emission],
  ] as const) {
    const ratio = (1 + escalation) / (1 + rates.discount);
    const own = {
      symbol,
      name: `Present value of 1 a year for ${name}`,
      quantity: "number",
      source: { source: nistHandbook135, locator: "UPV*" },
    } as const;
    // Beside a ratio of 1 the closed form of the sum loses its digits.
    const value = presentValueOfOne(ratio, values.studyYears);
    if (Math.abs(ratio - 1) > 1e-3)
      sheet.formula({
        ...own,
        expression: `(1 + ${growth}) / (d_r - ${growth}) * (1 - ((1 + ${growth}) / (1 + d_r))^n)`,
        value,
      });
    else sheet.lookup({ ...own, value, by: ["studyYears"] });
  }
}

function presentValueOfOne(ratio: number, years: number): number {
  let sum = 0;
  for (let year = 1; year <= years; year++) sum += ratio ** year;
  return sum;
}

function describeSwings(calculation: EnergyCalculation, values: EnergyValues, sheet: SheetBuilder): void {
  const subject = subjectOf(calculation, values);
  if (subject === undefined || calculation.swings.length === 0) return;
  sheet.part("Sensitivity");
  sheet.given("sensitivityOf");
  sheet.rows({
    list: "sensitivity",
    title: `Net savings of ${calculation.cases[subject]!.name}`,
    rows: calculation.swings,
    rowTitle: ({ name }) => name,
    describe: ({ lower, higher }, own) => {
      own.given("parameter");
      own.given("lower");
      own.given("higher");
      own.lookup({ symbol: "S_l", name: "With it lower", value: lower, quantity: "money", source: ownCase, result: "lower" });
      own.lookup({ symbol: "S_h", name: "With it higher", value: higher, quantity: "money", source: ownCase, result: "higher" });
      own.formula({
        symbol: "S_w",
        name: "Swing",
        expression: "abs(S_h - S_l)",
        value: Math.abs(higher - lower),
        quantity: "money",
        source: algebra,
        result: "swing",
      });
    },
  });
  describeRanges(calculation, sheet);
}

/** The distribution of the net savings with all assumptions drawn. */
function describeRanges({ ranges, results }: EnergyCalculation, sheet: SheetBuilder): void {
  if (!ranges) return;
  sheet.part("Range of the net savings");
  const source: Citation = {
    source: astmE1369,
    locator: `simulation: ${drawCount} draws by Latin hypercube, triangular between lower and higher`,
  };
  const { savingsLow, savingsMedian, savingsHigh, gainProbability } = results;
  const drawn = { quantity: "money", source } as const;
  sheet.lookup({ ...drawn, symbol: "S_5", name: "Net savings, 5th percentile of the draws", value: savingsLow!, result: "savingsLow" });
  sheet.lookup({ ...drawn, symbol: "S_50", name: "Net savings, median of the draws", value: savingsMedian!, result: "savingsMedian" });
  sheet.lookup({ ...drawn, symbol: "S_95", name: "Net savings, 95th percentile of the draws", value: savingsHigh!, result: "savingsHigh" });
  sheet.lookup({
    symbol: "p_g",
    name: "Share of the draws with a gain",
    value: gainProbability!,
    quantity: "ratio",
    source,
    result: "gainProbability",
  });
}
