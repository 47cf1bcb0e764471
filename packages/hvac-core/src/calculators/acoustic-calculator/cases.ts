import { octaveBands } from "../../acoustics/index.ts";
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
        `elements.end.attenuation.${octaveBands[index]!}`,
        { value, within: 0.051, because: printed },
      ]),
    ),
  },
  {
    id: "ceiling-array",
    title: "Two perforated diffusers of NC 35 in the ceiling of a laboratory of 12 by 24 by 10 ft",
    source: { source: siemens1251929, locator: "ch. 5, perforated diffuser and space effect" },
    input: {
      unitSystem: "Imperial",
      sources: [{ id: "source", discharge: [-50, -50, -50, -50, -50, -50, -50, -50] }],
      elements: [
        {
          id: "diffuser",
          kind: "outlet",
          shape: "round",
          diameter: 12,
          noiseBy: "rating",
          outletRating: 35,
          ratingRoomEffect: 0,
          room: "room101",
        },
      ],
      rooms: [{ id: "room101", length: 24, width: 12, height: 10, method: "array", outlets: 2 }],
    },
    expected: {
      ...Object.fromEntries(
        [60, 53, 46, 40, 36, 34, 33, 32].map((value, band) => [
          `elements.diffuser.noise.${octaveBands[band]}`,
          { value, within: 1, because: "printed curves of NC-35 differ by 1 dB at 125 and 250 Hz" },
        ]),
      ),
      "elements.diffuser.roomLevel.1000": { value: 36 - 7, within: 0.051, because: "the space effect is printed to a tenth of a decibel" },
    },
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
