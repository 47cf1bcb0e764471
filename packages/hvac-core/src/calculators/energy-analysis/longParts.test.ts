import { expect, test } from "vitest";
import { energyAnalysis, type EnergyInput } from "./index.ts";

const example = energyAnalysis.examples.find(({ input }) => input.Metric.loadMethod === "hours")!.input.Metric as EnergyInput;
const longParts = energyAnalysis.longParts!;
const first = example.rooms![0]!;
/** A study that no other test of this process calculates: rooms differ by a set point. */
const study = (base: number, more: Partial<EnergyInput> = {}): EnergyInput => ({
  ...example,
  cases: [
    { id: "a", heating: "boiler", cooling: "chiller" },
    { id: "b", heating: "heatPump", cooling: "chiller", heatingCapacity: 40 },
    { id: "c", heating: "boiler", cooling: "chiller", lightingShare: 0.5 },
  ],
  rooms: [0, 1].map((index) => ({ ...first, id: `room${index}`, name: `Room ${index}`, heatingSetPoint: base + index / 10 })),
  ...more,
});
const calculate = (input: EnergyInput): void => {
  for (const part of longParts.parts(input)) part();
};

test("a study has a part for each room and each set of measures; systems that differ by their plant share it", () => {
  const input = study(18);
  expect(longParts.parts(input)).toHaveLength(4);
  calculate(input);
  expect(longParts.parts(input)).toHaveLength(0);
});

test("both limits of an assumption that changes loads are parts; prices are not", () => {
  const input = study(18.31, {
    sensitivity: [
      { id: "price", parameter: "electricityPrice" },
      { id: "loss", parameter: "lossCoefficient" },
    ],
  });
  expect(longParts.parts(input)).toHaveLength(3 * 4);
  const { sensitivity: _, ...plain } = input;
  expect(longParts.parts({ ...plain, electricityPrice: 0.5, discountRate: 0.01 })).toHaveLength(4);
});

test("an edit of a room takes the parts of that room; its name and number take none", () => {
  const input = study(18.62);
  calculate(input);
  const edited = (more: object): EnergyInput => ({
    ...input,
    rooms: input.rooms!.map((room, index) => (index === 1 ? { ...room, ...more } : room)),
  });
  expect(longParts.parts(edited({ people: 3 }))).toHaveLength(2);
  expect(longParts.parts(edited({ name: "Other", count: 9 }))).toHaveLength(0);
  expect(longParts.parts({ ...input, rooms: input.rooms!.slice(1) })).toHaveLength(0);
});

test("only rooms of a changed construction or profile are calculated again", () => {
  const other = { ...example.constructions![0]!, id: "other" };
  const input = study(18.93, { constructions: [...example.constructions!, other] });
  const rooms = input.rooms!.map((room, index) =>
    index === 1 ? { ...room, surfaces: room.surfaces!.map((surface) => ({ ...surface, construction: "other" })) } : room,
  );
  const whole = { ...input, rooms };
  calculate(whole);
  const constructions = [...example.constructions!, { ...other, uValue: 0.9, by: "uValue" as const }];
  expect(longParts.parts({ ...whole, constructions })).toHaveLength(2);
});

test("what a calculation took can be remembered elsewhere, copied as messages are", () => {
  const input = study(19.55);
  const outcome = energyAnalysis.calculate(input);
  const copy = structuredClone(longParts.memory(outcome)) as { weather: string; cases: object[] };
  expect(copy.cases).toHaveLength(3);
  // Elsewhere is another weather with the same values: nothing of it is known here.
  const weather = `${example.weather}\n`;
  const there = { ...input, weather };
  expect(longParts.parts(there)).toHaveLength(4);
  longParts.remember({ ...copy, weather });
  expect(longParts.parts(there)).toHaveLength(0);
});

test("an input that is refused, or has rows left out, has the parts that can be calculated, and none of them throws", () => {
  const input = study(19.86);
  const bad = { ...input, rooms: [...input.rooms!.slice(0, 1), { ...input.rooms![1]!, coolingSetPoint: 10 }] };
  expect(() => calculate(bad)).not.toThrow();
  expect(energyAnalysis.calculate(bad).ok).toBe(false);
  const unreadable = { ...input, rooms: [...input.rooms!.slice(0, 1), { ...input.rooms![1]!, floorArea: -1 }] } as EnergyInput;
  expect(longParts.parts(unreadable)).toHaveLength(0);
  expect(longParts.parts({ ...input, weather: "" })).toHaveLength(0);
  expect(longParts.memory(energyAnalysis.calculate({ unitSystem: "Metric" }))).toBeUndefined();
});
