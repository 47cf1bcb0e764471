import { expect, test } from "vitest";
import { heatLoad } from "../../../src/calculators/heat-load/index.ts";
import { proveSet } from "../proveSet.ts";
import { furnaceCases, furnaces, roomOf } from "./furnace.ts";

proveSet(furnaces);

test("the files of the furnaces have the load of the cases", () => {
  for (const each of furnaceCases.filter(({ outdoor_C: outdoor }) => typeof outdoor === "number")) {
    const outcome = heatLoad.calculate(roomOf(each, each.outdoor_C as number));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    const heat = furnaces.cases.find(({ id }) => id === each.id)!.results()[0]!;
    expect((outcome.results.totalLoad.value * 2160 * 3600) / 1e9, each.id).toBeCloseTo(heat.ours, 4);
  }
});
