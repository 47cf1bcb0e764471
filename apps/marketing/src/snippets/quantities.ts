import { ductSizer } from "@org/hvac-core";

const outcome = ductSizer.calculate({ unitSystem: "Metric", airflow: 2000, ductLength: 25 });
if (!outcome.ok) throw new Error(outcome.errors[0]!.message);
const { size, sheetThickness, sheetMass } = outcome.results;
export const duct = size?.value;
export const metresThick = sheetThickness?.value;
export const kilograms = sheetMass?.value;
