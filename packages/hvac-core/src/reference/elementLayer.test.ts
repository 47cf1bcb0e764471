import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "@tooling/testing/extent";
import { bridgedElement, transmittance, vaporProfile, winterFilms } from "../envelope/index.ts";
import { constructionLayers, constructions, elementLayer, materials, referenceRow, type LayerInput } from "./index.ts";

const films = winterFilms.wall;
const solids = materials().filter(({ conductivity, density, specificHeat }) =>
  [conductivity, density, specificHeat].every((each) => each !== undefined),
);
const solid = fc.constantFrom(...solids.map(({ id }) => id));

const withParts = (layers: readonly LayerInput[]) =>
  bridgedElement(
    layers.map((layer) => elementLayer(layer).parts),
    films,
  );

describe("a layer of an element", () => {
  test("has the U-value of the library in each of its constructions", () => {
    for (const { id, layers } of constructions()) {
      const inputs = layers.map((layer): LayerInput =>
        "resistance" in layer
          ? { kind: "resistance", resistance: layer.resistance, equivalentThickness: 0.01 }
          : { kind: "material", material: layer.material, thickness: layer.thickness ?? 0.1 },
      );
      const expected = transmittance(constructionLayers(layers), films);
      expect(Math.abs(withParts(inputs).transmittance / expected - 1), id).toBeLessThan(1e-12);
    }
  });

  test("that is bridged by its own material is not bridged", () =>
    fc.assert(
      fc.property(solid, fc.double({ min: 0.01, max: 0.9, noNaN: true }), (material, share) => {
        const layer: LayerInput = { kind: "material", material, thickness: 0.1 };
        const { upperLimit, lowerLimit, isWithinMethod } = withParts([{ ...layer, bridge: { material, share } }]);
        expect(upperLimit / withParts([layer]).upperLimit).toBeCloseTo(1, 12);
        expect(upperLimit / lowerLimit).toBeCloseTo(1, 12);
        expect(isWithinMethod).toBe(true);
      }),
      { numRuns: runs(30) },
    ));

  test("and the material that bridges it change places with their shares", () =>
    fc.assert(
      fc.property(solid, solid, fc.double({ min: 0.01, max: 0.9, noNaN: true }), (material, other, share) => {
        const element = withParts([{ kind: "material", material, thickness: 0.15, bridge: { material: other, share } }]);
        const exchanged = withParts([{ kind: "material", material: other, thickness: 0.15, bridge: { material, share: 1 - share } }]);
        expect(exchanged.transmittance / element.transmittance).toBeCloseTo(1, 12);
        // Metal in insulation is beyond the method.
        expect(element.isWithinMethod).toBe(element.upperLimit / element.lowerLimit <= 1.5);
      }),
      { numRuns: runs(30) },
    ));

  test("with the properties of a material of the table is that material", () => {
    for (const id of ["brick", "concrete-heavy", "gypsum-board"]) {
      const { conductivity, density, specificHeat } = referenceRow(materials(), id);
      const material = elementLayer({ kind: "material", material: id, thickness: 0.1 });
      const custom = elementLayer({
        kind: "custom",
        thickness: 0.1,
        conductivity: conductivity!,
        density: density!,
        specificHeat: specificHeat!,
        factor: material.vapor.equivalentThickness / 0.1,
      });
      expect({ ...custom, label: material.label, vapor: undefined }).toEqual({ ...material, vapor: undefined });
      expect(custom.vapor.equivalentThickness).toBeCloseTo(material.vapor.equivalentThickness, 12);
    }
  });
});

test("a material given by its resistance cannot be bridged, and the refusal says why", () => {
  for (const { id, conductivity } of materials()) {
    if (conductivity !== undefined) continue;
    const layer: LayerInput = { kind: "material", material: id, thickness: 0.1 };
    expect(elementLayer(layer).parts, id).toHaveLength(1);
    expect(() => elementLayer({ ...layer, bridge: { material: "softwood", share: 0.1 } }), id).toThrow(
      "bridge.share is 0.1; a material given by its resistance cannot be bridged",
    );
  }
});

test("a custom layer has at most the equivalent thickness that a vapour profile takes", () => {
  const foil = { kind: "custom", conductivity: 200, density: 2700, specificHeat: 900, factor: 1e7 } as const;
  const films = winterFilms.wall;
  for (const thickness of [1e-6, 0.01, 0.02, 10]) {
    const { vapor } = elementLayer({ ...foil, thickness });
    expect(vapor.equivalentThickness, `${thickness}`).toBe(Math.min(1e7 * thickness, 1e5));
    const air = { temperature: 20, vaporPressure: 1000 };
    expect(() => vaporProfile({ layers: [vapor], films, outside: air, inside: air })).not.toThrow();
  }
});

test("steel studs across insulation are beyond the method, timber ones are within it", () => {
  const studs = (material: string, share: number): LayerInput => ({
    kind: "material",
    material: "glass-wool-batt",
    thickness: 0.15,
    bridge: { material, share },
  });
  // ISO 6946, 6.7.2.1: valid up to a ratio of 1.5. Steel conducts a thousand times as well as wool.
  expect(withParts([studs("softwood", 0.1)]).isWithinMethod).toBe(true);
  expect(withParts([studs("metal-sheet", 0.01), { kind: "resistance", resistance: 1, equivalentThickness: 0 }]).isWithinMethod).toBe(false);
});
