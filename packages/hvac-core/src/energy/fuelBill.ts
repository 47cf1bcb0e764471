import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { sumOf, tierItems, type BillItem } from "./charges.ts";
import { monthlyCharge, requireStructure, TariffError } from "./tariff.ts";
import { monthDays } from "./usage.ts";
import { pound } from "../constants/inchPound.ts";
import type { TariffTier } from "./tariffShape.ts";

/** Heat, J, of units that are energy themselves. */
const energyUnits = {
  kWh: 3.6e6,
  MWh: 3.6e9,
  MJ: 1e6,
  GJ: 1e9,
  therm: 1.05505585262e8,
  MMBtu: 1.05505585262e9,
  "tonR h": 1.266067023144e7,
};
/** Volume, m³, of units that are volumes. */
const volumeUnits = { m3: 1, ccf: 2.8316846592, Mcf: 28.316846592, L: 1e-3, gal: 3.785411784e-3 };
/** Mass, kg, of units that are masses. */
const massUnits = { kg: 1, t: 1000, lb: pound };

/** Billing units of gas, oil, steam, heat and cold. */
export type FuelUnit = keyof typeof energyUnits | keyof typeof volumeUnits | keyof typeof massUnits;

const names = [...Object.keys(energyUnits), ...Object.keys(volumeUnits), ...Object.keys(massUnits)] as FuelUnit[];

/** Energy content of a billed unit. */
export interface UnitHeat {
  /** Gross calorific value, J/m³ for gases billed by volume, J/kg for everything else, 1e3…1e9. Needed for volumes and masses. */
  readonly grossCalorificValue?: number;
  /** Density, kg/m³, 0.01…2000; with it a calorific value in J/kg serves for a volume. */
  readonly density?: number;
  /** Net over gross calorific value, 0.5…1, where the unit of energy is billed on the net one (lower heating value). */
  readonly netToGross?: number;
}

/**
 * Gross heat (higher heating value) in one billed unit.
 *
 * A therm is 100 000 Btu of the International Table; a cubic metre, ccf or Mcf of gas is one at the state of its calorific value.
 *
 * @param unit name of the unit: `kWh`, `MWh`, `MJ`, `GJ`, `therm`, `MMBtu`, `tonR h`, `m3`, `ccf`, `Mcf`, `L`, `gal`, `kg`, `t`, `lb`
 * @param heat calorific value and density; ranges at {@link UnitHeat}
 * @returns J per unit
 * @throws {UnknownNameError} when there is no such unit
 * @throws {OutOfRangeError} when a calorific value is missing or outside its range
 * @source mathematics, definitions of the units
 * @example
 * ```ts
 * import { heatPerUnit } from "@org/hvac-core/energy";
 * heatPerUnit("therm") / 3.6e6; // 29.3071
 * ```
 */
export function heatPerUnit(unit: FuelUnit, heat: UnitHeat = {}): number {
  requireKnown("unit", unit, names);
  const net = requireInRange("netToGross", heat.netToGross ?? 1, 0.5, 1, "");
  if (unit in energyUnits) return energyUnits[unit as keyof typeof energyUnits] / net;
  if (heat.grossCalorificValue === undefined) {
    throw new TariffError("grossCalorificValue", `a price per ${unit} needs the fuel's gross calorific value`);
  }
  const value = requireInRange("grossCalorificValue", heat.grossCalorificValue, 1e3, 1e9, "J");
  if (unit in massUnits) return massUnits[unit as keyof typeof massUnits] * value;
  const density = heat.density === undefined ? 1 : requireInRange("density", heat.density, 0.01, 2000, "kg/m³");
  return volumeUnits[unit as keyof typeof volumeUnits] * value * density;
}

/** Price of gas, oil, district heat or district cooling. */
export interface FuelTariff {
  readonly unit: FuelUnit;
  /** Calorific value behind a unit of volume or mass, or one of energy on the net value; for {@link heatPerUnit}. */
  readonly heat?: UnitHeat;
  /** Prices by season, then step of the month's quantity; limits in units, prices money per unit. */
  readonly seasons: ReadonlyArray<readonly TariffTier[]>;
  /** Season of each of the 12 months; may be left out when there is one. */
  readonly seasonOfMonth?: readonly number[];
  /** 12 adjustments, money per unit. */
  readonly adjustments?: readonly number[];
  /** Money a month, a day or a year by `standingChargeUnits`; 0 when absent. */
  readonly standingCharge?: number;
  /** `$/month` (default), `$/day` or `$/year`. */
  readonly standingChargeUnits?: string;
  /** Money a month per kW of contracted or highest output, 0…1e6; none when absent. */
  readonly capacityRate?: number;
  /** Minimum bill of a month before taxes, money; none when absent. */
  readonly minimumCharge?: number;
  /** Duty, money per unit; none when absent. */
  readonly unitTax?: number;
  /** Tax on all of that, a share 0…1; 0 when absent. */
  readonly taxRate?: number;
}

/** A month's bill for a fuel, money. */
export interface MonthlyFuelBill {
  /** Billed quantity, in the tariff's unit. */
  readonly quantity: number;
  readonly energy: number;
  readonly capacity: number;
  readonly fixed: number;
  readonly minimumTopUp: number;
  /** Duty per unit and tax. */
  readonly tax: number;
  readonly total: number;
  /** The lines of the bill; their amounts add up to `total`. */
  readonly items: readonly BillItem[];
}

/** A year's bill for a fuel, money. */
export interface AnnualFuelBill {
  readonly months: readonly MonthlyFuelBill[];
  readonly total: number;
  /** Quantity of the year, in the tariff's unit. */
  readonly quantity: number;
}

/**
 * Bills a year of gas, oil, district heat or cooling.
 *
 * @param tariff prices; ranges at {@link FuelTariff}
 * @param energy energy of each of the 12 months, J, 0…1e18, gross calorific value for fuels
 * @param capacity contracted or highest output that the capacity charge is for, W, 0…1e12; needed with such a charge
 * @returns the bills of the months, line by line, and the year
 * @throws {TariffError} when seasons or steps contradict each other, or a calorific value or the capacity is missing
 * @throws {UnknownNameError} when there is no such unit
 * @throws {OutOfRangeError} when a price or an energy is outside its range
 * @source mathematics, quantity times price
 * @example
 * ```ts
 * import { fuelBill, heatPerUnit } from "@org/hvac-core/energy";
 * const gas = { unit: "therm", seasons: [[{ max: 100, rate: 1 }, { rate: 0.8 }]], standingCharge: 20 };
 * fuelBill(gas, Array(12).fill(150 * heatPerUnit("therm"))).total; // 1920
 * ```
 */
export function fuelBill(tariff: FuelTariff, energy: readonly number[], capacity?: number): AnnualFuelBill {
  const perUnit = heatPerUnit(tariff.unit, tariff.heat);
  requireStructure("seasons", tariff.seasons, false);
  if (tariff.seasons.length > 1 && !tariff.seasonOfMonth)
    throw new TariffError("seasonOfMonth", "several seasons need the season of each month");
  if (tariff.seasonOfMonth) requireInRange("number of seasonOfMonth", tariff.seasonOfMonth.length, 12, 12, "");
  if (tariff.adjustments) requireInRange("number of adjustments", tariff.adjustments.length, 12, 12, "");
  requireInRange("number of months", energy.length, 12, 12, "");
  const taxRate = requireInRange("taxRate", tariff.taxRate ?? 0, 0, 1, "");
  const unitTax = requireInRange("unitTax", tariff.unitTax ?? 0, 0, 1e6, "");
  const minimum = requireInRange("minimumCharge", tariff.minimumCharge ?? 0, 0, 1e9, "");
  const capacityItem = capacityCharge(tariff, capacity);
  const months = energy.map((joules, month): MonthlyFuelBill => {
    const quantity = requireInRange("energy", joules, 0, 1e18, "J") / perUnit;
    const season = requireInRange("seasonOfMonth", tariff.seasonOfMonth?.[month] ?? 0, 0, tariff.seasons.length - 1, "");
    const tiers = tariff.seasons[season];
    if (!tiers) throw new TariffError("seasonOfMonth", "each must be a whole number");
    const items = tierItems({ kind: "energy", period: season, unit: tariff.unit }, tiers, quantity);
    const adjustment = requireInRange("adjustments", tariff.adjustments?.[month] ?? 0, -1e6, 1e6, "");
    if (adjustment !== 0)
      items.push({ kind: "fuelAdjustment", quantity, unit: tariff.unit, price: adjustment, amount: quantity * adjustment });
    items.push(...capacityItem);
    const fixed = monthlyCharge("standingCharge", tariff.standingCharge ?? 0, tariff.standingChargeUnits ?? "$/month", monthDays[month]!);
    if (fixed !== 0) items.push({ kind: "fixed", amount: fixed });
    const sum = sumOf(items);
    const minimumTopUp = minimum > 0 ? Math.max(0, minimum - sum) : 0;
    if (minimumTopUp > 0) items.push({ kind: "minimumTopUp", amount: minimumTopUp });
    if (unitTax > 0) items.push({ kind: "tax", quantity, unit: tariff.unit, price: unitTax, amount: quantity * unitTax });
    const taxed = sumOf(items);
    if (taxRate > 0) items.push({ kind: "tax", quantity: taxed, price: taxRate, amount: taxed * taxRate });
    return {
      quantity,
      energy: sumOf(items, "energy", "fuelAdjustment"),
      capacity: sumOf(items, "capacity"),
      fixed,
      minimumTopUp,
      tax: sumOf(items, "tax"),
      total: sumOf(items),
      items,
    };
  });
  const yearly = (valueOf: (month: MonthlyFuelBill) => number) => months.reduce((sum, month) => sum + valueOf(month), 0);
  return { months, total: yearly(({ total }) => total), quantity: yearly(({ quantity }) => quantity) };
}

function capacityCharge(tariff: FuelTariff, capacity: number | undefined): readonly BillItem[] {
  const rate = requireInRange("capacityRate", tariff.capacityRate ?? 0, 0, 1e6, "");
  if (rate === 0) return [];
  if (capacity === undefined) throw new TariffError("capacityRate", "a charge per kW needs the contracted or highest output");
  const kilowatts = requireInRange("capacity", capacity, 0, 1e12, "W") / 1000;
  return [{ kind: "capacity", quantity: kilowatts, unit: "kW", price: rate, amount: kilowatts * rate }];
}
