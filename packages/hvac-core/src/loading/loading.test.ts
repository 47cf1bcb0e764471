import { describe, expect, it } from "vitest";
import { catalogue } from "../catalogue.ts";
import { loadCalculator } from "./index.ts";

describe("loadCalculator", () => {
  it.each(catalogue)("loads $id as the catalogue has it", async (calculator) => {
    expect(await loadCalculator(calculator.id)).toBe(calculator);
  });

  it.each(["duct", "", "toString", "__proto__"])("knows no calculator of the id “%s”", async (id) => {
    expect(await loadCalculator(id)).toBeUndefined();
  });
});
