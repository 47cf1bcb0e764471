import {
  degreeDaysFromMonthlyMean,
  internalRateOfReturn,
  netPresentValue,
  presentValue,
  uniformPresentValue,
} from "../../src/energy/index.ts";
import {
  conductionHeatGain,
  designDayTemperatures,
  radiantCoolingLoad,
  representativeRadiantSeries,
  solAirTemperature,
  type RoomWeight,
} from "../../src/loads/index.ts";
import { monthlyDegreeDays } from "../../src/weather/index.ts";
import { readReference } from "../reference/readReference.ts";
import type { Comparison, Pair } from "./comparison.ts";

interface In {
  readonly [column: string]: number;
}
interface Lists {
  readonly [column: string]: readonly number[] | undefined;
}
interface Where {
  readonly construction: RoomWeight;
  readonly carpet: boolean;
  readonly glass_percent?: number;
}

const examples = readReference<In & { readonly rts_table: string }>("loads_examples").cases;
const lists = (row: { in: unknown }): Lists => row.in as Lists;
const tables = readReference<Where, { rts_percent?: number[]; cts_percent?: number[] }>("rts_tables").cases;

/** A printed series by its identifier, as shares. */
function printed(id: string): number[] | undefined {
  const values = tables.find((row) => row.id === id)?.out;
  return (values?.rts_percent ?? values?.cts_percent)?.map((value) => value / 100);
}

function convolutions(): Pair[] {
  return examples
    .filter(({ id }) => id.startsWith("rts_convolution/"))
    .flatMap((row) => {
      const series = printed(`rts_${row.in.rts_table}/${row.id.replace(/^[^-]*-/, "")}`);
      if (!series) return [];
      const load = radiantCoolingLoad(lists(row)["heat_gain_W"]!, row.in["radiant_fraction"]!, series);
      return (row.out as unknown as Lists)["cooling_load_W"]!.map((expected, hour) => ({
        id: `${row.id} hour ${hour + 1}`,
        expected,
        actual: load[hour]!,
      }));
    });
}

function walls(): Pair[] {
  return examples
    .filter(({ id }) => id.startsWith("wall_cts_rts_chain/"))
    .flatMap((row) => {
      const factors = printed(`cts_wall/${String(row.in["ashrae_wall_number"]!).padStart(2, "0")}`);
      if (!factors) return [];
      const irradiances = lists(row)["surface_irradiance_W_per_m2"]!;
      const solAir = lists(row)["outdoor_db_C"]!.map((outdoorDryBulb, hour) =>
        solAirTemperature({
          outdoorDryBulb,
          irradiance: irradiances[hour]!,
          absorptanceRatio: row.in["alpha_over_ho_m2K_per_W"]!,
          longwaveCorrection: row.in["longwave_correction_K"]!,
        }),
      );
      const gains = conductionHeatGain({
        solAir,
        roomDryBulb: row.in["room_C"]!,
        area: row.in["area_m2"]!,
        conduction: { transmittance: row.in["U_W_per_m2K"]!, factors },
      });
      return (row.out as unknown as Lists)["heat_gain_W"]!.map((expected, hour) => ({
        id: `${row.id} hour ${hour + 1}`,
        expected,
        actual: gains[hour]!,
      }));
    });
}

function representative(): Pair[] {
  return tables
    .filter(({ id }) => id.startsWith("rts_"))
    .flatMap(({ id, in: where, out }) => {
      const series = representativeRadiantSeries(where.construction, where.carpet, (where.glass_percent ?? 0) / 100)[
        id.startsWith("rts_solar") ? "solar" : "nonSolar"
      ];
      return out.rts_percent!.map((expected, hour) => ({ id: `${id} hour ${hour}`, expected, actual: 100 * series[hour]! }));
    });
}

const celsius = (fahrenheit: number): number => (fahrenheit - 32) / 1.8;

function designDays(): Pair[] {
  return examples
    .filter(({ id }) => id.startsWith("design_day_atlanta/"))
    .map(({ id, in: where, out }) => ({
      id,
      expected: celsius(out["db_F"]!),
      actual: designDayTemperatures(celsius(where["design_db_F"]!), where["daily_db_range_F"]! / 1.8)[where["hour"]! - 1]!,
    }));
}

function degreeDays(): Pair[] {
  return examples
    .filter(({ id }) => id.startsWith("degree_day_normal_model/"))
    .flatMap(({ id, in: where, out }) => {
      const [mean, deviation, days, base] = [where["monthly_mean_C"]!, where["std_of_daily_mean_K"]!, where["days"]!, where["base_C"]!];
      return [
        degreeDaysFromMonthlyMean({ mean, deviation, days }, base),
        monthlyDegreeDays({ mean, standardDeviation: deviation, days }, base),
      ].flatMap(({ heating, cooling }) => [
        { id: `${id} heating`, expected: out["hdd_Kday"]!, actual: heating },
        { id: `${id} cooling`, expected: out["cdd_Kday"]!, actual: cooling },
      ]);
    });
}

/** Tables of the handbook's annual supplement and standard compound-interest tables. */
const factors: readonly (readonly [kind: "SPV" | "UPV", rate: number, years: number, printed: number])[] = [
  ["SPV", 0.03, 10, 0.744],
  ["SPV", 0.03, 20, 0.554],
  ["UPV", 0.03, 10, 8.53],
  ["UPV", 0.03, 20, 14.877],
  ["UPV", 0.03, 25, 17.413],
  ["UPV", 0.07, 20, 10.594],
  ["UPV", 0.1, 10, 6.1446],
];

export const loadAndEnergyComparisons: readonly Comparison[] = [
  {
    group: "Loads",
    quantity: "cooling load from heat gains by radiant time series",
    source: "Convolution evaluated outside this library",
    evidence: "own",
    measure: "absolute",
    unit: "W",
    accepted: 1e-4,
    because: "printed to nine digits",
    pairs: convolutions,
  },
  {
    group: "Loads",
    quantity: "heat gain of a wall by sol-air temperature and conduction series",
    source: "Convolution evaluated outside this library",
    evidence: "own",
    measure: "absolute",
    unit: "W",
    accepted: 1e-4,
    because: "printed to nine digits",
    pairs: walls,
  },
  {
    group: "Loads",
    quantity: "representative radiant time series, by weight, floor and glass",
    source: "ASHRAE Fundamentals (2013–2021), ch. 18, as transcribed twice in public code",
    evidence: "printed",
    measure: "absolute",
    unit: "points of 100",
    accepted: 1.5,
    because: "columns other than 50 % glass follow a straight line; print is whole points",
    pairs: representative,
  },
  {
    group: "Loads",
    quantity: "design-day dry bulb",
    source: "ASHRAE (2017) load-calculation workbook, Atlanta",
    evidence: "program",
    measure: "absolute",
    unit: "K",
    accepted: 0.056,
    because: "printed to 0.1 °F",
    pairs: designDays,
  },
  {
    group: "Energy",
    quantity: "degree days from a month's mean and spread",
    source: "Normal distribution evaluated outside this library (Schoenau & Kehrig)",
    evidence: "own",
    measure: "relative",
    accepted: 1e-7,
    because: "printed to nine digits",
    pairs: degreeDays,
  },
  {
    group: "Energy",
    quantity: "present value factors",
    source: "NIST Handbook 135 and compound-interest tables",
    evidence: "printed",
    measure: "relative",
    accepted: 1e-3,
    because: "printed with three to five digits",
    pairs: () =>
      factors.map(([kind, rate, years, expected]) => ({
        id: `${kind} ${rate} ${years}`,
        expected,
        actual: kind === "SPV" ? presentValue(1, rate, years) : uniformPresentValue(rate, years),
      })),
  },
  {
    group: "Energy",
    quantity: "rate of return and present value",
    source: "Examples of the Microsoft Excel manual (IRR, NPV)",
    evidence: "printed",
    measure: "relative",
    accepted: 3e-3,
    because: "printed with three digits",
    pairs: () => [
      { id: "IRR, five years", expected: 0.0866, actual: internalRateOfReturn([-70_000, 12_000, 15_000, 18_000, 21_000, 26_000]) },
      { id: "IRR, four years", expected: -0.0212, actual: internalRateOfReturn([-70_000, 12_000, 15_000, 18_000, 21_000]) },
      { id: "NPV, first flow after a year", expected: 1188.44, actual: netPresentValue(0.1, [-10_000, 3000, 4200, 6800]) / 1.1 },
    ],
  },
];
