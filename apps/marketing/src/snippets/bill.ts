import { boq } from "@org/hvac-core";

const outcome = boq.calculate({
  unitSystem: "Metric",
  items: [
    { id: "duct", description: "Galvanised duct", quantity: 61.2, unit: "m2", rate: 18.35, waste: { value: 10, unit: "%" }, labour: 24 },
    { id: "diffusers", description: "Swirl diffuser", quantity: 16, rate: 165, labour: 48 },
  ],
  contingency: { value: 5, unit: "%" },
});
if (!outcome.ok) throw new Error(outcome.errors[0]!.message);
export const ductAmount = outcome.results.items[0]!.total.value;
export const total = outcome.results.total.value;
