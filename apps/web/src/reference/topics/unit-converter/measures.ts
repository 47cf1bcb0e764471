import { isUnitOf, kinds, siUnit, unitGroups, unitSymbol, type QuantityKind, type UnitGroup, type UnitId } from "@org/hvac-core/quantity";
import type { TopicEntry } from "../../topic.ts";

/** Names of the quantities by unit group. */
const names: Readonly<Record<UnitGroup, string>> = {
  number: "Ratio and number",
  temperature: "Temperature",
  temperatureDifference: "Temperature difference",
  length: "Length and head",
  area: "Area",
  volume: "Volume",
  velocity: "Velocity",
  volumeFlow: "Volume flow",
  massFlow: "Mass flow",
  flowPerArea: "Air flow per area",
  flowPerPerson: "Air flow per person",
  flowPerPower: "Flow per capacity",
  powerPerFlow: "Specific fan and pump power",
  power: "Power and capacity",
  apparentPower: "Apparent power",
  voltage: "Voltage",
  current: "Electric current",
  powerPerArea: "Power per area, heat flux",
  powerPerLength: "Heat per length",
  areaPerPower: "Area per capacity",
  powerPerPower: "Efficiency: COP and EER",
  inputPerCapacity: "Efficiency: input per capacity",
  pressure: "Pressure",
  pressurePerLength: "Friction rate",
  headPerLength: "Head per length",
  transmittance: "U-value, heat transfer coefficient",
  resistance: "Thermal resistance",
  linearResistance: "Thermal resistance per length",
  conductance: "Heat loss coefficient",
  conductivity: "Conductivity, linear transmittance",
  specificHeat: "Specific heat, entropy",
  specificEnergy: "Specific energy, enthalpy",
  moistAirEnthalpy: "Enthalpy of moist air",
  humidityRatio: "Humidity ratio",
  density: "Density, concentration by mass",
  specificVolume: "Specific volume",
  viscosity: "Dynamic viscosity",
  diffusivity: "Kinematic viscosity, diffusivity",
  level: "Sound level",
  weightedLevel: "Sound level, A-weighted",
  frequency: "Frequency",
  rotation: "Rotational speed",
  time: "Time",
  airChange: "Air changes",
  angle: "Angle",
  energy: "Energy",
  energyPerArea: "Energy per area",
  heatCapacity: "Heat capacity",
  surfaceHeatCapacity: "Heat capacity per area",
  degreeDays: "Degree days",
  money: "Money",
  moneyPerArea: "Money per area",
  moneyPerPower: "Money per capacity",
  moneyPerMass: "Money per mass",
  energyPrice: "Price of energy",
  emissionFactor: "Emission factor",
  mass: "Mass",
  massPerArea: "Mass per area",
  massPerLength: "Mass per length",
  peopleDensity: "People per area",
  areaPerPerson: "Area per person",
  flowCoefficient: "Flow coefficient of valves",
};

/** Symbols that are ambiguous without their field. */
const labels: Partial<Readonly<Record<UnitId, string>>> = {
  unitless: "1",
  "W/W": "W/W (COP)",
  "Btu/(W h)": "Btu/(W·h) (EER)",
  tonR: "tons of refrigeration",
  "1/h": "1/h (ACH)",
  Kv: "Kv (m³/h at 1 bar)",
  Cv: "Cv (gpm at 1 psi)",
  gal: "gal (US)",
  gpm: "gpm (US)",
  gph: "gph (US)",
};

export interface Measure {
  readonly group: UnitGroup;
  readonly title: string;
  /** Quantity kind that parses texts: the one with all units of the group. */
  readonly kind: QuantityKind;
  readonly units: readonly UnitId[];
}

const allKinds = Object.keys(kinds) as readonly QuantityKind[];

function measureOf(group: UnitGroup): Measure | undefined {
  const units: readonly UnitId[] = unitGroups[group];
  const kind = allKinds.find((each) => siUnit(each) === units[0] && units.every((unit) => isUnitOf(unit, each)));
  return kind && { group, title: names[group], kind, units };
}

/** All convertible quantities, sorted by title. */
export const measures: readonly Measure[] = (Object.keys(unitGroups) as UnitGroup[])
  .flatMap((group) => measureOf(group) ?? [])
  // A group with one unit has nothing to convert to.
  .filter(({ units }) => units.length > 1)
  .toSorted((a, b) => a.title.localeCompare(b.title));

export function unitLabel(unit: UnitId): string {
  return labels[unit] ?? unitSymbol(unit);
}

export const entries = (): readonly TopicEntry[] =>
  measures.flatMap(({ group, title, units }) =>
    units.map((unit) => ({
      id: unit,
      label: unitLabel(unit),
      description: title,
      keywords: `${unit} ${group}`,
      address: { measure: group, unit },
    })),
  );
