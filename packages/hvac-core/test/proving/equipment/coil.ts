import { readFileSync } from "node:fs";
import type { PsychrometricChartInput } from "../../../src/calculators/psychrometric-chart/index.ts";
import { cyclingFactor, machineState } from "../../../src/energy/index.ts";
import { coolBy, moistAir, type ExplainedCoil } from "../../../src/psychrometrics/index.ts";
import { bandOf, type ProvingCase, type ProvingResult, type ProvingSet } from "../provingSet.ts";

/* The cooling coil cases CE100 to CE200 of ASHRAE 140 as data (`coil.json`): a unit in the steady state, from its rating and its curves. */

interface CoilCase {
  readonly id: string;
  readonly sensible_W: number;
  readonly latent_W: number;
  readonly room_C: number;
  readonly outdoor_C: number;
  readonly programs?: Readonly<Record<string, readonly (number | null)[]>>;
}
const file = JSON.parse(readFileSync(new URL("./coil.json", import.meta.url), "utf8")) as {
  readonly programs: readonly string[];
  readonly cases: readonly CoilCase[];
};

export const coilCases = file.cases;

/** The unit, which its manufacturer rates by gross capacity; the power is that of compressor and condenser fan. */
const unit = {
  air_m3_s: 0.425,
  fan_W: 230,
  condenserFan_W: 108,
  degradation: 0.229,
  rated: { dryBulb_C: 26.7, wetBulb_C: 19.4, sensibleHeatRatio: 0.7774 },
  capacity: 8181,
  performance: 4.161,
  curves: {
    capacityByTemperature: [0.43863482, 0.0425918, 0.00015024, 0.00100248, -3.314e-5, -0.00046664],
    inputByTemperature: [0.7712758, -0.02218018, 0.00074086, 0.01306849, 0.00039124, -0.00082052],
    inputByPartLoad: [0, 1, 0],
  },
} as const;
/** Transmission of the room, W/K. */
const transmission = 1.71;
/** February. */
const hours = 672;

/** Flow of standard air of 21 °C. */
const dryAirFlow = unit.air_m3_s / moistAir({ dryBulb: 21, humidityRatio: 0 }).specificVolume;
const airOf = (dryBulb: number, humidityRatio: number) => moistAir({ dryBulb, humidityRatio });
/** Air that bypasses the coil at the rating. */
const bypassFactor = coolBy(
  { air: moistAir({ dryBulb: unit.rated.dryBulb_C, wetBulb: unit.rated.wetBulb_C }), dryAirFlow },
  { total: unit.capacity, sensibleHeatRatio: unit.rated.sensibleHeatRatio },
).bypassFactor!;

interface Running {
  readonly coil: ExplainedCoil;
  /** Power of compressor and condenser fan while it runs, W. */
  readonly power: number;
  /** Share of the time. */
  readonly running: number;
  /** Load over capacity. */
  readonly loadRatio: number;
}

/** The unit at a humidity of the room: it removes the sensible load, with the heat of its fan. */
function runningAt({ sensible_W: gains, room_C: room, outdoor_C: outdoor }: CoilCase, humidityRatio: number): Running {
  const air = airOf(room, humidityRatio);
  const condition = { x: air.wetBulb, y: outdoor };
  const { capacity } = machineState(unit, { load: 0, ...condition });
  const { power } = machineState(unit, { load: capacity, ...condition });
  const coil = coolBy({ air, dryAirFlow }, { total: capacity, bypassFactor });
  const sensible = gains + transmission * (outdoor - room);
  let loadRatio = sensible / coil.sensible;
  let running = loadRatio;
  for (let step = 0; step < 100; step++) {
    running = loadRatio / cyclingFactor(Math.min(1, loadRatio), unit.degradation);
    loadRatio = (sensible + unit.fan_W * running) / coil.sensible;
  }
  return { coil, power, running, loadRatio };
}

/** Humidity ratio at which the coil removes the latent gains; without them, the highest at which it is dry. */
function humidityOf(each: CoilCase): number {
  let [low, high] = [0.003, moistAir({ dryBulb: each.room_C, relativeHumidity: 0.98 }).humidityRatio];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    const { coil, loadRatio } = runningAt(each, middle);
    if (loadRatio * coil.latent > each.latent_W) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

const labels: Readonly<Record<string, readonly [quantity: string, unit: string]>> = {
  electricity_total_kWh: ["Electricity", "kWh"],
  compressor_kWh: ["Compressor", "kWh"],
  supply_fan_kWh: ["Indoor fan", "kWh"],
  condenser_fan_kWh: ["Condenser fan", "kWh"],
  coil_total_kWh: ["Heat of the coil", "kWh"],
  coil_sensible_kWh: ["Sensible heat of the coil", "kWh"],
  coil_latent_kWh: ["Latent heat of the coil", "kWh"],
  envelope_total_kWh: ["Load of the room", "kWh"],
  cop: ["COP", ""],
  indoor_humidity_ratio_kg_kg: ["Humidity ratio of the room", "kg/kg"],
};

function valuesOf(each: CoilCase): Readonly<Record<string, number>> {
  const humidityRatio = humidityOf(each);
  const { coil, power, running, loadRatio } = runningAt(each, humidityRatio);
  const energy = (watts: number): number => (watts * hours) / 1000;
  const latent = each.latent_W === 0 ? 0 : loadRatio * coil.latent;
  const sensible = loadRatio * coil.sensible;
  const electricity = (power + unit.fan_W) * running;
  return {
    electricity_total_kWh: energy(electricity),
    compressor_kWh: energy((power - unit.condenserFan_W) * running),
    supply_fan_kWh: energy(unit.fan_W * running),
    condenser_fan_kWh: energy(unit.condenserFan_W * running),
    coil_total_kWh: energy(sensible + latent),
    coil_sensible_kWh: energy(sensible),
    coil_latent_kWh: energy(latent),
    envelope_total_kWh: energy(sensible + latent - unit.fan_W * running),
    cop: (sensible + latent - unit.fan_W * running) / electricity,
    indoor_humidity_ratio_kg_kg: humidityRatio,
  };
}

const fitted =
  "Capacity and power are by fitted curves instead of the manufacturer’s table, which the analytical solutions interpolate: the unit runs up to 0.4 % longer than TUD’s.";
const dry =
  "Without latent gains the room dries until the coil does: that humidity follows from the bypass factor of the rating instead of the manufacturer’s table.";
const reasons: Readonly<Record<string, Readonly<Record<string, readonly [reason: string, upTo: number]>>>> = {
  ce110: { indoor_humidity_ratio_kg_kg: [dry, 0.0001] },
  ce130: { electricity_total_kWh: [fitted, 0.04], supply_fan_kWh: [fitted, 0.043], cop: [fitted, 0.0011] },
  ce140: { electricity_total_kWh: [fitted, 0.057], supply_fan_kWh: [fitted, 0.037], indoor_humidity_ratio_kg_kg: [dry, 0.0001] },
  ce160: { supply_fan_kWh: [fitted, 0.27] },
  ce170: { supply_fan_kWh: [fitted, 0.02], condenser_fan_kWh: [fitted, 0.009] },
  ce180: { electricity_total_kWh: [fitted, 1.4] },
  ce190: { electricity_total_kWh: [fitted, 0.03], cop: [fitted, 0.0009] },
  ce200: { supply_fan_kWh: [fitted, 0.12] },
};

function resultsOf(each: CoilCase): ProvingResult[] {
  const values = valuesOf(each);
  return Object.entries(labels).map(([name, [quantity, unitName]]) => {
    const programs = Object.fromEntries(
      file.programs.flatMap((program, index) => {
        const value = each.programs?.[name]?.[index] ?? null;
        return value === null ? [] : [[program, value] as const];
      }),
    );
    const [reason, upTo] = reasons[each.id]?.[name] ?? [];
    return {
      quantity,
      unit: unitName,
      ours: values[name]!,
      programs,
      ...(each.programs && { band: bandOf(programs) }),
      ...(reason && { reason, upTo: upTo! }),
    };
  });
}

/** Six digits, so that the file is the same on every machine. */
const short = (value: number): number => Number(value.toPrecision(6));

/** The coil of a case while it runs, as a process of the psychrometric chart. */
export function chartOf(each: CoilCase): PsychrometricChartInput & { readonly unitSystem: "Metric" } {
  const humidityRatio = humidityOf(each);
  const { coil } = runningAt(each, humidityRatio);
  return {
    unitSystem: "Metric",
    calculationName: `Case ${each.id.toUpperCase()}`,
    states: [
      {
        id: "room",
        name: "Room air",
        given: "dryBulbAndHumidityRatio",
        dryBulb: each.room_C,
        humidityRatio: short(1000 * humidityRatio),
        flowBasis: "dryAir",
        dryAirFlow: short(dryAirFlow),
      },
    ],
    processes: [
      {
        id: "coil",
        name: "Coil while it runs",
        kind: "coolingCoil",
        inlet: "room",
        coilBy: "capacityAndBypass",
        coilCapacity: short(coil.total),
        bypassFactor: short(bypassFactor),
      },
    ],
  };
}

function caseOf(each: CoilCase): ProvingCase {
  const { programs, ...inputs } = each;
  return {
    id: each.id,
    title: `Case ${each.id.toUpperCase()}`,
    description: `${each.sensible_W} W of sensible and ${each.latent_W} W of latent gains, room ${each.room_C} °C, ${each.outdoor_C} °C outside; February in the steady state.`,
    inputs: { ...inputs, unit, transmission_W_K: transmission },
    opensAs: {
      calculator: "psychrometric-chart",
      input: { ...chartOf(each) },
      differences: [
        "The file has the coil while it runs, with the room’s humidity that was found; running time and electricity are not in it.",
      ],
    },
    ...(programs === undefined && { isHeldBack: true }),
    results: () => resultsOf(each),
  };
}

export const coolingCoils: ProvingSet = {
  id: "cooling-coils",
  title: "ASHRAE 140: cooling coils",
  source:
    "Space cooling equipment tests CE100 to CE200 of ASHRAE 140: quasi-analytical solutions of TUD and HTAL and seven programs from NREL/BESTEST-GSR (commit c82e3718). The manufacturer’s table was not read: capacity and power are by the curves that were fitted to it there, sensible heat by the bypass factor of the rating.",
  claim: ({ withinBand, withBand, cases, casesHeldBack }) =>
    `ASHRAE 140 CE100 to CE200: ${withinBand} of ${withBand} results of ${cases} cases within the range of the quasi-analytical solutions and the programs; results of ${casesHeldBack} cases are held back. From curves, not from the manufacturer’s table.`,
  cases: file.cases.map(caseOf),
};
