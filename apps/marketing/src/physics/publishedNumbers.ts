import type { CardId } from "@org/hvac-core/cards";
import { pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
import { ductSurface, rectangularSection } from "@org/hvac-core/flow";
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
  boq: quantities,
};
