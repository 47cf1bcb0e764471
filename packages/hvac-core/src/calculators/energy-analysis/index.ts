import { currencyFormat } from "../../costing/index.ts";
import { defineCalculator, leavingOut } from "../../kernel/index.ts";
import { answer } from "./answer.ts";
import { calculate } from "./calculate.ts";
import { card } from "./card.ts";
import inputs from "./examples.json" with { type: "json" };
import { longParts } from "./longParts.ts";
import { numbers } from "./results.ts";
import { fields, sections } from "./schema.ts";
import { tables } from "./tables.ts";
import { warnings } from "./warnings.ts";

export { secondsPerYear } from "./calculate.ts";
export type { EnergyCalculation } from "./results.ts";
export { climateFieldsOf } from "./climateFields.ts";
export { tariffRecord } from "./electricityTariff.ts";
export { demandMapOf, loadDurationOf, type DemandMap } from "./powerOfHours.ts";
export type { EnergyInput, EnergyValues } from "./schema.ts";
export { costOfMonths, emissionsByCarrier, energyByCarrier, energyByUse, gainsOf, lifeCycleParts, type StackPart } from "./stacks.ts";
export { subjectOf } from "./sensitivity.ts";
export { tariffFieldsOf } from "./tariffToFields.ts";

/** Annual energy of systems, its cost by tariff, and life-cycle cost. */
export const energyAnalysis = defineCalculator({
  card,
  version: 1,
  sections,
  fields,
  results: numbers.fields,
  headline: ["annualCost", "netSavings"],
  currency: "currency",
  currencyFormat,
  leavingOut: leavingOut(fields, { cases: { exceptFirst: true } }),
  ...inputs,
  calculate: (values) => numbers.answer(calculate(values)),
  longParts,
  warnings,
  answer,
  tables,
  blame: {
    base: "internalGains",
    lossCoefficient: "lossCoefficient",
    rate: "discountRate",
    escalation: "electricityEscalation",
    "cases.peakKilowatts": "cases",
  },
  explanation: () => import("./explanation.ts"),
});
