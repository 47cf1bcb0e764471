import { heatLoad } from "@org/hvac-core";

const outcome = heatLoad.calculate({
  unitSystem: "Metric",
  floorArea: 40,
  outdoorTemp: { value: 95, unit: "degF" },
  wallArea: 20,
  wallUValue: 0.35,
});
if (!outcome.ok) throw new Error(outcome.errors[0]!.message);
export const watts = outcome.results.totalLoad.value;
export const sentence = heatLoad.answer(outcome);
