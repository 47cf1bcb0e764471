import { expect, test } from "vitest";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { roomLoadsOf, zoneRow } from "./roomLoads.ts";

const project = { unitSystem: "Metric", method: "hourly", rooms: [{ id: "a", floorArea: { value: 20, unit: "m2" } }] } as const;

test("a room becomes a zone of its people, and one of which nobody stated them leaves them to the zone's category", () => {
  const people = { value: 3, unit: "unitless" };
  const rooms = [...project.rooms, { ...project.rooms[0], id: "b", people, multiplier: { value: 4, unit: "unitless" } }];
  const loads = roomLoadsOf({ input: { ...project, rooms }, calculatorVersion: heatLoad.version });
  if ("problem" in loads) throw new Error(loads.problem);
  const file = { projectId: "p", collection: "calculations", fileId: "f" } as const;
  const [unstated, stated] = loads.rooms.map((room) => zoneRow(room, "Metric", file));
  expect(unstated).not.toHaveProperty("people");
  expect(stated).toMatchObject({ people: { value: 12 } });
});
