import { readGbxml, type Building } from "@org/hvac-core/building";
import {
  applyRevision,
  buildingRows,
  compareBuilding,
  importDefaults,
  valueOptions,
  type ModelFile,
} from "@org/hvac-core/exchange/building";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { expect, test } from "vitest";
import { readInAnsweredUnit } from "./answeredUnit.ts";

/** A room of 100 square units without a unit of lengths, as a program writes it. */
const text = (program: string): string =>
  `<gbXML><Campus><Building><Space id="a"><Area>100</Area></Space></Building></Campus>
  <DocumentHistory><ProgramInfo><ProductName>${program}</ProductName></ProgramInfo></DocumentHistory></gbXML>`;

const reading =
  (program: string) =>
  (lengthUnit: string | undefined): Building =>
    readGbxml(text(program), lengthUnit === undefined ? {} : { lengthUnit });

const office: ModelFile = { name: "office.xml", size: 1, hash: "f1" };

/** A heat load with the import of a file whose unit was answered. */
function imported(unit: string, program: string) {
  const building = reading(program)(unit);
  const input = heatLoad.complete({ unitSystem: "Metric", method: "hourly" });
  const rows = buildingRows(building, { unitSystem: "Metric", ...valueOptions(importDefaults("Metric"), 0) });
  const decisions = { lengthUnit: { unit, program: building.program } };
  const comparison = compareBuilding(input, { building, rows, file: office, decisions });
  const { values, imports } = applyRevision(input, comparison, { selected: new Set(["rooms.a"]), replaced: new Set() });
  return heatLoad.complete({ ...input, ...values, imports });
}

const areaOf = (heatLoadInput: ReturnType<typeof imported>, file: ModelFile, program: string): number =>
  readInAnsweredUnit(reading(program), heatLoadInput, file).building.spaces[0]!.area;

test.each([
  ["the same file", office, "Drawer"],
  ["a file of the same name", { ...office, hash: "f2" }, "Another"],
  ["another file of the same program", { name: "annex.xml", size: 1, hash: "f3" }, "Drawer"],
])("%s has the unit that was answered", (_, file, program) => {
  expect(areaOf(imported("Feet", "Drawer"), file, program)).toBeCloseTo(9.290304, 9);
});

test("another file of another program is asked for its unit, as is the first one", () => {
  const file = { name: "annex.xml", size: 1, hash: "f3" };
  expect(() => areaOf(imported("Feet", "Drawer"), file, "Another")).toThrow("lengthUnit");
  expect(() => areaOf(heatLoad.complete({ unitSystem: "Metric" }) as never, file, "Drawer")).toThrow("lengthUnit");
});
