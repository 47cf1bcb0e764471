import { monthNames } from "./months.ts";
import type { UnitId } from "./units.ts";

/** System whose units numbers are entered and shown in by default. */
export type UnitSystem = "Imperial" | "Metric";

/**
 * How one kind of quantity is computed and shown. `imperial` and `metric` list the units offered, the default first, each with the
 * step of an arrow key. `digits` are significant digits; `decimals` caps the places after the decimal mark.
 */
export interface KindRow {
  readonly imperial: Partial<Record<UnitId, number>>;
  readonly metric: Partial<Record<UnitId, number>>;
  /** Number of significant digits. */
  readonly digits: number;
  /** Largest number of places after the decimal mark. */
  readonly decimals?: number;
  /** Significant digits up to which a fraction is shown, where that is fewer: 1234 cfm, but 362 cfm and 36.2 cfm. */
  readonly fraction?: number;
  /** Zeros at the end of the fraction are left out: 5 people, and 5.4 where a density gives them. */
  readonly trimZeros?: true;
  /** Whole numbers from 1 on are written by these names, unless digits are asked for. */
  readonly names?: readonly string[];
  /** The pressure is absolute, and is read from gauges: `psig`, `barg` are understood. Not for differences of pressure. */
  readonly gauge?: true;
}

/**
 * Every kind of quantity the field uses. Physics computes it in the first unit of its group: °C, K, Pa, W, m³/s, kg/kg, ratios 0…1.
 * Three groups are not coherent SI, because the field's formulas are not: °C, degrees of angle, K·d for degree days.
 */
export const kinds = {
  temperature: { imperial: { degF: 1 }, metric: { degC: 0.5, K: 0.5 }, digits: 4, decimals: 1 },
  temperatureDifference: { imperial: { deltaF: 1 }, metric: { deltaK: 0.5 }, digits: 3, decimals: 2 },
  length: { imperial: { ft: 1, in: 1, yd: 1 }, metric: { m: 0.5, mm: 50, cm: 5 }, digits: 4 },
  smallLength: { imperial: { in: 1, ft: 0.5 }, metric: { mm: 5, cm: 1, m: 0.05 }, digits: 4, decimals: 3 },
  roughness: { imperial: { ft: 0.0001, in: 0.001, mil: 0.5 }, metric: { mm: 0.01, um: 5 }, digits: 3 },
  altitude: { imperial: { ft: 100 }, metric: { m: 50 }, digits: 4, decimals: 0 },
  head: { imperial: { ft: 1 }, metric: { m: 0.5 }, digits: 3 },
  area: { imperial: { ft2: 10, in2: 10 }, metric: { m2: 1, cm2: 10, mm2: 100 }, digits: 4 },
  volume: { imperial: { ft3: 10, gal: 1 }, metric: { m3: 1, L: 10 }, digits: 4, fraction: 3 },
  liquidVolume: { imperial: { gal: 1, ft3: 0.5 }, metric: { L: 10, m3: 0.1 }, digits: 4, fraction: 3 },
  velocity: { imperial: { fpm: 50, "ft/s": 0.5 }, metric: { "m/s": 0.1 }, digits: 3 },
  waterVelocity: { imperial: { "ft/s": 0.5, fpm: 10 }, metric: { "m/s": 0.1 }, digits: 3 },
  windSpeed: { imperial: { mph: 1, "ft/s": 1 }, metric: { "m/s": 0.5, "km/h": 1 }, digits: 3 },
  airFlow: { imperial: { cfm: 10, "ft3/s": 1 }, metric: { "L/s": 5, "m3/h": 10, "m3/s": 0.01 }, digits: 4, fraction: 3 },
  waterFlow: { imperial: { gpm: 1, gph: 10 }, metric: { "L/s": 0.1, "m3/h": 0.1, "L/min": 1, "L/h": 10 }, digits: 4, fraction: 3 },
  massFlow: { imperial: { "lb/h": 10, "lb/min": 1, "lb/s": 0.1 }, metric: { "kg/s": 0.01, "kg/h": 10, "g/s": 1 }, digits: 4, fraction: 3 },
  /** Water that leaves or enters air, as drains and humidifiers are sized. */
  waterMassFlow: { imperial: { "lb/h": 1, "lb/min": 0.1 }, metric: { "kg/h": 1, "kg/s": 0.001, "g/s": 0.1 }, digits: 4, fraction: 3 },
  airFlowPerArea: { imperial: { "cfm/ft2": 0.01 }, metric: { "L/(s m2)": 0.05, "m3/(h m2)": 0.5 }, digits: 3 },
  airFlowPerPerson: { imperial: { "cfm/person": 0.5 }, metric: { "L/(s person)": 0.5, "m3/(h person)": 1 }, digits: 3 },
  airFlowPerCapacity: { imperial: { "cfm/tonR": 10 }, metric: { "L/(s kW)": 1 }, digits: 3 },
  waterFlowPerCapacity: { imperial: { "gpm/tonR": 0.1 }, metric: { "L/(s kW)": 0.001 }, digits: 3 },
  specificFanPower: { imperial: { "W/cfm": 0.05 }, metric: { "kW/(m3/s)": 0.1, "W/(L/s)": 0.1, "W/(m3/s)": 100 }, digits: 3 },
  specificPumpPower: { imperial: { "W/gpm": 1 }, metric: { "kW/(m3/s)": 10, "W/(L/s)": 10 }, digits: 3 },
  power: {
    imperial: { "Btu/h": 100, MBH: 1, tonR: 0.5, W: 10, kW: 0.1 },
    metric: { W: 10, kW: 0.1, tonR: 0.5, "Btu/h": 100, "kcal/h": 100 },
    digits: 4,
    fraction: 3,
  },
  coolingCapacity: {
    imperial: { tonR: 0.5, MBH: 1, "Btu/h": 100, kW: 0.5 },
    metric: { kW: 0.5, W: 100, tonR: 0.5, MBH: 1 },
    digits: 4,
    fraction: 3,
  },
  heatingCapacity: { imperial: { "Btu/h": 1000, MBH: 1, kW: 0.5 }, metric: { kW: 0.5, W: 100, MBH: 1 }, digits: 4, fraction: 3 },
  electricPower: { imperial: { kW: 0.1, W: 10, hp: 0.5 }, metric: { kW: 0.1, W: 10, hp: 0.5 }, digits: 4, fraction: 3 },
  electricLoad: { imperial: { W: 10, kW: 0.1, "Btu/h": 100 }, metric: { W: 10, kW: 0.1 }, digits: 4, fraction: 3 },
  shaftPower: { imperial: { hp: 0.5, kW: 0.1 }, metric: { kW: 0.1, W: 10, hp: 0.5 }, digits: 3 },
  apparentPower: { imperial: { kVA: 0.1, VA: 10 }, metric: { kVA: 0.1, VA: 10 }, digits: 4 },
  voltage: { imperial: { V: 1 }, metric: { V: 1 }, digits: 3 },
  electricCurrent: { imperial: { A: 0.1 }, metric: { A: 0.1 }, digits: 3 },
  powerPerArea: { imperial: { "W/ft2": 0.1, "Btu/(h ft2)": 1 }, metric: { "W/m2": 1 }, digits: 3 },
  heatFlux: { imperial: { "Btu/(h ft2)": 1, "W/ft2": 0.1 }, metric: { "W/m2": 1, "kW/m2": 0.1 }, digits: 3 },
  irradiance: { imperial: { "Btu/(h ft2)": 1, "W/m2": 5 }, metric: { "W/m2": 5 }, digits: 4, decimals: 1 },
  heatPerLength: { imperial: { "Btu/(h ft)": 1, "W/m": 1 }, metric: { "W/m": 1 }, digits: 3 },
  areaPerCapacity: { imperial: { "ft2/tonR": 10 }, metric: { "m2/kW": 1 }, digits: 3 },
  coefficientOfPerformance: { imperial: { "W/W": 0.1, "Btu/(W h)": 0.1 }, metric: { "W/W": 0.1, "Btu/(W h)": 0.1 }, digits: 3 },
  energyEfficiencyRatio: { imperial: { "Btu/(W h)": 0.1, "W/W": 0.1 }, metric: { "W/W": 0.1, "Btu/(W h)": 0.1 }, digits: 3 },
  powerPerCapacity: { imperial: { "kW/tonR": 0.01, "kW/kW": 0.01 }, metric: { "kW/kW": 0.01, "kW/tonR": 0.01 }, digits: 3 },
  pressure: { imperial: { inH2O: 0.05, Pa: 5, psi: 0.1 }, metric: { Pa: 5, kPa: 0.1, mmH2O: 1 }, digits: 3 },
  atmosphericPressure: { imperial: { psi: 0.1, inHg: 0.1 }, metric: { kPa: 0.5, hPa: 5, mmHg: 5, Pa: 100 }, digits: 5 },
  pressureWater: { imperial: { ftH2O: 1, psi: 0.5 }, metric: { kPa: 1, mH2O: 0.5, bar: 0.1, Pa: 100 }, digits: 3 },
  /** Above the atmosphere, as a gauge of a water system shows it and as a safety valve is set. */
  gaugePressure: { imperial: { psi: 1, ftH2O: 1 }, metric: { bar: 0.1, kPa: 10, mH2O: 0.5 }, digits: 3 },
  refrigerantPressure: {
    imperial: { psi: 1, psig: 1 },
    metric: { kPa: 10, bar: 0.1, MPa: 0.01, kPag: 10, barg: 0.1 },
    digits: 4,
    gauge: true,
  },
  refrigerantPressureDrop: { imperial: { psi: 0.1, inHg: 0.1 }, metric: { kPa: 1, bar: 0.01, Pa: 100 }, digits: 3 },
  vaporPressure: { imperial: { psi: 0.01, inHg: 0.01 }, metric: { kPa: 0.05, Pa: 50, hPa: 1 }, digits: 4 },
  frictionRateAir: { imperial: { "inH2O/100ft": 0.01 }, metric: { "Pa/m": 0.1 }, digits: 3 },
  frictionRateWater: { imperial: { "ftH2O/100ft": 0.1, "psi/100ft": 0.1 }, metric: { "Pa/m": 10, "kPa/m": 0.01, "mmH2O/m": 1 }, digits: 3 },
  headGradient: { imperial: { "ft/100ft": 0.1 }, metric: { "m/100m": 0.1 }, digits: 3 },
  uValue: { imperial: { "Btu/(h ft2 degF)": 0.01 }, metric: { "W/(m2 K)": 0.05 }, digits: 3 },
  heatTransferCoefficient: { imperial: { "Btu/(h ft2 degF)": 0.1 }, metric: { "W/(m2 K)": 0.5 }, digits: 3 },
  thermalResistance: { imperial: { "h ft2 degF/Btu": 0.5 }, metric: { "m2 K/W": 0.05 }, digits: 3 },
  linearThermalResistance: { imperial: { "h ft degF/Btu": 0.1 }, metric: { "m K/W": 0.1 }, digits: 3 },
  heatLossCoefficient: { imperial: { "Btu/(h degF)": 10 }, metric: { "W/K": 5, "kW/K": 0.1 }, digits: 4 },
  conductivity: { imperial: { "Btu/(h ft degF)": 0.01, "Btu in/(h ft2 degF)": 0.1 }, metric: { "W/(m K)": 0.005 }, digits: 3 },
  linearTransmittance: { imperial: { "Btu/(h ft degF)": 0.01 }, metric: { "W/(m K)": 0.01 }, digits: 3 },
  specificHeat: { imperial: { "Btu/(lb degF)": 0.01 }, metric: { "kJ/(kg K)": 0.01, "J/(kg K)": 10 }, digits: 4 },
  entropy: { imperial: { "Btu/(lb degR)": 0.01 }, metric: { "kJ/(kg K)": 0.01, "J/(kg K)": 10 }, digits: 4 },
  enthalpy: { imperial: { "Btu/lb": 1 }, metric: { "kJ/kg": 1, "J/kg": 1000 }, digits: 4 },
  moistAirEnthalpy: { imperial: { "Btu/lbda": 0.5 }, metric: { "kJ/kgda": 1 }, digits: 4, decimals: 2 },
  humidityRatio: { imperial: { "gr/lb": 1, "lb/lb": 0.0005 }, metric: { "g/kg": 0.5, "kg/kg": 0.0005 }, digits: 4 },
  sensibleHeatRatio: { imperial: { unitless: 0.01, "%": 1 }, metric: { unitless: 0.01, "%": 1 }, digits: 3, decimals: 2 },
  authority: { imperial: { unitless: 0.05, "%": 5 }, metric: { unitless: 0.05, "%": 5 }, digits: 3, decimals: 2 },
  ratio: { imperial: { "%": 1, unitless: 0.01 }, metric: { "%": 1, unitless: 0.01 }, digits: 3 },
  density: { imperial: { "lb/ft3": 0.001, "lb/gal": 0.1 }, metric: { "kg/m3": 0.01 }, digits: 4 },
  massConcentration: { imperial: { "lb/1000ft3": 0.1 }, metric: { "g/m3": 1, "kg/m3": 0.001 }, digits: 3 },
  specificVolume: { imperial: { "ft3/lb": 0.1 }, metric: { "m3/kg": 0.005, "L/kg": 5 }, digits: 4 },
  dynamicViscosity: {
    imperial: { "lb/(ft h)": 0.01, "mPa s": 0.1, "lb/(ft s)": 0.00001 },
    metric: { "mPa s": 0.1, "uPa s": 0.1, "Pa s": 0.0001 },
    digits: 4,
  },
  kinematicViscosity: {
    imperial: { "ft2/h": 0.01, "ft2/s": 0.00001, "mm2/s": 0.1 },
    metric: { "mm2/s": 0.1, "m2/s": 0.000001 },
    digits: 4,
  },
  thermalDiffusivity: { imperial: { "ft2/h": 0.01 }, metric: { "mm2/s": 0.1, "m2/s": 0.000001 }, digits: 3 },
  soundLevel: { imperial: { dB: 1 }, metric: { dB: 1 }, digits: 4, decimals: 1 },
  aWeightedSoundLevel: { imperial: { dBA: 1 }, metric: { dBA: 1 }, digits: 4, decimals: 1 },
  soundRating: { imperial: { unitless: 1 }, metric: { unitless: 1 }, digits: 4, decimals: 1, trimZeros: true },
  speechIndex: { imperial: { unitless: 0.05 }, metric: { unitless: 0.05 }, digits: 3, decimals: 2 },
  frequency: { imperial: { Hz: 1, kHz: 0.1 }, metric: { Hz: 1, kHz: 0.1 }, digits: 4, trimZeros: true },
  rotationalSpeed: { imperial: { rpm: 10 }, metric: { rpm: 10, "rev/s": 0.5 }, digits: 4 },
  time: { imperial: { h: 1, min: 1, s: 1, d: 1 }, metric: { h: 1, min: 1, s: 1, d: 1 }, digits: 4, trimZeros: true },
  reverberationTime: { imperial: { s: 0.1 }, metric: { s: 0.1 }, digits: 3 },
  duration: { imperial: { yr: 1 }, metric: { yr: 1 }, digits: 3, decimals: 1 },
  airChanges: { imperial: { "1/h": 0.5 }, metric: { "1/h": 0.5 }, digits: 3 },
  angle: { imperial: { deg: 1, rad: 0.01 }, metric: { deg: 1, rad: 0.01 }, digits: 4, decimals: 2 },
  energy: {
    imperial: { kWh: 100, MMBtu: 1, kBtu: 100, Btu: 1000, therm: 1, "tonR h": 10 },
    metric: { kWh: 100, MWh: 1, MJ: 100, GJ: 1, J: 1000 },
    digits: 4,
  },
  fuelEnergy: { imperial: { therm: 10, MMBtu: 1, kWh: 100 }, metric: { kWh: 100, GJ: 1, MJ: 100 }, digits: 4 },
  energyPerArea: { imperial: { "kBtu/ft2": 1, "kWh/ft2": 0.5 }, metric: { "kWh/m2": 1, "MJ/m2": 5 }, digits: 3 },
  heatCapacity: { imperial: { "Btu/degF": 10 }, metric: { "kJ/K": 10, "J/K": 1000 }, digits: 4 },
  surfaceHeatCapacity: { imperial: { "Btu/(ft2 degF)": 0.5 }, metric: { "kJ/(m2 K)": 5, "J/(m2 K)": 1000 }, digits: 3 },
  linearExpansion: { imperial: { "1/degF": 0.000001 }, metric: { "1/K": 0.000001 }, digits: 3 },
  degreeDays: { imperial: { "degF d": 50 }, metric: { "K d": 50 }, digits: 4, decimals: 0 },
  money: { imperial: { money: 1 }, metric: { money: 1 }, digits: 15, decimals: 2 },
  moneyPerArea: { imperial: { "money/ft2": 0.5 }, metric: { "money/m2": 1 }, digits: 4, decimals: 2 },
  moneyPerCapacity: { imperial: { "money/tonR": 50, "money/kW": 10 }, metric: { "money/kW": 10 }, digits: 4, decimals: 2 },
  energyPrice: {
    imperial: { "money/kWh": 0.01, "money/therm": 0.05, "money/MMBtu": 0.5 },
    metric: { "money/kWh": 0.01, "money/MWh": 5, "money/MJ": 0.005, "money/GJ": 1 },
    digits: 4,
  },
  demandCharge: { imperial: { "money/kW": 0.5 }, metric: { "money/kW": 0.5 }, digits: 4, decimals: 2 },
  emissionFactor: {
    imperial: { "kg/kWh": 0.01, "lb/MWh": 10, "lb/MMBtu": 1 },
    metric: { "kg/kWh": 0.01, "g/kWh": 10, "kg/GJ": 1 },
    digits: 4,
  },
  emissionPrice: { imperial: { "money/t": 5 }, metric: { "money/t": 5 }, digits: 4, decimals: 2 },
  mass: { imperial: { lb: 1, oz: 1 }, metric: { kg: 1, g: 10, t: 0.1 }, digits: 4, fraction: 3 },
  massPerArea: { imperial: { "lb/ft2": 0.1 }, metric: { "kg/m2": 0.5 }, digits: 3 },
  massPerLength: { imperial: { "lb/ft": 0.1 }, metric: { "kg/m": 0.1 }, digits: 3 },
  concentration: { imperial: { ppm: 10 }, metric: { ppm: 10 }, digits: 4, decimals: 1 },
  peopleDensity: { imperial: { "person/1000ft2": 1 }, metric: { "person/100m2": 1, "person/m2": 0.01 }, digits: 3 },
  areaPerPerson: { imperial: { "ft2/person": 5 }, metric: { "m2/person": 0.5 }, digits: 3 },
  flowCoefficient: { imperial: { Cv: 0.1, Kv: 0.1 }, metric: { Kv: 0.1, Cv: 0.1 }, digits: 3 },
  count: { imperial: { unitless: 1 }, metric: { unitless: 1 }, digits: 15, decimals: 2, trimZeros: true },
  year: { imperial: { unitless: 1 }, metric: { unitless: 1 }, digits: 15, decimals: 0 },
  month: { imperial: { unitless: 1 }, metric: { unitless: 1 }, digits: 15, decimals: 0, names: monthNames },
  number: { imperial: { unitless: 0.1 }, metric: { unitless: 0.1 }, digits: 4 },
} as const satisfies Record<string, KindRow>;

/** A kind of quantity, by the field's own term. */
export type QuantityKind = keyof typeof kinds;
