import { expect, test } from "vitest";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { referenceRows, type ReferenceList } from "./referenceRows.ts";

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
