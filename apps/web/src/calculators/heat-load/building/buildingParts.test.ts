import { readGbxml } from "@org/hvac-core/building";
import { expect, test } from "vitest";
import { buildingText } from "../../../../test/drawnBuilding.ts";
import { divided, joined } from "./buildingParts.ts";

test("a building that is sent in parts arrives whole and in order, each part small", () => {
  const building = readGbxml(buildingText({ storeys: 3, rooms: 20 }));
  expect(building.spaces.length).toBe(1200);
  const { rest, parts } = divided(building);
  const received = parts.map((part) => structuredClone(part));
  expect(joined({ rest: structuredClone(rest), parts: received })).toStrictEqual(building);
  const longest = Math.max(...Object.values(building).map((list: unknown) => (Array.isArray(list) ? list.length : 0)));
  expect(longest).toBeGreaterThan(3000);
  expect(Math.max(...[rest, ...parts].map((message) => JSON.stringify(message).length))).toBeLessThan(JSON.stringify(building).length / 4);
});
