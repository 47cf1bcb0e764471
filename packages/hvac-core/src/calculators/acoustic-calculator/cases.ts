import { octaveBands } from "../../acoustics/index.ts";
import { siemens1251929 } from "../../acoustics/sources.ts";
import type { WorkedExample } from "../../kernel/index.ts";
import { methodsCheck } from "../../sources/index.ts";
import type { results } from "./results.ts";
import type { AcousticInput } from "./schema.ts";

const cut = "printed to a tenth of a decibel, 1.554 as 1.5";
const printed = "printed to a tenth of a decibel";
/** The lowest bands of a spectrum as printed. */
const bandsOf = (path: string, values: readonly number[], tolerance: { readonly within: number; readonly because: string }) =>
  Object.fromEntries(values.map((value, band) => [`${path}.${octaveBands[band]!}`, { value, ...tolerance }]));
const flat = [80, 80, 80, 80, 80, 80, 80, 80] as const;

export const cases: readonly WorkedExample<AcousticInput, typeof results>[] = [
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
          // The guide takes the whole curve for the spectrum of the diffuser.
          ratingSpectrum: "curve",
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
  {
    id: "laboratory-supply",
    title: "From a backward curved fan of 15,000 cfm past two take-offs and into a branch, as far as its reheat terminal",
    source: { source: siemens1251929, locator: "ch. 5, example HVAC system sound analysis, A to J" },
    input: {
      unitSystem: "Imperial",
      sources: [
        { id: "fan", kind: "fan", fanType: "backward-small", airflow: 15_000, pressure: 3, speed: 1225, blades: 10, efficiencyRatio: 0.87 },
      ],
      elements: [
        { id: "a", kind: "duct", width: 48, height: 36, length: 14 },
        // Elbows as the guide reads them off its curves, where the table of the handbook has steps.
        {
          id: "b",
          kind: "custom",
          parent: "a",
          insertionLoss: [3.1, 6.2, 7.1, 7, 6.9, 6.8, 6.8, 6.8],
          regeneratedNoise: [40, 41, 39, 35, 28, 18, 4, 0],
        },
        { id: "c", kind: "duct", parent: "b", length: 6 },
        { id: "e", kind: "duct", parent: "c", shape: "rectangular", width: 36, height: 32, length: 16, otherArea: 4, airflow: 10_000 },
        { id: "g", kind: "duct", parent: "e", shape: "rectangular", width: 36, height: 16, length: 14, otherArea: 4, airflow: 5000 },
        {
          id: "i",
          kind: "duct",
          parent: "g",
          connection: "branch",
          shape: "round",
          diameter: 12,
          length: 8,
          otherArea: 3.9 - 0.79,
          airflow: 1200,
        },
        {
          id: "j",
          kind: "custom",
          parent: "i",
          insertionLoss: [0.2, 0.5, 1.8, 2.8, 3.3, 3.3, 3, 2.7],
          regeneratedNoise: [48, 44, 40, 34, 28, 21, 13, 0],
        },
      ],
    },
    expected: {
      ...bandsOf("sources.fan.discharge", [99.5, 99.5, 100.5, 93.5, 88.5, 82.5, 78.5, 73.5], {
        within: 0.3,
        because: "the guide rounds 10 lg Q to 42 dB, which is 41.76",
      }),
      ...bandsOf("elements.a.attenuation", [2.3, 1.5, 1], { within: 0.1, because: cut }),
      ...bandsOf("elements.c.attenuation", [1, 0.7, 0.4], { within: 0.1, because: cut }),
      ...bandsOf("elements.e.attenuation", [3.1, 2, 1.4], { within: 0.1, because: cut }),
      ...bandsOf("elements.g.attenuation", [3.6, 2.5, 1.6], { within: 0.1, because: cut }),
      ...bandsOf("elements.i.attenuation", [0.2, 0.2, 0.2, 0.4, 0.6, 0.6, 0.6, 0.6], {
        within: 0.05,
        because: "printed to a tenth of a decibel, of attenuation per length to a hundredth",
      }),
      "elements.e.division": { value: 1.8, within: 0.051, because: printed },
      "elements.g.division": { value: 3, within: 0.051, because: printed },
      "elements.i.division": { value: 6.9, within: 0.1, because: "of areas printed to two digits" },
      "elements.j.level.125": { value: 74, within: 0.8, because: "printed without decimals, from a fan that is 0.24 dB louder" },
      "elements.j.level.500": {
        value: 69,
        within: 2.1,
        because: "printed without decimals; above 250 Hz the guide goes on by the law of low frequencies, 1.3 dB more in its four ducts",
      },
    },
  },
];
