export { readTariffs } from "./readTariffs.ts";
export type { TariffRecord } from "./readTariffs.ts";
export { tariffJson, tariffProblem, tariffValues } from "./tariffValues.ts";
