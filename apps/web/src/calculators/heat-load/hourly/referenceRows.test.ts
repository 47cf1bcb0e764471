import { expect, test } from "vitest";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { referenceRows, type ReferenceList } from "./referenceRows.ts";

const project = { method: "hourly", rooms: [{ id: "a", floorArea: { value: 20, unit: "m2" } }] } as const;
const unitSystems = ["Imperial", "Metric"] as const;

for (const list of ["constructions", "windowTypes", "schedules"] satisfies ReferenceList[])
  test.each(unitSystems)(`every reference row of ${list} is accepted by the calculator, in %s units`, (unitSystem) => {
    const rows = referenceRows(list, unitSystem);
    expect(rows.length).toBeGreaterThan(10);
    const refused = rows.flatMap(({ label, row }) => {
      const outcome = heatLoad.calculate({ ...project, unitSystem, [list]: [row()] });
      return outcome.ok ? [] : [`${label}: ${outcome.errors[0]!.message}`];
    });
    expect(refused).toEqual([]);
  });

/** Every unit in a row. */
function unitsIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const { unit, ...others } = value as { readonly unit?: string };
  return [...(unit === undefined ? [] : [unit]), ...Object.values(others).flatMap(unitsIn)];
}

test.each(["constructions", "windowTypes"] as const)(
  "rows of %s have the units of the file, and so have the numbers in the list",
  (list) => {
    const [inImperial, inMetric] = unitSystems.map((unitSystem) => referenceRows(list, unitSystem));
    for (const [index, imperial] of inImperial!.entries()) {
      const metric = inMetric![index]!;
      const imperialUnits = new Set(unitsIn(imperial.row()));
      expect(unitsIn(metric.row()).filter((unit) => unit !== "unitless" && imperialUnits.has(unit))).toEqual([]);
      expect(imperial.detail).toMatch(/^U [\d.]+\u202FBtu/);
      expect(metric.detail).toMatch(/^U [\d.]+\u202FW/);
    }
  },
);
