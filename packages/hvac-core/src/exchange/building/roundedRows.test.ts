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
      const rows = buildingRows(readGbxml(written(draw(grid), { unit: ["Feet", 0.3048] })), options);
      const rounded = roundedRows(rows);
      expect(roundedRows(rounded)).toEqual(rounded);
      const [before, after] = [rows, rounded].map(numbersIn);
      expect(after!.length).toBe(before!.length);
      for (const [index, value] of before!.entries()) expect(Math.abs(after![index]! - value)).toBeLessThanOrEqual(5e-6 * Math.abs(value));
      const lengths = rounded.rooms.flatMap((room) => numbersIn(room.floorArea)).map((value) => String(value).replace(/[.-]/g, ""));
      expect(Math.max(...lengths.map((digits) => digits.replace(/^0+/, "").length))).toBeLessThanOrEqual(6);
      const { rooms, zones, constructions, windowTypes, site } = rounded;
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
