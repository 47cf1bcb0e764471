import { expect, test } from "vitest";
import { constructions, constructionLayers } from "@org/hvac-core/reference";
import { computedLayer, moistureResult, thermalResult } from "./builderModel.ts";
import { builderAddress, readBuilder } from "./builderState.ts";
import { transmittance } from "@org/hvac-core/envelope";

test("every construction of the library opens in the builder with its U-value", () => {
  for (const construction of constructions()) {
    const state = readBuilder(builderAddress(construction));
    const { bridged } = thermalResult(state.layers.map(computedLayer), state.films);
    const expected = transmittance(constructionLayers(construction.layers), construction.films);
    // Numbers of the address have seven digits.
    expect(Math.abs(bridged.transmittance / expected - 1), construction.id).toBeLessThan(1e-5);
    moistureResult(state, state.layers.map(computedLayer));
  }
});
