import type { SheetBuilder } from "../../kernel/index.ts";
import { astmE1369, nistHandbook135 } from "../../energy/sources.ts";
import { fundamentals2017, mathematics, type Citation } from "../../sources/index.ts";
import type { EnergyCalculation } from "./results.ts";
import { describeCosts, describeTariff } from "./describeCosts.ts";
import { describeLife } from "./describeLife.ts";
import { describeRooms } from "./describeRooms.ts";
import { describeUses } from "./describeUses.ts";
import type { EnergyCase } from "./evaluate.ts";
import { drawCount } from "./ranges.ts";
import type { EnergyValues } from "./schema.ts";
import { subjectOf } from "./sensitivity.ts";

const variedStudy: Citation = { source: nistHandbook135, locator: "study with the changed assumption" };

/** Sheet from the loads of the systems to their ranking. */
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
    describe: (each, block, index) => {
      describeUses(each, values.cases[index]!, values, block);
      describeCosts(each, values, block);
      describeLife(each, calculation, values.cases[index]!, block);
    },
  });
  sheet.part("Answer");
  const best = cases[calculation.ranking[0]!]!;
  const source = { source: mathematics, locator: `of ${best.name}, above` };
  for (const result of ["annualCost", "lifeCycleCost", "netSavings"] as const) sheet.resultLookup(result, source);
  describeSwings(calculation, values, sheet);
}

/** Heat capacity of the air, the same for all systems. */
function describeBuilding({ cases }: EnergyCalculation, sheet: SheetBuilder): void {
  sheet.part("Building");
  sheet.formula(
    "c_a",
    "Heat capacity of the air, by volume",
    "number",
    "1006 * pressureAtAltitude(z) / (287.042 * 293.15)",
    cases[0]!.year.building.air,
    { source: fundamentals2017, locator: "ch. 1, of dry air at 20 °C" },
  );
}

/** Emissions of electricity by month and hour. */
function describeHourlyEmissions(values: EnergyValues, sheet: SheetBuilder): void {
  sheet.given("emissionBy");
  if (values.emissionBy !== "hours") return;
  sheet.part("Emissions");
  sheet.given("hourlyEmissions");
}

/** Temperature bins and their hours. */
function describeBins(values: EnergyValues, sheet: SheetBuilder): void {
  if (values.loadMethod !== "bins") return;
  sheet.part("Climate");
  sheet.given("binsBy");
  sheet.rows({
    list: "bins",
    title: "Temperature bins",
    rows: values.bins,
    rowTitle: (_bin, index) => `Bin ${index + 1}`,
    describe: (_bin, block) => {
      block.given("temperature");
      block.given(values.binsBy === "months" ? "monthHours" : "hours");
    },
  });
}

/** Rates without inflation. */
function describeRates(rates: EnergyCalculation["rates"], values: EnergyValues, sheet: SheetBuilder): void {
  sheet.part("Economics");
  sheet.given("rateBasis");
  const isNominal = values.rateBasis === "nominal";
  for (const [symbol, entered, name, value] of [
    ["d_r", "d", "Discount rate, real", rates.discount],
    ["a_e", "e_e", "Escalation of electricity, real", rates.electricity],
    ["a_f", "e_f", "Escalation of fuel, real", rates.fuel],
    ["a_m", "e_m", "Escalation of maintenance, real", rates.maintenance],
    ["a_c", "e_c", "Escalation of emission prices, real", rates.emission],
  ] as const)
    sheet.formula(symbol, name, "ratio", isNominal ? `(1 + ${entered}) / (1 + i_p) - 1` : entered, value, {
      source: nistHandbook135,
      locator: "constant and current dollars",
    });
  for (const [symbol, growth, name, escalation] of [
    ["u_e", "a_e", "electricity", rates.electricity],
    ["u_f", "a_f", "fuel and district energy", rates.fuel],
    ["u_m", "a_m", "maintenance", rates.maintenance],
    ["u_c", "a_c", "emissions", rates.emission],
  ] as const) {
    const ratio = (1 + escalation) / (1 + rates.discount);
    const label = `Present value of 1 a year for ${name}`;
    const source = { source: nistHandbook135, locator: "UPV*" };
    // Near a ratio of 1 the closed form of the sum loses digits.
    const value = presentValueOfOne(ratio, values.studyYears);
    if (Math.abs(ratio - 1) > 1e-3)
      sheet.formula(symbol, label, "number", `(1 + ${growth}) / (d_r - ${growth}) * (1 - ((1 + ${growth}) / (1 + d_r))^n)`, value, source);
    else sheet.lookup(symbol, label, "number", value, source, { by: ["studyYears"] });
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
    describe: (_row, block) => {
      for (const field of ["parameter", "lower", "higher"]) block.given(field);
      block.resultLookup("lower", variedStudy);
      block.resultLookup("higher", variedStudy);
      block.result("swing", "abs(S_h - S_l)");
    },
  });
  describeRanges(calculation, sheet);
}

/** Distribution of the net savings. */
function describeRanges({ ranges }: EnergyCalculation, sheet: SheetBuilder): void {
  if (!ranges) return;
  sheet.part("Range of the net savings");
  const source: Citation = {
    source: astmE1369,
    locator: `simulation: ${drawCount} draws by Latin hypercube, triangular between the limits`,
  };
  for (const result of ["savingsLow", "savingsMedian", "savingsHigh", "gainProbability"] as const) sheet.resultLookup(result, source);
}
