import { expect, test } from "vitest";
import { isUsualJoint } from "./kinds.ts";

test("threaded fittings are usual for a section by its own pipe, else by that of the system", () => {
  const fitting = (own: string | undefined, system: string) => ({
    fields: {},
    values: {},
    around: {
      fields: {},
      values: own === undefined ? {} : { pipeMaterial: own },
      around: { fields: {}, values: { pipeMaterial: system } },
    },
  });
  expect(isUsualJoint("threaded", fitting(undefined, "steel40"))).toBe(true);
  expect(isUsualJoint("threaded", fitting("copperEn1057", "steel40"))).toBe(false);
  expect(isUsualJoint("threaded", fitting("steel40", "copperEn1057"))).toBe(true);
});
