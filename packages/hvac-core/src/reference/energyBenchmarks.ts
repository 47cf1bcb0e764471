import type { Citation } from "../sources/index.ts";
import { btu, squareFoot } from "../constants/inchPound.ts";
import type { ReferenceRow } from "./row.ts";
import { cibseTm46, energyStar } from "./sources.ts";

const medians: Citation = { source: energyStar, locator: "US national median" };
const tm46: Citation = { source: cibseTm46, locator: "Table 1" };

/** kWh/m² in one thousand Btu/ft². */
const kilowattHours = btu / 3600 / squareFoot;

/** Annual energy use of the median US building of a kind. */
export interface EnergyUseIntensity extends ReferenceRow {
  /** Energy delivered to the building, kWh/m² in a year. */
  readonly site: number;
  /** Primary energy, kWh/m² in a year. */
  readonly primary: number;
}

/** Thousand Btu per ft² in a year, as published. */
type Row = readonly [id: string, label: string, site: number, primary: number];

const read: readonly Row[] = [
  ["bank", "Bank branch", 88.3, 209.9],
  ["financial-office", "Financial office", 52.9, 116.4],
  ["university", "University", 84.3, 180.6],
  ["school", "School", 48.5, 104.4],
  ["daycare", "Daycare", 64.8, 131.5],
  ["vocational-school", "Vocational school", 52.4, 110.4],
  ["convention-centre", "Convention centre", 56.1, 109.6],
  ["recreation-centre", "Recreation or athletic centre", 50.8, 112],
  ["entertainment", "Entertainment hall", 56.2, 112],
  ["worship", "Place of worship", 30.5, 58.4],
  ["convenience-store", "Convenience store", 231.4, 592.6],
];

/** Rows without a second source. */
const unconfirmed: readonly Row[] = [
  ["office", "Office", 52.9, 116.4],
  ["hotel", "Hotel", 63, 146.7],
  ["dormitory", "Dormitory", 57.9, 107.5],
  ["multifamily", "Apartment building", 59.6, 118.1],
  ["senior-care", "Home for the elderly", 99, 213.2],
  ["hospital", "Hospital", 234.3, 426.9],
  ["outpatient", "Outpatient clinic", 62, 138.3],
  ["medical-office", "Medical office", 51.2, 121.7],
  ["laboratory", "Laboratory", 115.3, 318.2],
  ["library", "Library", 71.6, 143.6],
  ["post-office", "Post office", 47.9, 100.4],
  ["police-fire-station", "Police or fire station", 63.5, 124.9],
  ["courthouse", "Courthouse", 101.2, 211.4],
  ["retail", "Shop", 51.4, 120],
  ["mall", "Shopping mall", 65.7, 170.7],
  ["supermarket", "Supermarket", 196, 444],
  ["wholesale", "Wholesale store", 51.4, 120],
  ["restaurant", "Restaurant", 325.6, 573.7],
  ["fast-food", "Fast food restaurant", 402.7, 886.4],
  ["bar", "Bar or night club", 130.7, 297],
  ["warehouse", "Warehouse", 22.7, 52.9],
  ["refrigerated-warehouse", "Cold store", 84.1, 235.6],
  ["self-storage", "Self-storage", 20.2, 47.8],
  ["services", "Repair or personal services", 47.9, 96.9],
  ["museum", "Museum or theatre", 56.2, 112],
];

/** Delivered energy in a second copy of the table where it differs, thousand Btu per ft². */
const otherCopy: Readonly<Record<string, number>> = { worship: 72.1, "convenience-store": 350.9, "medical-office": 97.7 };

function intensity([id, label, site, primary]: Row): EnergyUseIntensity {
  const other = otherCopy[id];
  return {
    id,
    label,
    site: site * kilowattHours,
    primary: primary * kilowattHours,
    source: medians,
    ...(other !== undefined && {
      verify: true,
      note: `A second copy of the table has ${Math.round(other * kilowattHours)} kWh/m² delivered.`,
    }),
  };
}

/**
 * Energy use of US buildings by kind, the national median.
 *
 * @source energy-star, US national median
 * @example
 * ```ts
 * import { energyUseIntensities } from "@org/hvac-core/reference";
 * energyUseIntensities.find(({ id }) => id === "school")?.site; // 153.0
 * ```
 */
export const energyUseIntensities: readonly EnergyUseIntensity[] = read
  .map(intensity)
  .concat(unconfirmed.map((row): EnergyUseIntensity => ({ ...intensity(row), verify: true })));

/** Annual energy use of a typical British building of a kind. */
export interface EnergyBenchmark extends ReferenceRow {
  /** kWh/m² in a year. */
  readonly electricity: number;
  /** Fuel and heat, kWh/m² in a year. */
  readonly fossilThermal: number;
}

const benchmarksRead: readonly Row[] = [
  ["general-office", "General office", 95, 120],
  ["cultural-activities", "Cultural activities", 70, 200],
  ["swimming-pool", "Swimming pool centre", 245, 1130],
  ["sports-hall", "Dry sports and leisure facility", 95, 330],
  ["light-use", "Public buildings with light usage", 20, 105],
  ["school", "Schools and seasonal public buildings", 40, 150],
  ["hospital", "Hospital (clinical and research)", 90, 420],
  ["residential", "Long-term residential", 65, 420],
  ["large-non-food-shop", "Large non-food shop", 70, 170],
  ["large-food-store", "Large food store", 400, 105],
  ["restaurant", "Restaurant", 90, 370],
  ["pub", "Bar, pub or licensed club", 130, 350],
  ["hotel", "Hotel", 105, 330],
];

/** Benchmarks read in one copy only. */
const benchmarksUnconfirmed: readonly Row[] = [
  ["high-street-agency", "High street agency", 140, 0],
  ["university", "University campus", 80, 240],
  ["clinic", "Clinic", 70, 200],
  ["accommodation", "General accommodation", 60, 300],
  ["emergency-services", "Emergency services", 70, 390],
  ["laboratory", "Laboratory or operating theatre", 160, 160],
  ["waiting", "Public waiting or circulation", 30, 120],
  ["general-retail", "General retail", 165, 0],
  ["small-food-store", "Small food store", 310, 0],
  ["entertainment-halls", "Entertainment halls", 150, 420],
  ["fitness-centre", "Fitness and health centre", 160, 440],
  ["covered-car-park", "Covered car park", 20, 0],
  ["terminal", "Terminal", 75, 200],
  ["workshop", "Workshop", 35, 180],
  ["storage-facility", "Storage facility", 35, 160],
  ["cold-storage", "Cold storage", 145, 80],
];

function benchmark([id, label, electricity, fossilThermal]: Row): EnergyBenchmark {
  return {
    id,
    label,
    electricity,
    fossilThermal,
    source: tm46,
    ...(id === "general-retail" && { note: "A second copy adds 150 kWh/m² of fuel, which TM46 does not have." }),
  };
}

/**
 * Energy benchmarks of British buildings by kind.
 *
 * @source cibse-tm46, Table 1
 * @example
 * ```ts
 * import { energyBenchmarks } from "@org/hvac-core/reference";
 * energyBenchmarks.find(({ id }) => id === "general-office")?.electricity; // 95
 * ```
 */
export const energyBenchmarks: readonly EnergyBenchmark[] = benchmarksRead
  .map(benchmark)
  .concat(benchmarksUnconfirmed.map((row): EnergyBenchmark => ({ ...benchmark(row), verify: true })));
