import fc from "fast-check";
import { test } from "vitest";
import { ductSizer } from "../src/calculators/duct-sizer/index.ts";
import { pipeSizer } from "../src/calculators/pipe-sizer/index.ts";
import { inputArbitrary } from "./laws/inputs.ts";
test("x", () => {
  for (const c of [ductSizer, pipeSizer] as any[]) {
  let ok = 0; const why: Record<string, number> = {}; const say: Record<string, string> = {};
  for (const input of fc.sample(inputArbitrary(c.fields), { numRuns: 6000, seed: 3 })) {
    const o = c.calculate(input as never);
    if (!o.ok) { for (const e of o.errors) { const k = e.field.replace(/\.(a|b7|c_3|d-4)\./, "."); why[k] = (why[k] ?? 0) + 1; say[k] = e.message; } continue; }
    ok++;
  }
  console.log(c.id, ok, JSON.stringify(why), say);
  }
});
