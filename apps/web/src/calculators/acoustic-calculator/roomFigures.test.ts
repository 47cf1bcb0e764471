import { expect, test } from "vitest";
import { acousticCalculator, soundSteps, type AcousticInput } from "@org/hvac-core/calculators/acoustic-calculator";
import { readingIn } from "@org/ui/figures";
import { waterfallRows } from "./waterfall.ts";

const flat = (level: number): number[] => Array.from({ length: 8 }, () => level);

/** A fan of 80 dB through 20 dB of attenuation and out of the end of a duct, which has 55 dB of regenerated noise, into a bare room. */
const hand: AcousticInput = {
  unitSystem: "Metric",
  sources: [{ id: "fan", name: "Fan", discharge: flat(80) }],
  elements: [
    { id: "duct", name: "Duct", kind: "custom", width: 500, height: 500, insertionLoss: flat(20), regeneratedNoise: flat(55) },
    { id: "end", name: "End", kind: "outlet", parent: "duct", termination: "free", room: "room", distance: 2 },
  ],
  rooms: [{ id: "room", name: "Room", length: 5, width: 4, height: 10 / 3, method: "diffuse", absorption: flat(0.2) }],
};

function calculationOf(input: AcousticInput) {
  const outcome = acousticCalculator.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.calculation;
}

test("the waterfall goes from the source to the room by hand arithmetic", () => {
  const calculation = calculationOf(hand);
  const room = calculation.rooms[0]!;
  const rows = waterfallRows(soundSteps(calculation, room, room.arrivals[0]!), 0, { level: readingIn("soundLevel", "Metric") });
  // 63 Hz: 80 − 20 = 60 dB, with 55 dB 61.2 dB, end of the duct −10.2 dB, room −7.0 dB.
  expect(rows.map(({ label, value, remark }) => [label, Number.parseFloat(value), remark])).toEqual([
    ["Fan", 80, undefined],
    ["Duct, attenuation", 60, "−20.0\u202fdB"],
    ["Duct, regenerated noise", 61.2, "+1.2\u202fdB"],
    ["End, attenuation", 51, "−10.2\u202fdB"],
    ["Distance and room", 44, "−7.0\u202fdB"],
    ["Room", 44, undefined],
  ]);
  // Each bar begins where the one before ends.
  const [fan, fall, noise] = rows.map(({ pieces }) => pieces[0]!);
  expect(fan!.length).toBe(1);
  expect(fall!.start + fall!.length).toBeCloseTo(1, 9);
  expect(noise!.start).toBeCloseTo(fall!.start, 9);
});
