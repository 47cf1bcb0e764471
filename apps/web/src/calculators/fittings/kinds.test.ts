import { expect, test } from "vitest";
import { isUsualInScope } from "./kinds.ts";

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
  expect(isUsualInScope("threaded", fitting(undefined, "steel40"))).toBe(true);
  expect(isUsualInScope("threaded", fitting("copperEn1057", "steel40"))).toBe(false);
  expect(isUsualInScope("threaded", fitting("steel40", "copperEn1057"))).toBe(true);
});
