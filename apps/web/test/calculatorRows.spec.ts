import { expect, test } from "@playwright/test";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { referenceRows, type ReferenceList } from "../src/calculators/heat-load/hourly/referenceRows.ts";
import { roomLoadsOf, zoneRow } from "../src/calculators/roomLoads/roomLoads.ts";

const project = { unitSystem: "Metric", method: "hourly", rooms: [{ id: "a", floorArea: { value: 20, unit: "m2" } }] } as const;

for (const list of ["constructions", "windowTypes", "schedules"] satisfies ReferenceList[])
  test(`every reference row of ${list} is accepted by the calculator`, () => {
    const rows = referenceRows(list);
    expect(rows.length).toBeGreaterThan(10);
    const refused = rows.flatMap(({ label, row }) => {
      const outcome = heatLoad.calculate({ ...project, [list]: [row()] });
      return outcome.ok ? [] : [`${label}: ${outcome.errors[0]!.message}`];
    });
    expect(refused).toEqual([]);
  });

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
