import { choice, fieldIs, flag, quantity, text, type QuantityField } from "../../kernel/index.ts";
import { largestCurrent, type EfficiencyKind, type FanControl, type PumpKind, type TowerKind } from "../../equipment/index.ts";
import { amca208 } from "../../equipment/sources.ts";
import type { QuantityKind } from "../../quantity/index.ts";

/* Columns of schedules, each once: the lists of the types pick from them. */

/** Rating data for print alone. */
const printed = <const L extends string, const K extends QuantityKind>(label: L, kind: K, limits: readonly [number, number]) =>
  quantity(label, null, kind, "absent", limits, { informational: true });

/** A number that may be empty. */
type AbsentQuantity<K extends QuantityKind> = QuantityField & { readonly quantity: K; readonly optional: "absent" };

/** Columns for a requirement and the selection for it. A requirement is above zero: without one the cell is empty. */
function pair<const N extends string, const K extends QuantityKind, const R extends string, const S extends string>(
  name: N,
  symbol: string,
  kind: K,
  max: number,
  [required, selected]: readonly [R, S],
) {
  return {
    [required]: quantity(`Required ${name}`, `${symbol}_r`, kind, "absent", [max * 1e-7, max]),
    [selected]: quantity(`Selected ${name}`, `${symbol}_s`, kind, "absent", [0, max]),
  } as { readonly [Name in R | S]: AbsentQuantity<K> };
}

export const airflow = pair("airflow", "V", "airFlow", 2000, ["requiredAirflow", "airflow"]);
export const pressure = pair("static pressure", "p", "pressure", 10_000, ["requiredPressure", "pressure"]);
export const cooling = pair("cooling", "Q", "coolingCapacity", 1e8, ["requiredCooling", "cooling"]);
export const heating = pair("heating", "H", "heatingCapacity", 1e8, ["requiredHeating", "heating"]);
export const flow = pair("water flow", "q", "waterFlow", 50, ["requiredFlow", "flow"]);
export const head = pair("head", "h", "head", 1000, ["requiredHead", "head"]);
export const rejection = pair("heat rejection", "R", "power", 1e9, ["requiredRejection", "rejection"]);

export const identity = {
  tag: text("Tag", 200, { help: "Name of the equipment on drawings. Each tag must be unique." }),
  service: text("Serves", 200),
  level: text("Level", 200, { help: "Used in tags whose pattern has {level}." }),
  location: text("Location", 200),
  quantity: quantity("Quantity", "n", "count", 1, [0, 100_000], { integer: true, help: "Number of identical units under this tag." }),
} as const;

export const coilAir = {
  enteringDryBulb: printed("Entering air, dry bulb", "temperature", [-60, 80]),
  enteringWetBulb: printed("Entering air, wet bulb", "temperature", [-60, 60]),
  leavingDryBulb: printed("Leaving air, dry bulb", "temperature", [-60, 120]),
  leavingWetBulb: printed("Leaving air, wet bulb", "temperature", [-60, 60]),
} as const;

export const water = {
  enteringWater: printed("Entering water", "temperature", [-50, 250]),
  leavingWater: printed("Leaving water", "temperature", [-50, 250]),
  waterPressureDrop: printed("Water pressure drop", "pressureWater", [0, 1e6]),
} as const;

export const condenserWater = {
  condenserFlow: printed("Condenser flow", "waterFlow", [0, 50]),
  condenserEnteringWater: printed("Condenser, entering water", "temperature", [-50, 250]),
  condenserLeavingWater: printed("Condenser, leaving water", "temperature", [-50, 250]),
} as const;

export const outdoorAir = { outdoorDryBulb: printed("Outdoor air, dry bulb", "temperature", [-60, 60]) } as const;
export const outdoorWetBulb = { outdoorWetBulb: printed("Outdoor air, wet bulb", "temperature", [-60, 60]) } as const;
export const sensible = { sensibleCooling: printed("Sensible cooling", "coolingCapacity", [0, 1e8]) } as const;
export const outdoorAirflow = { outdoorAirflow: printed("Outdoor airflow", "airFlow", [0, 2000]) } as const;
export const minimumAirflow = { minimumAirflow: printed("Minimum airflow", "airFlow", [0, 2000]) } as const;
export const neckSize = {
  neckSize: text("Neck size", 200),
  faceSize: text("Face size", 200),
  throw: printed("Throw", "length", [0, 100]),
} as const;
export const speed = { speed: printed("Speed", "rotationalSpeed", [0, 1000]) } as const;
export const refrigerant = {
  refrigerant: text("Refrigerant", 200),
  charge: quantity("Charge", "m_c", "mass", "absent", [0, 1e5], { help: "Refrigerant of one unit." }),
} as const;

export const power = {
  power: quantity("Input power", "P_u", "electricPower", "absent", [0, 1e8], { help: "Electric power of one unit." }),
} as const;

const nec = [fieldIs("electricalSizing", "nec")];
const amperes = (label: string, symbol: string, help: string) =>
  quantity(label, symbol, "electricCurrent", 0, [0, largestCurrent], { help, when: nec });

export const supply = {
  supply: text("V/ph/Hz", 200, { help: "Volts, phases and hertz of the supply, such as 400/3/50 or 208-230/1/60." }),
} as const;
export const motors = {
  motorCurrent: amperes("Largest motor", "I_m", "Full-load current of the largest motor of one unit."),
  otherMotorsCurrent: amperes("Other motors", "I_o", "Sum of the full-load currents of all other motors and loads of one unit."),
} as const;
export const heater = { heaterCurrent: amperes("Electric heater", "I_h", "Rated current of the electric heaters of one unit.") } as const;
export const compressors = {
  compressorCurrent: amperes(
    "Largest compressor",
    "I_c",
    "Rated-load current of the largest compressor, or its branch-circuit selection current where that is higher.",
  ),
  otherCompressorsCurrent: amperes("Other compressors", "I_k", "Sum of the rated-load currents of all other compressors."),
} as const;
export const heaterWithCompressors = {
  heatsWithCompressors: flag("Heater runs with compressors", false, {
    help: "The heaters may run while the compressors do, as in heat pumps.",
    when: nec,
  }),
} as const;

export const efficiency = {
  efficiency: quantity("Rated efficiency", "e", "energyEfficiencyRatio", "absent", [0.1, 30], {
    help: "In the metric shown with the minimum in the results: SEER2, IEER or EER of 90.1, SEER of the European regulations.",
  }),
} as const;
/** IEER of the kinds that have a minimum EER and a minimum IEER in 90.1. */
export const integratedEfficiency = <const Kind extends EfficiencyKind>(kinds: readonly Kind[]) => ({
  partLoadEfficiency: quantity("IEER", "e_p", "energyEfficiencyRatio", "absent", [0.1, 50], {
    help: "Integrated energy efficiency ratio, which 90.1 requires in addition to the EER for water-cooled units, and for VRF systems from 19 kW (65 000 Btu/h).",
    when: [fieldIs("kind", ...kinds)],
  }),
});
export const chillerEfficiency = {
  efficiency: quantity("Full-load efficiency", "e", "coefficientOfPerformance", "absent", [0.1, 30], { help: "At rating conditions." }),
  partLoadEfficiency: quantity("Part-load efficiency", "e_p", "coefficientOfPerformance", "absent", [0.1, 50], {
    help: "IPLV of 90.1, SEER of the European regulations.",
  }),
} as const;
export const boilerEfficiency = {
  efficiency: quantity("Efficiency", "e", "ratio", "absent", [0, 1.2], {
    help: "On gross calorific value, in the metric shown with the minimum in the results: AFUE, thermal or combustion efficiency. 90.1 classes boilers by their input, which is the output over this efficiency.",
  }),
} as const;
export const recovery = {
  efficiency: quantity("Thermal efficiency", "e", "ratio", "absent", [0, 1], { help: "Without condensation, at equal airflows." }),
} as const;

export const heatingEfficiency = {
  heatingEfficiency: quantity("Heating efficiency", "e_h", "energyEfficiencyRatio", "absent", [0.1, 30], {
    help: "In the metric of the standard: HSPF2, or COP at 8.3 °C (47 °F), of 90.1; SCOP of the European regulations.",
  }),
} as const;
export const enthalpyRecovery = {
  enthalpyRecovery: quantity("Enthalpy recovery ratio", "e_r", "ratio", "absent", [0, 1], {
    help: "As in 90.1, at design conditions: enthalpy change of the outdoor air over the enthalpy difference between outdoor and return air.",
  }),
} as const;
export const fanIndex = {
  control: choice(
    "System airflow",
    { constant: "Constant volume", variable: "Variable volume" } satisfies Record<FanControl, string>,
    "constant",
    { help: "The minimum index of 90.1 is lower with variable volume." },
  ),
  totalPressure: quantity("Selected total pressure", "p_t", "pressure", "absent", [0, 10_000], {
    help: "Including the velocity pressure at the outlet. Used with airflow and input power for the fan energy index.",
  }),
  energyIndex: quantity("Fan energy index", "f_s", "number", "derived", [0, 10], {
    help: "FEI at the duty point, from the manufacturer. If empty, calculated from the selected airflow, total pressure and input power, for a fan with a ducted outlet.",
    source: { source: amca208 },
  }),
} as const;
export const pumpIndex = {
  pump: choice(
    "Pump type",
    { waterPump: "Water pump", circulator: "Circulator", other: "Other" } satisfies Record<PumpKind | "other", string>,
    "waterPump",
  ),
  pumpIndex: quantity("Efficiency index", "i_s", "number", "absent", [0, 10], {
    help: "From the manufacturer: PEI for 90.1, maximum 1; for the European regulations MEI of water pumps, minimum 0.4, and EEI of circulators, maximum 0.23.",
  }),
} as const;
export const towerFans = {
  tower: choice(
    "Tower type",
    {
      openAxialTower: "Open, axial fans",
      openCentrifugalTower: "Open, centrifugal fans",
      closedAxialTower: "Closed, axial fans",
      closedCentrifugalTower: "Closed, centrifugal fans",
      other: "Other",
    } satisfies Record<TowerKind | "other", string>,
    "openAxialTower",
  ),
  ratedFlow: quantity("Water flow at rating conditions", "q_n", "waterFlow", "absent", [5e-6, 50], {
    help: "From 35 to 29.4 °C (95 to 85 °F) in an open tower, from 38.9 to 32.2 °C (102 to 90 °F) in a closed one, at a wet bulb of 23.9 °C (75 °F).",
  }),
  fanMotor: quantity("Fan motor power", "P_f", "shaftPower", "absent", [0, 1e7], {
    help: "Total nameplate power of the fan motors of one unit.",
  }),
} as const;

export const product = {
  soundPower: printed("Sound power", "aWeightedSoundLevel", [0, 150]),
  weight: quantity("Weight", "m_u", "mass", "absent", [0, 1e6], { help: "Operating weight of one unit." }),
  manufacturer: text("Manufacturer", 200),
  model: text("Model", 200),
  remarks: text("Remarks", 200),
} as const;
