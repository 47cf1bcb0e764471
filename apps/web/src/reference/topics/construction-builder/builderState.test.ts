import { expect, test } from "vitest";
import { computedLayer } from "./builderModel.ts";
import { readBuilder, writeLayers } from "./builderState.ts";

test("parameters of an address are read as written; invalid ones are left out", () => {
  const layers = "brick_0.1016~glass-wool-batt_0.1_softwood_0.15~m_polyethylene-250~r_0.18_0.01~own_0.02_0.5_900_1000_12_My board";
  const state = readBuilder({ layers });
  expect(writeLayers(state.layers)).toBe(layers);
  for (const bad of [
    "",
    "~~",
    "nothing_1",
    "brick_NaN",
    "brick_1e9",
    "own",
    "m_none",
    "r_-5_x",
    "__proto___1",
    "brick_0.1_brick_7",
    "air-space-wall_0.1_softwood_0.15",
  ]) {
    const read = readBuilder({ layers: bad, te: "x_y", rh: "-1_2", month: "99", rsi: "-3", climate: "nowhere", element: "tower" });
    for (const layer of read.layers.map(computedLayer))
      expect(Number.isFinite(layer.vapor.resistance + layer.vapor.equivalentThickness)).toBe(true);
    expect(read.month).toBeUndefined();
    expect(read.customTemperatures.every(Number.isFinite) && read.customHumidities.every((each) => each > 0 && each <= 1)).toBe(true);
  }
});
