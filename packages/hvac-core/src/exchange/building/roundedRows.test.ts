import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readGbxml } from "../../building/index.ts";
import { heatLoad } from "../../calculators/heat-load/index.ts";
import { draw, grids, written } from "../../../test/gbxml/drawnBuildings.ts";
import { buildingRows, roundedRows, type BuildingRowOptions } from "./index.ts";

const options: BuildingRowOptions = {
  unitSystem: "Metric",
  unconditioned: { cooling: 30, heating: 8 },
  ground: { cooling: 16, heating: 10 },
  uValues: { wall: 0.3, roof: 0.2, floor: 0.25, partition: 1.8, door: 2.1 },
  glass: { uValue: 1.3, shgc: 0.5 },
};

/** Every number within a value, in its order. */
const numbersIn = (part: unknown): number[] =>
  typeof part === "number" ? [part] : typeof part === "object" && part !== null ? Object.values(part).flatMap(numbersIn) : [];

test("rounded rows are the same rows, each number within 5e-6, and rounding them again changes nothing", () =>
  fc.assert(
    fc.property(grids, (grid) => {
      const building = readGbxml(written(draw(grid), { unit: ["Feet", 0.3048] }));
      // Seven square metres for each person: a number without a unit.
      const spaces = building.spaces.map((space) => ({ ...space, use: { ...space.use, people: space.area / 7 } }));
      const rows = buildingRows({ ...building, spaces }, options);
      const rounded = roundedRows(rows);
      expect(roundedRows(rounded)).toEqual(rounded);
      const [before, after] = [rows, rounded].map(numbersIn);
      expect(after!.length).toBe(before!.length);
      for (const [index, value] of before!.entries()) expect(Math.abs(after![index]! - value)).toBeLessThanOrEqual(5e-6 * Math.abs(value));
      const digitsOf = (value: number): number => value.toExponential().replace(/e.*$/, "").replaceAll(/[.-]/g, "").length;
      const { rooms, zones, constructions, windowTypes, site } = rounded;
      expect(Math.max(...numbersIn([rooms, constructions, windowTypes, site]).map(digitsOf))).toBeLessThanOrEqual(6);
      const input = {
        unitSystem: "Metric",
        method: "hourly",
        rooms,
        zones,
        constructions,
        windowTypes,
        site: { latitude: 47, ...site },
      } as const;
      expect(heatLoad.calculate(input).ok).toBe(true);
    }),
    { numRuns: runs(20) },
  ));
