import { describe, expect, test } from "vitest";
import { materialEquivalentThickness, materials, materialVaporResistance, referenceRow } from "./index.ts";
import { vaporTightThickness } from "./vaporResistances.ts";
import { namedMaterials } from "./materialVapor.ts";

describe("vapour resistances", () => {
  test("are known for every material other than air", () => {
    for (const { id, group } of materials()) expect(materialVaporResistance(id) === undefined, id).toBe(group === "air-space");
  });

  test("name each material once, and only materials that exist", () => {
    const ids = namedMaterials();
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const id of ids) expect(referenceRow(materials(), id).id).toBe(id);
  });

  test("give every material a finite layer, by its thickness or its own", () => {
    for (const { id, conductivity } of materials()) {
      const thickness = conductivity === undefined ? materialEquivalentThickness(id) : materialEquivalentThickness(id, 0.1);
      expect(thickness, id).toBeGreaterThan(0);
      expect(thickness, id).toBeLessThanOrEqual(vaporTightThickness);
    }
  });

  test("of layers follow the published example of a brick wall: 1.1, 0.6 and 0.06 m", () => {
    expect(materialEquivalentThickness("brick", 0.11)).toBeCloseTo(1.1, 12);
    expect(materialEquivalentThickness("eps-30", 0.03)).toBeCloseTo(0.6, 12);
    expect(materialEquivalentThickness("gypsum-plaster", 0.01)).toBeCloseTo(0.06, 12);
  });

  test("of a layer without a thickness are refused", () => {
    expect(() => materialEquivalentThickness("brick")).toThrow("thickness");
  });
});
