import * as fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { heatLoad, type HeatLoadInput, type HourlyCalculation } from "../index.ts";

type ConstructionInput = NonNullable<HeatLoadInput["constructions"]>[number];

/** A layer in SI: of a material, or given by its resistance. */
type Layer =
  | { readonly thickness: number; readonly conductivity: number; readonly density: number; readonly specificHeat: number }
  | { readonly resistance: number };

const material = fc.record({
  thickness: fc.double({ min: 0.001, max: 0.5, noNaN: true }),
  conductivity: fc.double({ min: 0.02, max: 60, noNaN: true }),
  density: fc.double({ min: 10, max: 8000, noNaN: true }),
  specificHeat: fc.double({ min: 400, max: 2500, noNaN: true }),
});
const known = fc.record({ resistance: fc.double({ min: 0.05, max: 2, noNaN: true }) });
const layers = fc.array<Layer>(fc.oneof({ weight: 3, arbitrary: material }, known), { minLength: 1, maxLength: 6 });
const film = fc.double({ min: 0.01, max: 0.3, noNaN: true });

type LayerInput = NonNullable<ConstructionInput["layers"]>[number];

const entered = (layer: Layer, index: number): LayerInput =>
  "resistance" in layer
    ? { id: `l${index}`, kind: "resistance", resistance: layer.resistance }
    : {
        id: `l${index}`,
        kind: "material",
        thickness: { value: layer.thickness, unit: "m" },
        conductivity: layer.conductivity,
        density: layer.density,
        specificHeat: { value: layer.specificHeat, unit: "J/(kg K)" },
      };

const constructionOf = (id: string, rows: readonly Layer[], outsideFilm = 0.04, insideFilm = 0.13): ConstructionInput => ({
  id,
  name: id,
  by: "layers",
  layers: rows.map(entered),
  outsideFilm,
  insideFilm,
});

function outcomeOf(constructions: readonly ConstructionInput[], used?: string) {
  const surfaces = used === undefined ? [] : [{ id: "s", kind: "wall" as const, area: 20, construction: used }];
  const outcome = heatLoad.calculate({
    unitSystem: "Metric",
    method: "hourly",
    constructions,
    rooms: [{ id: "r", floorArea: 20, surfaces }],
  });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

const resultsOf = (constructions: readonly ConstructionInput[]) => outcomeOf(constructions).results.constructionResults;

const resistanceOf = (layer: Layer): number => ("resistance" in layer ? layer.resistance : layer.thickness / layer.conductivity);
const massOf = (layer: Layer): number => ("resistance" in layer ? 0 : layer.thickness * layer.density);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const relative = (value: number, expected: number): number => Math.abs(value / expected - 1);

describe("constructions of layers", () => {
  test("have the reciprocal of their resistances with films as U-value, and the mass of their materials", () => {
    fc.assert(
      fc.property(layers, film, film, (rows, outside, inside) => {
        const [result] = resultsOf([constructionOf("a", rows, outside, inside)])!;
        expect(relative(result!.uValue.value, 1 / (outside + sum(rows.map(resistanceOf)) + inside))).toBeLessThan(1e-12);
        const mass = sum(rows.map(massOf));
        if (mass === 0) expect(result!.mass).toBeUndefined();
        else expect(relative(result!.mass!.value, mass)).toBeLessThan(1e-12);
      }),
      { numRuns: runs(30) },
    );
  });

  test("keep both when a layer is split in two, or the layers are in another order", () => {
    const orders = layers.chain((rows) =>
      fc.tuple(
        fc.constant(rows),
        fc.shuffledSubarray([...rows.keys()], { minLength: rows.length }),
        fc.nat({ max: rows.length - 1 }),
        fc.double({ min: 0.2, max: 0.8, noNaN: true }),
      ),
    );
    fc.assert(
      fc.property(orders, ([rows, order, place, share]) => {
        const part = (layer: Layer, fraction: number): Layer =>
          "resistance" in layer ? { resistance: layer.resistance * fraction } : { ...layer, thickness: layer.thickness * fraction };
        const split = rows.flatMap((layer, index) => (index === place ? [part(layer, share), part(layer, 1 - share)] : [layer]));
        const shuffled = order.map((index) => rows[index]!);
        const [whole, ...others] = resultsOf([constructionOf("a", rows), constructionOf("b", split), constructionOf("c", shuffled)])!;
        expect(others).toHaveLength(2);
        for (const { uValue, mass } of others) {
          expect(relative(uValue.value, whole!.uValue.value)).toBeLessThan(1e-12);
          expect(mass === undefined).toBe(whole!.mass === undefined);
          if (mass) expect(relative(mass.value, whole!.mass!.value)).toBeLessThan(1e-12);
        }
      }),
      { numRuns: runs(30) },
    );
  });

  test("lose in winter what their U-value says, by area and kelvin", () => {
    fc.assert(
      fc.property(layers, (rows) => {
        const outcome = outcomeOf([constructionOf("a", rows)], "a");
        const { rooms, site } = outcome.values;
        const { roomResults, constructionResults } = (outcome.calculation as HourlyCalculation).results;
        const loss = constructionResults![0]!.uValue * 20 * (rooms[0]!.heatingTemp - site.heatingDryBulb);
        expect(relative(roomResults![0]!.heatingTransmission, loss)).toBeLessThan(1e-9);
      }),
      { numRuns: runs(10) },
    );
  });

  test("have no result while they have no layers, nor where the U-value is entered", () => {
    const byValue = { id: "u", name: "u", uValue: 0.5 };
    expect(resultsOf([byValue, constructionOf("none", [])])).toBeUndefined();
    expect(resultsOf([byValue, constructionOf("a", [{ resistance: 1.83 }])])).toEqual([
      { id: "a", name: expect.anything(), uValue: { value: expect.closeTo(0.5, 12), quantity: "uValue" } },
    ]);
  });
});
