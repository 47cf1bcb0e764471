import { siemens1251929 } from "../../acoustics/sources.ts";
import type { PublishedCase } from "../../kernel/index.ts";
import { methodsCheck } from "../../sources/index.ts";
import type { results } from "./results.ts";
import type { AcousticInput } from "./schema.ts";

const printed = "printed to a tenth of a decibel";
const flat = [80, 80, 80, 80, 80, 80, 80, 80] as const;

export const cases: readonly PublishedCase<AcousticInput, typeof results>[] = [
  {
    id: "flush-6-inch",
    title: "End reflection of a 6 in duct flush with the wall",
    source: { source: methodsCheck, locator: "end reflection, flush 6 in" },
    input: {
      unitSystem: "Imperial",
      sources: [{ id: "source", discharge: flat }],
      elements: [{ id: "end", kind: "outlet", shape: "round", diameter: 6 }],
    },
    expected: Object.fromEntries(
      [18.1, 12.3, 7, 3, 1].map((value, index) => [
        `elements.end.attenuation.${[63, 125, 250, 500, 1000][index]!}`,
        { value, within: 0.051, because: printed },
      ]),
    ),
  },
  {
    id: "takeoffs",
    title: "Two take-offs from a main duct: 8 of 12 ft² go on at the first, half of 8 ft² at the second",
    source: { source: siemens1251929, locator: "ch. 5, junctions D and F" },
    input: {
      unitSystem: "Imperial",
      sources: [{ id: "source", discharge: flat }],
      elements: [
        { id: "main", kind: "custom", width: 48, height: 36 },
        { id: "d", kind: "custom", parent: "main", shape: "rectangular", width: 36, height: 32, otherArea: 4 },
        { id: "f", kind: "custom", parent: "d", shape: "rectangular", width: 36, height: 16, otherArea: 4 },
      ],
    },
    expected: {
      "elements.d.division": { value: 1.8, within: 0.051, because: printed },
      "elements.f.division": { value: 3, within: 0.051, because: printed },
      "elements.f.level.1000": { value: 80 - 1.8 - 3, within: 0.1, because: "two numbers printed to a tenth" },
    },
  },
];
