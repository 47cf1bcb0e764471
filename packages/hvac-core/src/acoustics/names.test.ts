import { describe, expect, test } from "vitest";
import { UnknownNameError } from "../refusals/errors.ts";
import {
  allowedLevels,
  damperNoise,
  diffuserNoise,
  ductCutoffFrequency,
  elbowAttenuation,
  endReflectionLoss,
  bendAttenuationVdi,
  equipmentSoundPower,
  sectionChangeAttenuation,
  straightDuctAttenuationVdi,
  throttlingNoise,
  fanSoundPower,
  fanSoundPowerByAssembly,
  junctionNoise,
  measuredPlenumAttenuation,
  noiseCriterion,
  noiseCriterionCurve,
  reverberationTime,
  requiredReduction,
  roundBreakoutLoss,
  speechInterferenceLevel,
  speechLevels,
} from "./index.ts";

/** Every word that a function of acoustics takes, with the function as a function of that word alone. */
const words: Readonly<Record<string, (word: never) => unknown>> = {
  "blades of a damper": (blades) => damperNoise({ flow: 1, area: 0.1, height: 0.3, pressureDrop: 60, blades }),
  "shape of a diffuser": (shape) => diffuserNoise({ flow: 0.1, area: 0.04, pressureDrop: 10, shape }),
  "shape of a duct": (shape) => ductCutoffFrequency(0.5, shape),
  "kind of an elbow": (kind) => elbowAttenuation({ kind, width: 0.6 }),
  "termination of a duct": (termination) => endReflectionLoss({ area: 0.1, termination }),
  "method of the end reflection": (method) => endReflectionLoss({ area: 0.1, termination: "flush", method }),
  "kind of a fan": (kind) => fanSoundPower({ kind, flow: 1, pressure: 500, bladePassFrequency: 500 }),
  "kind of equipment": (kind) => equipmentSoundPower({ kind, power: 1e4, speed: 24 }),
  "assembly of a fan": (assembly) => fanSoundPowerByAssembly({ assembly, flow: 1, pressure: 500, speed: 20 }),
  "kind of a junction": (kind) => junctionNoise({ kind, mainFlow: 2, mainArea: 0.4, branchFlow: 1, branchArea: 0.2 }),
  "method of speech interference": (method) => speechInterferenceLevel([60, 53, 46, 40, 36, 34, 33, 32], method),
  "family of noise criteria": (family) => noiseCriterion([60, 53, 46, 40, 36, 34, 33, 32], family),
  "family of noise criterion curves": (family) => noiseCriterionCurve(35, family),
  "method of reverberation": (method) =>
    reverberationTime({ volume: 200, surfaces: [{ area: 220, absorption: Array<number>(8).fill(0.2) }], method }),
  "place of a damper": (place) => throttlingNoise({ place, pressureRatio: 2 }),
  "shape of a straight duct": (shape) => straightDuctAttenuationVdi({ shape, largest: 0.4, length: 2 }),
  "kind of a bend": (kind) => bendAttenuationVdi({ kind, shape: "round", largest: 0.4 }),
  "shape of a bend": (shape) => bendAttenuationVdi({ kind: "sharp", shape, largest: 0.4 }),
  "shape at a change of section": (shape) => sectionChangeAttenuation({ areaBefore: 0.2, areaAfter: 0.1, shape, largest: 0.4 }),
  "effort of speech": (effort) => speechLevels(effort),
  "kind of a target": (kind) => allowedLevels([60, 53, 46, 40, 36, 34, 33, 32], { kind, value: 30 }),
  "share of a reduction": (share) => requiredReduction([[60, 53, 46, 40, 36, 34, 33, 32]], { kind: "nc", value: 30 }, share),
  "wall of a plenum": (wall) =>
    measuredPlenumAttenuation({
      inletLargest: 0.6,
      outletArea: 0.18,
      wallArea: 13.5,
      volume: 3,
      absorption: Array<number>(8).fill(0.5),
      distance: 1.9,
      wall,
    }),
  "seam of a round duct": (seam) => roundBreakoutLoss({ diameter: 0.3, surfaceMass: 5.5, seam }),
};

describe.each(Object.entries(words))("the %s", (_, take) => {
  test.each(["spirl", "", "toString", "__proto__", 3, Number.NaN, {}, true])("is refused by name when it is %j", (word) => {
    expect(() => take(word as never)).toThrow(UnknownNameError);
  });
});

test("a slip of the pen is answered with the nearest name", () => {
  expect(() => roundBreakoutLoss({ diameter: 0.3, surfaceMass: 5.5, seam: "Spiral" as never })).toThrow(/did you mean "spiral"/);
});
