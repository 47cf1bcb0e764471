import { exportUrdb, type ImportedTariff, type Tariff } from "@org/hvac-core/energy";
import { energyAnalysis, tariffFieldsOf, tariffRecord, type EnergyInput } from "@org/hvac-core/calculators/energy-analysis";
import type { CompleteInput, Path } from "@org/hvac-core/kernel";

/** Fields that a tariff states: those that a record does not mention go back to what they are by default. */
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

/** Fields of a bill that are not part of the tariff: they are unchanged. */
const termFields = [
  "contractDemand",
  "electricityTax",
  "powerFactor",
  "currency",
  "currencySign",
  "currencyDecimals",
] as const satisfies readonly (keyof EnergyInput)[];

type Values = Readonly<Record<Path, unknown>>;

const maxNameLength = 200;

/** A tariff as values of the form, in the shape in which the form holds them. */
export function tariffValues({ tariff, identity }: ImportedTariff, unitSystem: CompleteInput["unitSystem"]): Values {
  const { name, utility, startdate } = identity;
  const completed = energyAnalysis.complete({
    unitSystem,
    ...tariffFieldsOf(tariff),
    tariffName: [name, utility].filter(Boolean).join(", ").slice(0, maxNameLength),
    ...(startdate !== undefined && { tariffDate: startdate }),
  });
  return Object.fromEntries(tariffFields.map((field) => [field, completed[field]]));
}

/** A study around a tariff, so that nothing but the tariff can be refused. */
const studyOf = (tariff: Values, unitSystem: CompleteInput["unitSystem"]) =>
  energyAnalysis.calculate({ ...energyAnalysis.start(unitSystem), ...tariff });

/** Why the form cannot hold a tariff, where it cannot. */
export function refusalOf(values: Values, unitSystem: CompleteInput["unitSystem"]): string | undefined {
  const outcome = studyOf(values, unitSystem);
  return outcome.ok ? undefined : outcome.errors[0]?.message;
}

/** The tariff of a form as a record of the rate database, or a problem. */
export function tariffJson(complete: CompleteInput): { readonly text: string } | { readonly problem: string } {
  const input: Values = Object.fromEntries(
    [...tariffFields, ...termFields, "electricityPrice", "demandPrice"].map((field) => [field, complete[field]]),
  );
  const outcome = studyOf(input, complete.unitSystem);
  if (!outcome.ok) return { problem: outcome.errors[0]?.message ?? "The tariff cannot be read." };
  const { values } = outcome;
  const record: Tariff = tariffRecord(values);
  const identity = {
    ...(values.tariffName !== "" && { name: values.tariffName }),
    ...(values.tariffDate !== null && { startdate: values.tariffDate }),
  };
  return { text: exportUrdb(record, identity) };
}
