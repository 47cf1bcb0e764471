import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layerWidths, layOutConstruction, type SectionLayer } from "./constructionLayout.ts";
import { directionName, layOutWindRose } from "./windRoseLayout.ts";

const someLayers = fc
  .array(fc.option(fc.double({ min: 0.0005, max: 0.6, noNaN: true }), { nil: undefined }), { minLength: 1, maxLength: 12 })
  .map((list) =>
    list.map((thickness, index): SectionLayer => ({
      id: String(index),
      label: "",
      look: "board",
      ...(thickness !== undefined && { thickness }),
    })),
  );

describe("sections of constructions", () => {
  test("fill their room, to scale between layers that are wide enough", () => {
    fc.assert(
      fc.property(someLayers, fc.integer({ min: 260, max: 700 }), (layers, room) => {
        const widths = layerWidths(layers, room);
        expect(Math.min(...widths)).toBeGreaterThanOrEqual(7 - 1e-9);
        const wide = layers.flatMap(({ thickness }, index) =>
          thickness !== undefined && widths[index]! > 7.001 ? [widths[index]! / thickness] : [],
        );
        for (const scale of wide) expect(scale / wide[0]!).toBeCloseTo(1, 9);
        if (wide.length > 0) expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(room, 6);
      }),
    );
  });

  test("stay inside the plot at every width, with finite coordinates", () => {
    fc.assert(
      fc.property(someLayers, fc.integer({ min: 280, max: 800 }), (layers, width) => {
        const planes = layers.map((_, layer) => ({ layer, share: 1, temperature: layer, dewPoint: layer - 2 }));
        const layout = layOutConstruction({ layers, planes, outsideTemperature: -5, insideTemperature: 20 }, width);
        expect(layout.layers.at(-1)!.right).toBeLessThanOrEqual(layout.plot.right + 1e-6);
        for (const { y } of layout.planes) {
          expect(y).toBeGreaterThanOrEqual(layout.plot.top - 1e-6);
          expect(y).toBeLessThanOrEqual(layout.plot.bottom + 1e-6);
        }
        expect(`${layout.temperature}${layout.dewPoint}`).not.toMatch(/NaN|Infinity/);
      }),
    );
  });
});

describe("wind roses", () => {
  test("have petals as long as their shares, within the rings", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.double({ min: 0, max: 0.2, noNaN: true }), { minLength: 3, maxLength: 3 }), { minLength: 16, maxLength: 16 }),
        (shares) => {
          const { rings, petals, hub } = layOutWindRose(shares, 400);
          expect(petals.length).toBe(shares.flat().filter((share) => share > 0).length);
          expect(rings.length).toBeGreaterThan(0);
          expect(rings.length).toBeLessThan(6);
          expect(rings.at(-1)!.radius).toBeCloseTo(400 / 2 - 26, 6);
          expect(rings[0]!.radius).toBeGreaterThan(hub);
          expect(petals.map(({ path }) => path).join("")).not.toMatch(/NaN|Infinity/);
        },
      ),
    );
  });

  test("name sixteen directions", () => {
    expect([0, 22.5, 180, 337.5, 10].map(directionName)).toEqual(["N", "NNE", "S", "NNW", "10°"]);
  });
});
