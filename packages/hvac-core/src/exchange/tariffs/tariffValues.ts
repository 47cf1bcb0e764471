import { energyAnalysis, tariffFieldsOf, tariffRecord, type EnergyInput } from "../../calculators/energy-analysis/index.ts";
import { exportUrdb, type ImportedTariff } from "../../energy/index.ts";
import type { CompleteInput, Path } from "../../kernel/index.ts";

/** Fields of a tariff. Fields that a record lacks get their defaults. */
const tariffFields = [
  "electricityBy",
  "energyPeriods",
  "energyWeekday",
  "energyWeekend",
  "demandPeriods",
  "demandWeekday",
  "demandWeekend",
  "demandSeasons",
  "demandMonths",
  "demandUnit",
  "ratchet",
  "ratchetBy",
  "ratchetMonths",
  "ratchetSelected",
  "electricityFixed",
  "minimumBill",
  "annualMinimum",
  "fuelAdjustments",
  "tariffName",
  "tariffDate",
] as const satisfies readonly (keyof EnergyInput)[];

/** Fields of a bill that are no part of a tariff. An import leaves them unchanged. */
const termFields = [
  "contractDemand",
  "electricityTax",
  "powerFactor",
  "currency",
  "currencySign",
  "currencyDecimals",
] as const satisfies readonly (keyof EnergyInput)[];

type Values = Readonly<Record<Path, unknown>>;
type UnitSystem = CompleteInput["unitSystem"];

const maxNameLength = 200;

/**
 * A tariff as fields of an energy calculation, in the shape of a complete input.
 *
 * @param tariff from `importUrdb`
 * @param unitSystem units of the calculation
 * @returns values by field; fields that the record lacks have their defaults
 * @example
 * ```ts
 * import { importUrdb } from "@org/hvac-core/energy";
 * import { tariffValues } from "@org/hvac-core/exchange/tariffs";
 * const [tariff] = importUrdb({ name: "General", utility: "City Light", energyratestructure: [[{ rate: 0.2 }]] });
 * tariffValues(tariff!, "Metric")["tariffName"]; // "General, City Light"
 * ```
 */
export function tariffValues({ tariff, identity }: ImportedTariff, unitSystem: UnitSystem): Values {
  const { name, utility, startdate } = identity;
  const completed = energyAnalysis.complete({
    unitSystem,
    ...tariffFieldsOf(tariff),
    tariffName: [name, utility].filter(Boolean).join(", ").slice(0, maxNameLength),
    ...(startdate !== undefined && { tariffDate: startdate }),
  });
  return Object.fromEntries(tariffFields.map((field) => [field, completed[field]]));
}

/** A calculation with a tariff and nothing else that could be invalid. */
const calculateWith = (tariff: Values, unitSystem: UnitSystem) =>
  energyAnalysis.calculate({ ...energyAnalysis.start(unitSystem), ...tariff });

/**
 * Why an energy calculation cannot hold a tariff, such as one with more periods than its list has rows.
 *
 * @param values from `tariffValues`
 * @param unitSystem units of the calculation
 * @returns message; undefined where it can
 * @example
 * ```ts
 * import { importUrdb } from "@org/hvac-core/energy";
 * import { tariffProblem, tariffValues } from "@org/hvac-core/exchange/tariffs";
 * const [tariff] = importUrdb({ energyratestructure: [[{ rate: 0.2 }]] });
 * tariffProblem(tariffValues(tariff!, "Metric"), "Metric"); // undefined
 * ```
 */
export function tariffProblem(values: Values, unitSystem: UnitSystem): string | undefined {
  const outcome = calculateWith(values, unitSystem);
  return outcome.ok ? undefined : outcome.errors[0]?.message;
}

/**
 * The tariff of an energy calculation as a record of the Utility Rate Database.
 *
 * @param complete complete input of the calculation
 * @returns JSON, or why the tariff is invalid. Taxes, contract demand and power factor are no part of a record
 * @example
 * ```ts
 * import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
 * import { tariffJson } from "@org/hvac-core/exchange/tariffs";
 * const written = tariffJson(energyAnalysis.complete({ unitSystem: "Metric", electricityPrice: 0.2 }));
 * "text" in written && JSON.parse(written.text).items.length; // 1
 * ```
 */
export function tariffJson(complete: CompleteInput): { readonly text: string } | { readonly problem: string } {
  const input: Values = Object.fromEntries(
    [...tariffFields, ...termFields, "electricityPrice", "demandPrice"].map((field) => [field, complete[field]]),
  );
  const outcome = calculateWith(input, complete.unitSystem);
  if (!outcome.ok) return { problem: outcome.errors[0]?.message ?? "The tariff cannot be read." };
  const { values } = outcome;
  const identity = {
    ...(values.tariffName !== "" && { name: values.tariffName }),
    ...(values.tariffDate !== null && { startdate: values.tariffDate }),
  };
  return { text: exportUrdb(tariffRecord(values), identity) };
}
