import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { transmittance } from "../../envelope/index.ts";
import { constructionLayers, constructions, envelopeLimits, referenceRow } from "../../reference/index.ts";
import { convert } from "../../quantity/index.ts";
import { importDefaults, importForm, missingValues, unconditionedTemperatures, valueOptions, type ImportValueName } from "./index.ts";

const names: readonly ImportValueName[] = [
  "wall",
  "roof",
  "floor",
  "partition",
  "door",
  "glassUValue",
  "glassShgc",
  "unconditionedCooling",
  "unconditionedHeating",
  "groundCooling",
  "groundHeating",
  "north",
];

/** Zone 5 is the fifth. */
const limitOf = (id: string) => {
  const row = envelopeLimits.find((each) => each.id === id)!;
  return { uValue: row.uValue![4], solar: row.solarHeatGainCoefficient?.[4] };
};

test.each(["Metric", "Imperial"] as const)("defaults are those of their sources, in %s units", (unitSystem) => {
  const values = importDefaults(unitSystem);
  const partition = referenceRow(constructions(), "partition-light");
  const published: readonly (readonly [ImportValueName, number])[] = [
    ["wall", limitOf("wall-steel-framed").uValue],
    ["roof", limitOf("roof-deck").uValue],
    ["floor", limitOf("floor-steel-framed").uValue],
    ["door", limitOf("door-swinging").uValue],
    ["glassUValue", limitOf("window-curtain-wall").uValue],
    ["glassShgc", limitOf("window-curtain-wall").solar!],
    ["partition", transmittance(constructionLayers(partition.layers), partition.films)],
  ];
  // Two digits of the usual unit.
  for (const [name, value] of published) expect(Math.abs(values[name] / value - 1)).toBeLessThan(0.03);
});

test("the form has the fields that are asked for, and values in SI", () => {
  fc.assert(
    fc.property(fc.subarray([...names]), (some) => {
      expect(Object.keys(importForm(some).fields)).toEqual(names.filter((name) => some.includes(name)));
    }),
  );
  const outcome = importForm(["wall"]).calculate({ unitSystem: "Imperial", wall: { value: 0.1, unit: "Btu/h-ft2-F" } });
  expect(outcome.ok && outcome.values["wall"]).toBeCloseTo(convert(0.1, "Btu/h-ft2-F", "W/m2K"), 12);
});

test("the least that a file lacks is asked for", () => {
  const area = fc.constantFrom(0, 5);
  const used = fc.record({
    uValues: fc.record({ wall: area, roof: area, floor: area, partition: area, door: area }),
    glass: area,
    unconditioned: area,
    ground: area,
  });
  fc.assert(
    fc.property(used, (each) => {
      const missing = missingValues(each);
      const areas = { ...each.uValues, glassUValue: each.glass, unconditionedCooling: each.unconditioned, groundHeating: each.ground };
      for (const [name, value] of Object.entries(areas)) expect(missing.includes(name as ImportValueName)).toBe(value > 0);
    }),
  );
});

test("an unconditioned space is between indoors and outdoors in winter", () => {
  fc.assert(
    fc.property(between(20, 45), between(-40, 15), between(15, 25), (cooling, heating, indoorHeating) => {
      const between = unconditionedTemperatures({ cooling, heating, indoorHeating });
      expect(between.heating - heating).toBeCloseTo(indoorHeating - between.heating, 9);
      expect(cooling - between.cooling).toBeCloseTo(2.8, 9);
    }),
  );
});

test("north turns the building by its difference from the file", () => {
  expect(valueOptions({ ...importDefaults("Metric"), north: 335 }, 335).turn).toBe(0);
  expect(valueOptions({ ...importDefaults("Metric"), north: 350 }, 335).turn).toBe(15);
});
