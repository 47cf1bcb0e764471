import { expect, test } from "vitest";
import { isUsualInScope } from "./kinds.ts";

test("threaded fittings are usual by the pipe of the section, or by that of the system where the section has none", () => {
  const fitting = (material: string | undefined, system: string) => ({
    fields: {},
    values: {},
    around: {
      fields: {},
      values: material === undefined ? {} : { pipeMaterial: material },
      around: { fields: {}, values: { pipeMaterial: system } },
    },
  });
  expect(isUsualInScope("threaded", fitting(undefined, "steel40"))).toBe(true);
  expect(isUsualInScope("threaded", fitting("copperEn1057", "steel40"))).toBe(false);
  expect(isUsualInScope("threaded", fitting("steel40", "copperEn1057"))).toBe(true);
});
