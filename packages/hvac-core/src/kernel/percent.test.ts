import { expect, test } from "vitest";
import { defineFields } from "./index.ts";
import { compileReader } from "../internal/index.ts";

const read = compileReader(defineFields({ share: { type: "quantity", label: "Share", quantity: "ratio", default: 0, min: 0, max: 1 } }));

test("a share is 0 to 1 where programs speak, and percent is a unit", () => {
  expect(read({ share: 0.3 }).values.share).toBe(0.3);
  expect(read({ share: { value: 30, unit: "%" } }).values.share).toBe(0.3);
  expect(read({ share: 30 }).errors).toEqual([
    { field: "share", code: "range", message: expect.stringContaining("0.3 is 30 %") as string },
  ]);
});

test("a percentage below one gets a warning, and a bare share does not", () => {
  expect(read({ share: { value: 0.4, unit: "%" } }).remarks).toEqual([
    {
      code: "small-percent",
      severity: "caution",
      field: "share",
      message: expect.stringMatching(/^Share is less than 1.%\. If 40.% is meant/) as string,
    },
  ]);
  for (const share of [0.004, 0, { value: 0, unit: "%" }, { value: 1, unit: "%" }, { value: 40, unit: "%" }])
    expect(read({ share }).remarks).toEqual([]);
});

test("a usual value, or the default of its field, gets no warning when it is in percent", () => {
  const usually = { type: "quantity", label: "Drift", quantity: "ratio", min: 0, max: 1 } as const;
  const drift = compileReader(
    defineFields({
      drift: { ...usually, default: 0.00005, usual: [0.000005, 0.002] },
      loss: { ...usually, default: { Imperial: 0.004, Metric: 0.003 } },
      waste: { ...usually, default: 0, usual: [0, 0.1] },
    }),
  );
  const remarked = (share: object): readonly (string | undefined)[] => drift(share).remarks.map(({ code, field }) => `${code} ${field}`);
  expect(remarked({ drift: { value: 0.005, unit: "%" } })).toEqual([]);
  expect(remarked({ drift: { value: 0.15, unit: "%" } })).toEqual([]);
  expect(remarked({ drift: { value: 0.0004, unit: "%" } })).toContain("small-percent drift");
  expect(remarked({ loss: { value: 0.3, unit: "%" } })).toEqual([]);
  expect(remarked({ loss: { value: 0.2, unit: "%" } })).toEqual(["small-percent loss"]);
  // A usual range from nothing does not say that half a percent is usual.
  expect(remarked({ waste: { value: 0.5, unit: "%" } })).toEqual(["small-percent waste"]);
});
