import { describe, expect, test } from "vitest";
import { addLevels, octaveBands } from "../../acoustics/index.ts";
import { valueAt } from "../../kernel/index.ts";
import { backgroundId, contributionsByOrigin, contributionsByPath, type Contribution } from "./contributions.ts";
import { acousticCalculator } from "./index.ts";
import { levelShares } from "./levelShares.ts";
import type { AcousticInput } from "./schema.ts";
import { soundSteps } from "./soundSteps.ts";

function calculationOf(input: AcousticInput) {
  const outcome = acousticCalculator.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.calculation;
}

const flat = (level: number): number[] => octaveBands.map(() => level);

/** Two outlets and the casing of the fan in one room of 100 m² with background noise. */
const everyWay: AcousticInput = {
  unitSystem: "Metric",
  sources: [{ id: "fan", name: "Fan", discharge: flat(80), casing: flat(60), room: "room" }],
  elements: [
    { id: "main", name: "Main", width: 500, height: 500, length: 5, airflow: 1000, breakout: true, breakoutRoom: "room" },
    { id: "near", name: "Near", kind: "outlet", parent: "main", noiseBy: "bands", outletNoise: flat(40), room: "room", airflow: 500 },
    { id: "branch", name: "Branch", parent: "main", connection: "branch", shape: "rectangular", width: 300, height: 300, length: 3 },
    { id: "far", name: "Far", kind: "outlet", parent: "branch", room: "room", airflow: 500, distance: 4 },
  ],
  rooms: [{ id: "room", name: "Room", length: 5, width: 4, height: 10 / 3, background: flat(55) }],
};
const usual = [
  everyWay,
  acousticCalculator.start("Imperial"),
  ...acousticCalculator.examples.map(({ input }) => input.Metric),
] as AcousticInput[];

/** A fan straight through the end of a duct into a bare room of 100 m². */
const hand: AcousticInput = {
  unitSystem: "Metric",
  sources: [{ id: "fan", name: "Fan", discharge: flat(80) }],
  elements: [
    { id: "duct", name: "Duct", kind: "custom", width: 500, height: 500, insertionLoss: flat(20), regeneratedNoise: flat(55) },
    { id: "end", name: "End", kind: "outlet", parent: "duct", termination: "free", room: "room", distance: 2 },
  ],
  rooms: [{ id: "room", name: "Room", length: 5, width: 4, height: 10 / 3, method: "diffuse", absorption: flat(0.2) }],
};

const sumIn = (contributions: readonly Contribution[], band: number): number => addLevels(contributions.map(({ level }) => level[band]!));

describe("contributions", () => {
  test.each(usual.map((input, index) => [index, input] as const))("add up by energy to the room of input %i", (_index, input) => {
    const calculation = calculationOf(input);
    for (const room of calculation.rooms)
      for (const contributions of [contributionsByOrigin(calculation, room), contributionsByPath(calculation, room)]) {
        for (const band of octaveBands.keys()) expect(sumIn(contributions, band)).toBeCloseTo(room.ratings!.level[band]!, 8);
        expect(addLevels(contributions.map(({ levelA }) => levelA))).toBeCloseTo(room.ratings!.levelA, 8);
      }
  });

  test.each(usual.map((input, index) => [index, input] as const))(
    "name the source or element they come from, in input %i",
    (_index, input) => {
      const calculation = calculationOf(input);
      for (const room of calculation.rooms)
        for (const { id, label, row } of [...contributionsByOrigin(calculation, room), ...contributionsByPath(calculation, room)]) {
          if (id === backgroundId) expect(row).toBeUndefined();
          else expect(label).toContain((valueAt(input, row!) as { readonly name?: string }).name ?? "");
        }
    },
  );

  test("equal the levels of each source alone", () => {
    const calculation = calculationOf(everyWay);
    const both = contributionsByOrigin(calculation, calculation.rooms[0]!);
    // Without the fan, what the outlet makes is all there is, but for the room's own sound and the flow in the junction.
    const quiet = calculationOf({ ...everyWay, sources: [{ id: "fan", discharge: flat(-50) }] });
    const alone = contributionsByOrigin(quiet, quiet.rooms[0]!).find(({ label }) => label === "Near")!;
    for (const band of octaveBands.keys())
      expect(both.find(({ label }) => label === "Near")!.level[band]).toBeCloseTo(alone.level[band]!, 9);
    expect(new Set(both.map(({ label }) => label))).toEqual(
      // The duct that goes straight on past a take-off has the noise of that.
      new Set(["Fan", "Fan, casing", "Near", "Near, junction", "Branch, junction", "Background sound"]),
    );
  });

  test("follow hand arithmetic at 63 Hz", () => {
    // End of √(4·0.25/π) = 0.5642 m, free: 10.1849 dB; room: 10·lg(2/(4π·4) + 4/25) = −6.9943 dB.
    const { rooms, ...followed } = calculationOf(hand);
    const levels = Object.fromEntries(contributionsByOrigin(followed, rooms[0]!).map(({ label, level }) => [label, level[0]]));
    expect(levels).toEqual({ Fan: expect.closeTo(80 - 20 - 10.1849 - 6.9943, 3), Duct: expect.closeTo(55 - 10.1849 - 6.9943, 3) });
  });
});

describe("steps from the source to the room", () => {
  test("follow hand arithmetic at 63 Hz", () => {
    // As above. After the element pass 60 dB and 55 dB of regenerated noise: 61.1933 dB.
    const { rooms, ...followed } = calculationOf(hand);
    const steps = soundSteps(followed, rooms[0]!, rooms[0]!.arrivals[0]!);
    const after = 10 * Math.log10(10 ** 6 + 10 ** 5.5);
    expect(after).toBeCloseTo(61.1933, 4);
    expect(steps.map(({ label, level, change }) => [label, level[0], change?.[0]])).toEqual([
      ["Fan", 80, undefined],
      ["Duct, attenuation", expect.closeTo(60, 9), expect.closeTo(-20, 9)],
      ["Duct, regenerated noise", expect.closeTo(after, 9), expect.closeTo(after - 60, 9)],
      ["End, attenuation", expect.closeTo(after - 10.1849, 3), expect.closeTo(-10.1849, 3)],
      ["Distance and room", expect.closeTo(after - 10.1849 - 6.9943, 3), expect.closeTo(-6.9943, 3)],
      ["Room", expect.closeTo(after - 10.1849 - 6.9943, 3), undefined],
    ]);
  });

  test.each(usual.map((input, index) => [index, input] as const))("end at the level of the room of input %i", (_index, input) => {
    const calculation = calculationOf(input);
    for (const room of calculation.rooms)
      for (const arrival of room.arrivals) {
        const steps = soundSteps(calculation, room, arrival);
        for (const band of octaveBands.keys()) {
          expect(steps.at(-1)!.level[band]).toBeCloseTo(room.ratings!.level[band]!, 8);
          // What is added or taken away leads from each level to the next.
          const changes = steps.reduce((sum, { change }) => sum + (change?.[band] ?? 0), steps[0]!.level[band]!);
          expect(changes).toBeCloseTo(room.ratings!.level[band]!, 1);
        }
        for (const { label, row } of steps)
          if (row?.startsWith("elements")) expect(label).toContain((valueAt(input, row) as { readonly name?: string }).name ?? "");
        expect(valueAt(input, steps.at(-1)!.row!)).toMatchObject({ id: room.row.id });
        expect(steps.every(({ change, adds }) => !adds || change!.every((each) => each > -1e-9))).toBe(true);
      }
  });

  test("cover each path of sound into a room", () => {
    const calculation = calculationOf(everyWay);
    const room = calculation.rooms[0]!;
    const labels = room.arrivals.map((arrival) => soundSteps(calculation, room, arrival).map(({ label }) => label));
    const ends = ["Distance and room", "Other paths", "Background sound", "Room"];
    expect(labels).toEqual([
      ["Fan", "Main, through its walls", ...ends],
      ["Fan", "Main, attenuation", "Near, division", "Near, junction noise", "Near, attenuation", "Near, regenerated noise", ...ends],
      ["Fan", "Main, attenuation", "Branch, division", "Branch, junction noise", "Branch, attenuation", "Far, attenuation", ...ends],
      ["Fan, casing", ...ends],
    ]);
  });
});

describe("shares of the sound in a room", () => {
  const ofInput = (input: AcousticInput): readonly Contribution[] => {
    const calculation = calculationOf(input);
    return contributionsByOrigin(calculation, calculation.rooms[0]!);
  };

  test("are of the energy", () => {
    const [fan, duct] = levelShares(ofInput(hand), 0);
    // 60 dB and 55 dB: 10^6 of 10^6 + 10^5.5.
    expect([fan!.label, fan!.share, duct!.share]).toEqual([
      "Fan",
      expect.closeTo(1 / (1 + 10 ** -0.5), 9),
      expect.closeTo(1 / (1 + 10 ** 0.5), 9),
    ]);
  });

  test.each([1, 2, 10, 11, 12, 40])("of %i contributions add up to one, and the smallest of many are one share", (count) => {
    const levels = flat(30) as unknown as Contribution["level"];
    const contributions = Array.from({ length: count }, (_, index) => ({
      id: String(index),
      label: `Outlet ${index}`,
      level: levels,
      levelA: 30,
    }));
    for (const band of ["a", 3] as const) {
      const shares = levelShares(contributions, band);
      expect(shares).toHaveLength(Math.min(count, 11));
      expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      if (count > 11)
        expect(shares.at(-1)).toEqual({
          id: "rest",
          label: `${count - 10} others`,
          level: expect.closeTo(30 + 10 * Math.log10(count - 10), 9),
          share: expect.closeTo((count - 10) / count, 9),
        });
    }
  });
});
