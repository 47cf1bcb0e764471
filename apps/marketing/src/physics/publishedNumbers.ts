import { endReflectionLoss } from "@org/hvac-core/acoustics";
import type { CardId } from "@org/hvac-core/cards";
import { pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
import { ductSurface, rectangularSection } from "@org/hvac-core/flow";
import { netPresentValue, presentValue, uniformPresentValue } from "@org/hvac-core/energy";
import type { Expectation } from "@org/hvac-core";
import type { QuantityKind } from "@org/hvac-core/quantity";

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
  "acoustic-calculator": acoustics,
  "energy-analysis": energy,
  boq: quantities,
};
