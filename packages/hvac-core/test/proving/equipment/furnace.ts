import { readFileSync } from "node:fs";
import type { HeatLoadInput } from "../../../src/calculators/heat-load/index.ts";
import type { BalanceSurface, ZoneHours } from "../../../src/zones/balance/building.ts";
import { runBalance } from "../../../src/zones/balance/run.ts";
import { WeatherDrive } from "../../../src/zones/balance/weatherDrive.ts";
import { bandOf, type ProvingCase, type ProvingResult, type ProvingSet } from "../provingSet.ts";

/* The furnace cases HE100 to HE230 of ASHRAE 140 as data (`furnace.json`): a room without mass, heated by a furnace that switches on and off. */

interface FurnaceCase {
  readonly id: string;
  /** °C, or the name of a series. */
  readonly outdoor_C: number | "sine" | "ottawa";
  /** From 23 to 6 h, and from 6 to 23 h. */
  readonly set_points_C: readonly [night: number, day: number];
  readonly capacity_kW: number;
  readonly efficiency: number;
  /** Whether the furnace loses efficiency at part load. */
  readonly cycles: boolean;
  readonly circulating_fan_W: number;
  readonly fan_is_continuous: boolean;
  readonly draft_fan_W: number;
  readonly programs?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
const file = JSON.parse(readFileSync(new URL("./furnace.json", import.meta.url), "utf8")) as {
  readonly ottawa_tenths_C: readonly number[];
  readonly cases: readonly FurnaceCase[];
};

export const furnaceCases = file.cases;

/** January to March. */
const hours = 2160;
const seconds = 3600 * hours;
/** J/m³. */
const heatingValue = 38e6;
/** Round-off of the balance, W. */
const noise = 1e-6;
const site = { latitude: 45.32, longitude: -75.67, timeZone: -5 };

function outdoorsOf({ outdoor_C: outdoor }: FurnaceCase): Float64Array {
  if (outdoor === "ottawa") return Float64Array.from(file.ottawa_tenths_C, (tenths) => tenths / 10);
  if (outdoor !== "sine") return new Float64Array(hours).fill(outdoor);
  // At the end of each hour, rounded to tenths as in the case's weather file.
  return Float64Array.from({ length: hours }, (_, hour) => Math.round(200 * Math.sin((2 * Math.PI * (hour + 1)) / 24)) / 10);
}

/** A roof of 200 W/K; walls and floor let no heat pass. */
const roof: BalanceSurface = {
  zone: 0,
  area: 48,
  azimuth: 0,
  tilt: 0,
  body: { layers: [{ resistance: 0.14 }] },
  beyond: { kind: "outdoors", roughness: 1, isExposed: true },
  inside: { absorptance: 0, emissivity: 0, convection: 20 },
  outside: { absorptance: 0, emissivity: 0, convection: 20 },
};

/** Share of the time that the furnace runs, from load over capacity, by the curve of the case. */
function runningShare(loadRatio: number, cycles: boolean): number {
  const x = loadRatio;
  return cycles && x > 0 ? x / (1.005519483 + x * (0.182253228 + x * (-0.527668 + x * 0.339946081))) : x;
}

/** Load over capacity of the burner where its heat and that of a fan that runs with it are the heat of the room. */
function burnerRatio(
  heat: number,
  { capacity_kW: capacity, cycles, circulating_fan_W: fan, fan_is_continuous: always }: FurnaceCase,
): number {
  let ratio = heat / (1000 * capacity);
  if (always) return ratio;
  for (let step = 0; step < 60; step++) ratio = Math.max(0, heat - fan * Math.min(1, runningShare(ratio, cycles))) / (1000 * capacity);
  return ratio;
}

interface Season {
  readonly furnace_load_GJ: number;
  readonly furnace_input_GJ: number;
  readonly fuel_m3_s: number;
  readonly fans_kWh: number;
  readonly zone_mean_C: number;
  readonly zone_max_C: number;
  readonly zone_min_C: number;
}

/** The season of a case: the room's balance by quarters of an hour, and the furnace by the hour. */
function seasonOf(each: FurnaceCase): Season {
  const { capacity_kW: capacity, circulating_fan_W: fan, fan_is_continuous: always, draft_fan_W: draft } = each;
  const none = new Float64Array(hours);
  const weather = new WeatherDrive({
    location: site,
    dryBulb: outdoorsOf(each),
    pressure: new Float64Array(hours).fill(101_330),
    directNormal: none,
    diffuseHorizontal: none,
    windSpeed: none,
  });
  const zone = {
    airCapacity: 0,
    gains: new Float64Array(hours).fill(always ? fan : 0),
    convectiveShare: 1,
    airConductance: none,
    heatingSetPoint: Float64Array.from(none, (_, hour) => each.set_points_C[hour % 24 >= 6 && hour % 24 < 23 ? 1 : 0]),
    heatingLimit: 1000 * capacity + (always ? 0 : fan),
  };
  const [{ heating, airTemperature }] = runBalance({ zones: [zone], surfaces: [roof], groundReflectance: 0 }, weather) as [ZoneHours];
  const rounded = airTemperature.map((value) => Math.round(value * 1e9) / 1e9);
  let [load, running] = [0, 0];
  for (const power of heating) {
    const heat = power < noise ? 0 : power;
    const ratio = burnerRatio(heat, each);
    load += ratio * 1000 * capacity;
    running += runningShare(ratio, each.cycles);
  }
  const input = (running * 1000 * capacity) / each.efficiency;
  return {
    furnace_load_GJ: (load * 3600) / 1e9,
    furnace_input_GJ: (input * 3600) / 1e9,
    fuel_m3_s: (input * 3600) / heatingValue / seconds,
    fans_kWh: (fan * (always ? hours : running) + draft * running) / 1000,
    zone_mean_C: Math.round((rounded.reduce((sum, value) => sum + value, 0) / hours) * 1e9) / 1e9,
    zone_max_C: Math.max(...rounded),
    zone_min_C: Math.min(...rounded),
  };
}

const labels: Readonly<Record<keyof Season, readonly [quantity: string, unit: string]>> = {
  furnace_load_GJ: ["Heat of the furnace", "GJ"],
  furnace_input_GJ: ["Fuel energy", "GJ"],
  fuel_m3_s: ["Mean fuel flow", "m³/s"],
  fans_kWh: ["Electricity of the fans", "kWh"],
  zone_mean_C: ["Mean room temperature", "°C"],
  zone_max_C: ["Highest room temperature", "°C"],
  zone_min_C: ["Lowest room temperature", "°C"],
};

const hourly =
  "A sum over the hours of the weather file, without the balance of the room, gives the same; TRNSYS, the highest program, is 0.1 % lower.";
const reasons: Readonly<Record<string, Partial<Record<keyof Season, readonly [reason: string, upTo: number]>>>> = {
  he210: { furnace_input_GJ: [hourly, 0.06], fuel_m3_s: [hourly, 2e-7] },
  he230: { fans_kWh: [hourly, 0.7] },
};

function resultsOf(each: FurnaceCase): ProvingResult[] {
  const season = seasonOf(each);
  const names = Object.keys(labels) as (keyof Season)[];
  return names
    .filter((name) => !each.programs || each.programs[name])
    .map((name) => {
      const programs = each.programs?.[name] ?? {};
      const [reason, upTo] = reasons[each.id]?.[name] ?? [];
      return {
        quantity: labels[name][0],
        unit: labels[name][1],
        ours: season[name],
        programs,
        ...(each.programs && { band: bandOf(programs) }),
        ...(reason && { reason, upTo: upTo! }),
      };
    });
}

/** The room of a case with a constant outdoor temperature, in the heat load calculator. */
export function roomOf(each: FurnaceCase, outdoorTemp: number): HeatLoadInput & { readonly unitSystem: "Metric" } {
  return {
    unitSystem: "Metric",
    calculationMode: "Heating",
    roomName: `Case ${each.id.toUpperCase()}`,
    floorArea: 48,
    outdoorTemp,
    indoorTemp: each.set_points_C[1],
    wallArea: 0,
    windowArea: 0,
    roofArea: 48,
    // Films of 20 W/(m²·K) and 0.14 m²·K/W.
    roofUValue: 4.1666667,
    ventilationRate: 0,
    numPeople: 0,
    lightingLoad: 0,
    equipmentLoad: 0,
  };
}

function caseOf(each: FurnaceCase): ProvingCase {
  const { programs, ...inputs } = each;
  const outdoors =
    typeof each.outdoor_C === "number"
      ? `${each.outdoor_C} °C outside`
      : each.outdoor_C === "sine"
        ? "−20 to 20 °C in a sine of the day"
        : "Ottawa";
  const fan =
    each.circulating_fan_W === 0
      ? "no fan"
      : `a circulating fan of 200 W that ${each.fan_is_continuous ? "always runs" : "runs with the burner"}`;
  return {
    id: each.id,
    title: `Case ${each.id.toUpperCase()}`,
    description: `${outdoors}; ${each.capacity_kW} kW at ${100 * each.efficiency} %, ${fan}. January to March, room of 200 W/K without mass.`,
    inputs: { ...inputs, room: { roof_m2: 48, roof_R_m2K_W: 0.14, films_W_m2K: 20 }, heatingValue_J_m3: heatingValue },
    ...(typeof each.outdoor_C === "number"
      ? {
          opensAs: {
            calculator: "heat-load",
            input: { ...roomOf(each, each.outdoor_C) },
            differences: ["The file has the load of the room; furnace and fuel are not in it."],
          },
        }
      : { notAFile: ["Outdoor temperature and set point change by the hour, and the room has no mass: no calculator has such a room."] }),
    ...(programs === undefined && { isHeldBack: true }),
    results: () => resultsOf(each),
  };
}

export const furnaces: ProvingSet = {
  id: "furnaces",
  title: "ASHRAE 140: furnaces",
  source:
    "Space heating equipment tests HE100 to HE230 of ASHRAE 140: analytical solutions and ESP-r/HOT3000 1.7, EnergyPlus 1.0.2, DOE-2.1E c133 and TRNSYS 18.06.0002, from JasonGlazer/ashrae-140-automation (commit a531ea28) and NREL/BESTEST-GSR (commit c82e3718), which have the same numbers. The standard was not read in print. The part-load curve is that of the cases.",
  claim: ({ withinBand, withBand, cases, casesHeldBack }) =>
    `ASHRAE 140 HE100 to HE230: ${withinBand} of ${withBand} results of ${cases} cases within the range of the analytical solution and the programs; results of ${casesHeldBack} cases are held back. The part-load curve is the one of the cases, not one of the product.`,
  cases: file.cases.map(caseOf),
};
