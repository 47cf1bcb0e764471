import { choice, fieldIs, flag, quantity } from "../../kernel/index.ts";
import { largestCurrent, type EfficiencyKind, type FanControl, type PumpKind, type TowerKind } from "../../equipment/index.ts";
import { amca208 } from "../../equipment/sources.ts";
import type { QuantityKind } from "../../quantity/index.ts";

/** Columns of schedules, each stated once: the lists of the types pick from them. */

const words = <const Label extends string>(label: Label, help?: string) =>
  ({ type: "text", label, default: "", maxLength: 200, informational: true, ...(help !== undefined && { help }) }) as const;

/** A number that may stay blank. */
const blank = <const K extends QuantityKind>(label: string, quantity: K, min: number, max: number) =>
  ({ type: "quantity", label, quantity, default: null, optional: "absent", min, max }) as const;

/** A number that is told and checked by nobody. */
const told = <const K extends QuantityKind>(label: string, quantity: K, min: number, max: number) =>
  ({ ...blank(label, quantity, min, max), informational: true }) as const;

/** What is required and what was selected for it. */
function pair<const K extends QuantityKind, const R extends string, const S extends string>(
  what: { readonly label: string; readonly quantity: K; readonly max: number; readonly symbol: string },
  required: R,
  selected: S,
) {
  const { label, quantity, max, symbol } = what;
  // Nothing is required by leaving it blank: a requirement of zero has no margin.
  const asked = { ...blank(`Required ${label}`, quantity, max * 1e-7, max), symbol: `${symbol}_r` } as const;
  const given = { ...blank(`Selected ${label}`, quantity, 0, max), symbol: `${symbol}_s` } as const;
  return { [required]: asked, [selected]: given } as { readonly [Name in R]: typeof asked } & { readonly [Name in S]: typeof given };
}

export const airflow = pair({ label: "airflow", quantity: "airFlow", max: 2000, symbol: "V" }, "requiredAirflow", "airflow");
export const pressure = pair({ label: "static pressure", quantity: "pressure", max: 10_000, symbol: "p" }, "requiredPressure", "pressure");
export const cooling = pair({ label: "cooling", quantity: "coolingCapacity", max: 1e8, symbol: "Q" }, "requiredCooling", "cooling");
export const heating = pair({ label: "heating", quantity: "heatingCapacity", max: 1e8, symbol: "H" }, "requiredHeating", "heating");
export const flow = pair({ label: "water flow", quantity: "waterFlow", max: 50, symbol: "q" }, "requiredFlow", "flow");
export const head = pair({ label: "head", quantity: "head", max: 1000, symbol: "h" }, "requiredHead", "head");
export const rejection = pair({ label: "heat rejection", quantity: "power", max: 1e9, symbol: "R" }, "requiredRejection", "rejection");

export const identity = {
  tag: words("Tag", "What the equipment is called on drawings. No two may have the same."),
  service: words("Serves"),
  level: words("Level", "Stands in tags whose pattern has {level}."),
  location: words("Location"),
  quantity: quantity("Quantity", "n", "count", 1, [0, 100_000], { integer: true, help: "Number of equal units under this tag." }),
} as const;

export const coilAir = {
  enteringDryBulb: told("Entering air, dry bulb", "temperature", -60, 80),
  enteringWetBulb: told("Entering air, wet bulb", "temperature", -60, 60),
  leavingDryBulb: told("Leaving air, dry bulb", "temperature", -60, 120),
  leavingWetBulb: told("Leaving air, wet bulb", "temperature", -60, 60),
} as const;

export const water = {
  enteringWater: told("Entering water", "temperature", -50, 250),
  leavingWater: told("Leaving water", "temperature", -50, 250),
  waterPressureDrop: told("Water pressure drop", "pressureWater", 0, 1e6),
} as const;

export const condenserWater = {
  condenserFlow: told("Condenser flow", "waterFlow", 0, 50),
  condenserEnteringWater: told("Condenser, entering water", "temperature", -50, 250),
  condenserLeavingWater: told("Condenser, leaving water", "temperature", -50, 250),
} as const;

export const outdoorAir = { outdoorDryBulb: told("Outdoor air, dry bulb", "temperature", -60, 60) } as const;
export const outdoorWetBulb = { outdoorWetBulb: told("Outdoor air, wet bulb", "temperature", -60, 60) } as const;
export const sensible = { sensibleCooling: told("Sensible cooling", "coolingCapacity", 0, 1e8) } as const;
export const outdoorAirflow = { outdoorAirflow: told("Outdoor airflow", "airFlow", 0, 2000) } as const;
export const minimumAirflow = { minimumAirflow: told("Minimum airflow", "airFlow", 0, 2000) } as const;
export const neckSize = { neckSize: words("Neck size"), faceSize: words("Face size"), throw: told("Throw", "length", 0, 100) } as const;
export const speed = { speed: told("Speed", "rotationalSpeed", 0, 1000) } as const;
export const refrigerant = {
  refrigerant: words("Refrigerant"),
  charge: { ...blank("Charge", "mass", 0, 1e5), symbol: "m_c", help: "Refrigerant of one unit." },
} as const;

export const power = {
  power: { ...blank("Input power", "electricPower", 0, 1e8), symbol: "P_u", help: "Electric power of one unit." },
} as const;

const nec = [fieldIs("electricalSizing", "nec")];
const amperes = (label: string, symbol: string, help: string) =>
  quantity(label, symbol, "electricCurrent", 0, [0, largestCurrent], { help, when: nec });

export const supply = { supply: words("V/ph/Hz", "Volts, phases and hertz of the supply, such as 400/3/50 or 208-230/1/60.") } as const;
export const motors = {
  motorCurrent: amperes("Largest motor", "I_m", "Full-load current of the largest motor of one unit."),
  otherMotorsCurrent: amperes("Other motors", "I_o", "Full-load currents of all other motors and loads of one unit, added."),
} as const;
export const heater = {
  heaterCurrent: amperes("Electric heater", "I_h", "Rated current of the electric heaters of one unit."),
} as const;
export const compressors = {
  compressorCurrent: amperes(
    "Largest compressor",
    "I_c",
    "Rated-load current of the largest compressor, or its branch-circuit selection current where that is greater.",
  ),
  otherCompressorsCurrent: amperes("Other compressors", "I_k", "Rated-load currents of all other compressors, added."),
} as const;
export const heaterTogether = {
  heatsWithCompressors: flag("Heater beside compressors", false, {
    help: "The heaters may run while the compressors do, as those of heat pumps.",
    when: nec,
  }),
} as const;

export const efficiency = {
  efficiency: {
    ...blank("Rated efficiency", "energyEfficiencyRatio", 0.1, 30),
    symbol: "e",
    help: "In the metric that the results name beside the minimum: SEER2, IEER or EER of 90.1, SEER of the European regulations.",
  },
} as const;
/** IEER of the kinds that 90.1 judges by EER and by IEER. */
export const integratedEfficiency = <const Kind extends EfficiencyKind>(kinds: readonly Kind[]) => ({
  partLoadEfficiency: {
    ...blank("IEER", "energyEfficiencyRatio", 0.1, 50),
    symbol: "e_p",
    help: "Integrated energy efficiency ratio, which 90.1 requires in addition to the EER: of water-cooled units, and of VRF systems from 19 kW (65 000 Btu/h).",
    when: [fieldIs("kind", ...kinds)],
  },
});
export const chillerEfficiency = {
  efficiency: { ...blank("Full-load efficiency", "coefficientOfPerformance", 0.1, 30), symbol: "e", help: "At rating conditions." },
  partLoadEfficiency: {
    ...blank("Part-load efficiency", "coefficientOfPerformance", 0.1, 50),
    symbol: "e_p",
    help: "IPLV of 90.1, SEER of the European regulations.",
  },
} as const;
export const share = {
  efficiency: {
    ...blank("Efficiency", "ratio", 0, 1.2),
    symbol: "e",
    help: "On gross calorific value, in the metric that the results name beside the minimum: AFUE, thermal or combustion efficiency. 90.1 classes boilers by their input, which is the output over this efficiency.",
  },
} as const;
export const recovery = {
  efficiency: { ...blank("Thermal efficiency", "ratio", 0, 1), symbol: "e", help: "Dry, with equal flows." },
} as const;

export const heatingEfficiency = {
  heatingEfficiency: {
    ...blank("Heating efficiency", "energyEfficiencyRatio", 0.1, 30),
    symbol: "e_h",
    help: "In the metric of the standard: HSPF2, or COP at 8.3 °C (47 °F), of 90.1; SCOP of the European regulations.",
  },
} as const;
export const enthalpyRecovery = {
  enthalpyRecovery: {
    ...blank("Enthalpy recovery ratio", "ratio", 0, 1),
    symbol: "e_r",
    help: "Of 90.1, at design: by how much the enthalpy of the outdoor air changes, over its difference from the return air.",
  },
} as const;
export const fanIndex = {
  control: choice(
    "Air of the system",
    { constant: "Constant volume", variable: "Variable volume" } satisfies Record<FanControl, string>,
    "constant",
    { help: "Of fans of variable air volume 90.1 asks a lower index." },
  ),
  totalPressure: {
    ...blank("Selected total pressure", "pressure", 0, 10_000),
    symbol: "p_t",
    help: "With the velocity pressure at the outlet. From it, the airflow and the input power follows the fan energy index.",
  },
  energyIndex: quantity("Fan energy index", "f_s", "number", "derived", [0, 10], {
    help: "FEI at the duty point, as the manufacturer gives it. If empty, that of the selected airflow, total pressure and input power, of a fan with a duct at its outlet.",
    source: { source: amca208 },
  }),
} as const;
export const pumpIndex = {
  pump: choice(
    "Rated as",
    { waterPump: "Water pump", circulator: "Circulator", other: "Other" } satisfies Record<PumpKind | "other", string>,
    "waterPump",
  ),
  pumpIndex: {
    ...blank("Efficiency index", "number", 0, 10),
    symbol: "i_s",
    help: "As the manufacturer gives it: PEI with 90.1, at most 1; MEI of water pumps with the European regulations, at least 0.4, and EEI of circulators, at most 0.23.",
  },
} as const;
export const towerFans = {
  tower: choice(
    "Kind",
    {
      openAxialTower: "Open, axial fans",
      openCentrifugalTower: "Open, centrifugal fans",
      closedAxialTower: "Closed, axial fans",
      closedCentrifugalTower: "Closed, centrifugal fans",
      other: "Other",
    } satisfies Record<TowerKind | "other", string>,
    "openAxialTower",
  ),
  ratedFlow: {
    ...blank("Water flow at rating conditions", "waterFlow", 5e-6, 50),
    symbol: "q_n",
    help: "From 35 to 29.4 °C (95 to 85 °F) in an open tower, from 38.9 to 32.2 °C (102 to 90 °F) in a closed one, at a wet bulb of 23.9 °C (75 °F).",
  },
  fanMotor: { ...blank("Fan motors", "shaftPower", 0, 1e7), symbol: "P_f", help: "Nameplate power of all fan motors of one unit." },
} as const;

export const product = {
  soundPower: told("Sound power", "aWeightedSoundLevel", 0, 150),
  weight: { ...blank("Weight", "mass", 0, 1e6), symbol: "m_u", help: "Operating weight of one unit." },
  manufacturer: words("Manufacturer"),
  model: words("Model"),
  remarks: words("Remarks"),
} as const;
