import { convert } from "../../quantity/index.ts";
import { btu, btuPerHour, btuPerHourFahrenheit, cfm, foot, inch, pound, squareFoot } from "../../constants/inchPound.ts";

/** Lengths in m; names of areas and volumes have them with “square” and “cubic”. */
const lengths: Readonly<Record<string, number>> = {
  kilometer: 1000,
  meter: 1,
  centimeter: 0.01,
  millimeter: 0.001,
  mile: 5280 * foot,
  yard: 3 * foot,
  foot,
  inch,
};

/** Other spellings of lengths. */
const spellings: Readonly<Record<string, string>> = {
  feet: "foot",
  ft: "foot",
  inches: "inch",
  in: "inch",
  m: "meter",
  cm: "centimeter",
  mm: "millimeter",
  km: "kilometer",
};

const singular = (name: string): string => {
  const plain = name.trim().toLowerCase().replace("metre", "meter");
  return spellings[plain] ?? plain.replace(/s$/, "");
};

export const lengthFactor = (unit: string): number | undefined => lengths[singular(unit)];

/** What names of areas and volumes have around that of a length. */
const powers = { 2: /^(?:square|sq\.?)\s*|\s*(?:\^?2|²)$/g, 3: /^(?:cubic|cu\.?)\s*|\s*(?:\^?3|³)$/g } as const;

function powerFactor(unit: string, power: 2 | 3): number | undefined {
  const name = unit.trim().toLowerCase();
  const ofLength = name.replaceAll(powers[power], "");
  const length = ofLength === name ? undefined : lengthFactor(ofLength);
  return length === undefined ? undefined : length ** power;
}

export const areaFactor = (unit: string): number | undefined => powerFactor(unit, 2);
export const volumeFactor = (unit: string): number | undefined => powerFactor(unit, 3);

const temperatureUnits: Readonly<Record<string, string>> = { c: "degC", f: "degF", k: "K", r: "degR" };

/** A temperature in °C; `undefined` for an unknown unit. */
export function celsius(value: number, unit: string): number | undefined {
  const known = temperatureUnits[unit.trim().toLowerCase()];
  return known === undefined ? undefined : convert(value, known, "degC");
}

/** A temperature of °C in a unit of a file; `undefined` for an unknown unit. */
export function fromCelsius(value: number, unit: string): number | undefined {
  const known = temperatureUnits[unit.trim().toLowerCase()];
  return known === undefined ? undefined : convert(value, "degC", known);
}

/** Units of properties and of the use of spaces, in SI; each as the schema spells it, in lower case and without “s” at the end. */
const factors: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  uValue: { wpersquaremeterk: 1, btuperhoursquareftf: btuPerHourFahrenheit / squareFoot },
  resistance: { squaremeterkperw: 1, hrsquareftfperbtu: squareFoot / btuPerHourFahrenheit },
  conductivity: { wpermeterk: 1, wpercmc: 100, btuperhourftf: btuPerHourFahrenheit / foot },
  density: { kgpercubicm: 1, gramspercubiccm: 1000, lbspercubicin: pound / inch ** 3, lbspercubicft: pound / foot ** 3 },
  specificHeat: { jperkgk: 1, btuperlbf: (btu * 1.8) / pound },
  share: { fraction: 1, percent: 0.01 },
  powerPerArea: { wattpersquaremeter: 1, wattpersquarefoot: 1 / squareFoot, wattpersquarefeet: 1 / squareFoot },
  load: { watt: 1, btuperhour: btuPerHour },
  heatPerPerson: { wattperperson: 1, btuperhourperson: btuPerHour },
  airflow: { cubicmpersec: 1, lpersec: 0.001, cubicmperhr: 1 / 3600, cfm },
  airflowPerArea: {
    cubicmpersecpersquarem: 1,
    lpersecpersquarem: 0.001,
    cubicmperhourpersquarem: 1 / 3600,
    cfmpersquarefoot: cfm / squareFoot,
  },
};

/** Factor to SI of a unit; the first unit of the kind where the file names none; `undefined` for an unknown one. */
export function propertyFactor(kind: string, unit: string | undefined): number | undefined {
  const known = factors[kind]!;
  if (unit === undefined) return 1;
  const plain = unit.trim().toLowerCase();
  return known[plain] ?? known[plain.replace(/s$/, "")];
}
