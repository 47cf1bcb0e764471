import { annualBill, operationalCarbon, type AnnualBill } from "../../energy/index.ts";
import { atPath, OutOfRangeError } from "../../kernel/index.ts";
import { caseHours } from "./caseHours.ts";
import { billingTerms, tariffRecord, usageOf } from "./electricityTariff.ts";
import { usageWithGeneration, type OnSiteElectricity } from "./generation.ts";
import { joulesPerKilowattHour, months, sumOf } from "./loads.ts";
import { carriers, type Carrier } from "./machines.ts";
import type { CaseYear } from "./plant.ts";
import type { CaseValues, EnergyValues } from "./schema.ts";
import { dayGroups } from "./dayGroups.ts";

/** Energy carriers other than electricity. */
export type Fuel = Exclude<Carrier, "electricity">;

/** Fields of price, monthly fixed charge and emission factor of a carrier, and its name in a sentence. */
export const fuelFields = {
  gas: { price: "gasPrice", fixed: "gasFixed", emission: "gasEmission", word: "gas" },
  oil: { price: "oilPrice", fixed: undefined, emission: "oilEmission", word: "oil" },
  districtHeat: { price: "districtHeatPrice", fixed: "districtHeatFixed", emission: "districtHeatEmission", word: "district heat" },
  districtCooling: {
    price: "districtCoolingPrice",
    fixed: "districtCoolingFixed",
    emission: "districtCoolingEmission",
    word: "district cooling",
  },
} as const;

export const fuels = carriers.filter((carrier): carrier is Fuel => carrier !== "electricity");

/** Annual cost of one fuel. */
export interface FuelCost {
  readonly fuel: Fuel;
  /** J */
  readonly energy: number;
  readonly charge: number;
  readonly fixed: number;
  readonly months: readonly number[];
}

/** Annual energy cost and emissions of a system. */
export interface CaseCosts {
  /** Energy of each carrier by month, J */
  readonly energy: Readonly<Record<Carrier, readonly number[]>>;
  readonly electricity: AnnualBill;
  /** On-site generation, if there is any. */
  readonly onSite: OnSiteElectricity | undefined;
  readonly fuels: readonly FuelCost[];
  readonly fuelCost: number;
  /** Emission factor of electricity, kg/J: as entered, or the mean weighted by hourly use; null where none is entered. */
  readonly electricityFactor: number | null;
  /** kg of CO₂ equivalent; undefined where a factor is missing. */
  readonly emissions: number | undefined;
  /** Carriers without an emission factor. */
  readonly withoutFactor: readonly Carrier[];
  readonly emissionCost: number;
}

function fuelCost(fuel: Fuel, monthly: readonly number[], values: EnergyValues): FuelCost {
  const { price: priceField, fixed: fixedField, word } = fuelFields[fuel];
  const price = values[priceField];
  if (price === null)
    throw new OutOfRangeError({
      parameter: priceField,
      value: Number.NaN,
      min: 0,
      max: Infinity,
      unit: "",
      reason: `a system uses ${word}`,
    });
  const fixed = fixedField === undefined ? 0 : values[fixedField];
  const energy = sumOf(monthly);
  return { fuel, energy, charge: energy * price, fixed: 12 * fixed, months: monthly.map((month) => month * price + fixed) };
}

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);

/** Emission factor weighted by the hourly use of electricity, kg/J. */
function meanFactor(electricity: readonly number[], values: EnergyValues, row: CaseValues): number {
  const energy = sumOf(electricity);
  if (energy === 0) return sumOf(values.hourlyEmissions.map(sumOf)) / 288;
  const byClock =
    values.loadMethod === "hours"
      ? caseHours(values, row).byClock
      : months.map((month) => {
          const days = dayGroups(month, electricity[month]!, values);
          return hoursOfDay.map((hour) => sumOf(days.map(({ count, power }) => count * power[hour]! * 3600)));
        });
  const emitted = sumOf(
    values.hourlyEmissions.map((factors, month) => sumOf(factors.map((factor, hour) => factor * byClock[month]![hour]!))),
  );
  return emitted / energy;
}

/** Energy cost and emissions of a system. */
export function costsOf(year: CaseYear, row: CaseValues, values: EnergyValues): CaseCosts {
  const energyOf = (carrier: Carrier): number[] =>
    months.map((month) => sumOf(year.uses.filter((use) => use.carrier === carrier).map((use) => use.months[month]!)));
  const energy = Object.fromEntries(carriers.map((carrier) => [carrier, energyOf(carrier)])) as Record<Carrier, number[]>;
  const tariff = tariffRecord(values);
  const sorted = usageOf(tariff, year, energy.electricity, values, row);
  const { usage, onSite } = usageWithGeneration(sorted, tariff, energy.electricity, row, values);
  const electricity = atPath(`cases.${row.id}`, () => annualBill(tariff, usage, billingTerms(values)));
  const bought = fuels.filter((fuel) => sumOf(energy[fuel]) > 0).map((fuel) => fuelCost(fuel, energy[fuel], values));
  const used = carriers.filter((carrier) => sumOf(energy[carrier]) > 0);
  const electricityFactor = values.emissionBy === "hours" ? meanFactor(energy.electricity, values, row) : values.electricityEmission;
  const factorOf = (carrier: Carrier): number | null =>
    carrier === "electricity" ? electricityFactor : values[fuelFields[carrier].emission];
  const withoutFactor = used.filter((carrier) => factorOf(carrier) === null);
  const emissions =
    withoutFactor.length > 0
      ? undefined
      : operationalCarbon(
          used.map((carrier) => ({
            energy: sumOf(carrier === "electricity" && onSite ? onSite.bought : energy[carrier]),
            carbonPerKilowattHour: factorOf(carrier)! * joulesPerKilowattHour,
          })),
        );
  return {
    energy,
    electricity,
    onSite,
    fuels: bought,
    fuelCost: sumOf(bought.map(({ charge, fixed }) => charge + fixed)),
    electricityFactor,
    emissions,
    withoutFactor,
    emissionCost: (emissions ?? 0) * values.emissionPrice,
  };
}
