import { endReflectionLoss } from "@org/hvac-core/acoustics";
import type { CardId } from "@org/hvac-core/cards";
import { pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
import { ductSurface, frictionRateAtFlow, pipeMaterial, rectangularSection } from "@org/hvac-core/flow";
import { netPresentValue, presentValue, uniformPresentValue } from "@org/hvac-core/energy";
import { glycol, water, waterVaporPressure } from "@org/hvac-core/fluids";
import type { Expectation } from "@org/hvac-core";
import { heat, mix, moistAir } from "@org/hvac-core/psychrometrics";
import { toSI, type QuantityKind } from "@org/hvac-core/quantity";
import { R134a } from "@org/hvac-core/refrigerants";

/** A number that a publication prints, and the functions of the library that give it. For calculators that are only planned: their physics is there. */
export interface PublishedNumber {
  readonly label: string;
  readonly quantity: QuantityKind;
  readonly expected: Expectation & { readonly value: number };
  /** Computes it, in SI. */
  readonly compute: () => number;
}

/** Numbers of one publication. */
export interface PublishedNumbers {
  readonly title: string;
  /** Key in the bibliography of docs/validation.json, and the place. */
  readonly source: { readonly key: string; readonly locator?: string } | { readonly title: string; readonly url: string };
  readonly numbers: readonly PublishedNumber[];
}

const readFromChart = "the example reads a chart";

function mixedAir() {
  const outdoor = moistAir({ dryBulb: 4, wetBulb: 2 });
  const indoor = moistAir({ dryBulb: 25, relativeHumidity: 0.5 });
  return mix({ air: outdoor, dryAirFlow: 2 / outdoor.specificVolume }, { air: indoor, dryAirFlow: 6.25 / indoor.specificVolume }).air;
}

function airToHeat() {
  const air = moistAir({ dryBulb: 2, relativeHumidity: 1 });
  return { air, dryAirFlow: 10 / air.specificVolume };
}

const psychrometrics: readonly PublishedNumbers[] = [
  {
    title: "2 m³/s of outdoor air at 4 °C and 2 °C wet bulb mixed with 6.25 m³/s at 25 °C and 50 %",
    source: { key: "ashrae-hof-2017", locator: "ch. 1, example of adiabatic mixing" },
    numbers: [
      {
        label: "Dry bulb",
        quantity: "temperature",
        expected: { value: 19.5, within: 0.2, because: readFromChart },
        compute: () => mixedAir().dryBulb,
      },
      {
        label: "Wet bulb",
        quantity: "temperature",
        expected: { value: 14.6, within: 0.2, because: readFromChart },
        compute: () => mixedAir().wetBulb,
      },
    ],
  },
  {
    title: "10 m³/s of saturated air at 2 °C heated to 40 °C",
    source: { key: "ashrae-hof-2017", locator: "ch. 1, example of sensible heating" },
    numbers: [
      {
        label: "Heat",
        quantity: "power",
        expected: { value: 490, unit: "kW", within: 3, because: readFromChart },
        compute: () => heat(airToHeat(), { leavingDryBulb: 40 }).heat,
      },
    ],
  },
  {
    title: "Moist air at 35 °C and 40 %",
    source: { key: "psychrolib", locator: "sea level" },
    numbers: [
      {
        label: "Enthalpy",
        quantity: "moistAirEnthalpy",
        expected: { value: 71.473, unit: "kJ/kgda", within: 0.0006, because: "printed to 1 J/kg" },
        compute: () => moistAir({ dryBulb: 35, relativeHumidity: 0.4 }).enthalpy,
      },
      {
        label: "Wet bulb",
        quantity: "temperature",
        expected: { value: 23.934, within: 0.0006, because: "printed to 0.001 K" },
        compute: () => moistAir({ dryBulb: 35, relativeHumidity: 0.4 }).wetBulb,
      },
    ],
  },
];

const hundredGallons = toSI(100, "gpm");
const threeInch = (): number => pipeMaterial("steel40").sizes.find(({ label }) => label === "3")!.insideDiameter;
const steel = 0.046e-3;

const pumps: readonly PublishedNumbers[] = [
  {
    title: "100 gpm through 3 in schedule 40 at 7 °C: what a circuit asks of its pump per metre",
    source: { key: "methods-check", locator: "3 in schedule 40, 100 gpm, 7 °C" },
    numbers: [
      {
        label: "Friction of water",
        quantity: "frictionRateWater",
        expected: { value: 242, within: 1, because: "printed whole" },
        compute: () => frictionRateAtFlow(hundredGallons, threeInch(), steel, water({ temperature: 7 })),
      },
      {
        label: "Friction of 35 % propylene glycol",
        quantity: "frictionRateWater",
        expected: { value: 328, within: 4, because: "viscosity data of glycols differ by a few per cent between tables" },
        compute: () =>
          frictionRateAtFlow(hundredGallons, threeInch(), steel, glycol({ kind: "propylene", massFraction: 0.35, temperature: 7 })),
      },
    ],
  },
  {
    title: "Vapour pressure of water, which sets the margin against cavitation",
    source: { key: "iapws-if97", locator: "Table 35, 300 K" },
    numbers: [
      {
        label: "Vapour pressure at 26.85 °C",
        quantity: "vaporPressure",
        expected: { value: 3.53658941, unit: "kPa", within: 1e-8, because: "printed to nine digits" },
        compute: () => waterVaporPressure(300 - 273.15),
      },
    ],
  },
];

const refrigerants: readonly PublishedNumbers[] = [
  {
    title: "R-134a, saturated at 0 °C",
    source: { key: "tillner-roth-baehr-1994", locator: "the equation as CoolProp 7.2 evaluates it" },
    numbers: [
      {
        label: "Pressure",
        quantity: "refrigerantPressure",
        expected: { value: 292.80318, unit: "kPa", within: 0.0003, because: "the same equation, to a millionth" },
        compute: () => R134a.saturationAtTemperature(0).pressureDew,
      },
      {
        label: "Density of the liquid",
        quantity: "density",
        expected: { value: 1294.7770207, within: 0.0013, because: "the same equation, to a millionth" },
        compute: () => R134a.saturationAtTemperature(0).liquid.density,
      },
    ],
  },
];

/** The ASHRAE table by nominal diameter, mm: 63, 125, 250, 500 and 1000 Hz. */
const endReflections: readonly (readonly [number, readonly number[]])[] = [
  [250, [14, 8, 4, 1, 0]],
  [510, [8, 4, 1, 0, 0]],
];

const acoustics: readonly PublishedNumbers[] = endReflections.map(([diameter, losses]) => ({
  title: `End reflection of a duct of ${diameter} mm that ends flush with a wall`,
  source: { key: "ashrae-applications-2015", locator: "ch. 48, table 28" },
  numbers: losses.slice(0, 4).map((value, band) => ({
    label: `${[63, 125, 250, 500][band]} Hz`,
    quantity: "soundLevel" as const,
    expected: { value, within: 1, because: "whole decibels, rounded down in places" },
    compute: () => endReflectionLoss({ area: Math.PI * (diameter / 2000) ** 2, termination: "flush" })[band]!,
  })),
}));

const energy: readonly PublishedNumbers[] = [
  {
    title: "Discount factors at 3 %",
    source: { key: "nist-handbook-135", locator: "tables of the single and uniform present value" },
    numbers: [
      {
        label: "Single present value, 20 years",
        quantity: "number",
        expected: { value: 0.554, within: 0.0005, because: "printed to three decimals" },
        compute: () => presentValue(1, 0.03, 20),
      },
      {
        label: "Uniform present value, 20 years",
        quantity: "number",
        expected: { value: 14.88, within: 0.005, because: "printed to two decimals" },
        compute: () => uniformPresentValue(0.03, 20),
      },
    ],
  },
  {
    title: "10 000 spent, then 3000, 4200 and 6800 received, at 10 %",
    source: {
      title: "Microsoft: NPV function, first example",
      url: "https://support.microsoft.com/office/npv-function-8672cb67-2576-4d07-b67b-ac28acf2a568",
    },
    numbers: [
      {
        label: "Net present value, the first flow discounted too",
        quantity: "number",
        expected: { value: 1188.44, within: 0.005, because: "printed to two decimals" },
        compute: () => netPresentValue(0.1, [-10_000, 3000, 4200, 6800]) / 1.1,
      },
    ],
  },
];

function waterIn100Feet(): number {
  const outcome = pipeSizer.calculate({
    unitSystem: "Imperial",
    flowRate: 100,
    pipeMaterial: "steel40",
    pipeLength: 100,
    frictionRate: 2.5,
    fluidTemperature: 60,
  });
  if (!outcome.ok) throw new Error(outcome.errors.map(({ message }) => message).join(" "));
  return outcome.results.fluidMass.value;
}

const quantities: readonly PublishedNumbers[] = [
  {
    title: "Water in 100 ft of 3 in schedule 40 pipe",
    source: { title: "Pipe formulas: 0.3405 d² pounds of water per foot", url: "http://brassmein.com/tech/pipe_formulas.htm" },
    numbers: [
      {
        label: "Mass of water",
        quantity: "mass",
        expected: { value: 100 * 0.3405 * 3.068 ** 2, unit: "lb", within: 1, because: "the factor takes water of 62.4 lb/ft³" },
        compute: waterIn100Feet,
      },
    ],
  },
  {
    title: "Ten metres of duct, 600 × 300 mm",
    source: { key: "mathematics" },
    numbers: [
      {
        label: "Sheet surface",
        quantity: "area",
        expected: { value: 18, within: 1e-9, because: "twice (0.6 + 0.3) m times 10 m" },
        compute: () => ductSurface(rectangularSection(0.6, 0.3).perimeter, 10),
      },
    ],
  },
];

/** By card, for those that have no calculator yet. */
export const publishedNumbers: Readonly<Partial<Record<CardId, readonly PublishedNumbers[]>>> = {
  "psychrometric-chart": psychrometrics,
  "pump-head-calc": pumps,
  "refrigerant-pipe-sizer": refrigerants,
  "acoustic-calculator": acoustics,
  "energy-analysis": energy,
  boq: quantities,
};
