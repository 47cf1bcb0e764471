import { describe, expect, test } from "vitest";
import { readIfc, type Building } from "../../src/building/index.ts";
import { text } from "./drawnIfc.ts";
import { House, real, sideNames, sideOf, type Box } from "./house.ts";

/** Rooms of 4 × 6 × 2.5 and 3 × 6 × 2.5 in the unit of the shapes. */
const boxes: readonly Box[] = [
  { low: [0, 0, 0], high: [4, 6, 2.5] },
  { low: [4.2, 0, 0], high: [7.2, 6, 2.5] },
];

interface Unit {
  /** Shapes and boundaries are drawn in this unit, m, in a file in metres. */
  readonly shape?: number;
  /** Areas and volumes are these times those in SI. */
  readonly area?: number;
  readonly volume?: number;
}

function read({ shape = 1, area = 1, volume = 1 }: Unit, hasBoundaries = true): Building {
  const house = new House();
  const { step } = house;
  for (const [index, { low, high }] of boxes.entries()) {
    const [x, y, z] = high.map((each, axis) => each - low[axis]!) as [number, number, number];
    const inUnit: Box = {
      low: [low[0] / shape, low[1] / shape, low[2] / shape],
      high: [high[0] / shape, high[1] / shape, high[2] / shape],
    };
    const space = house.space(`room ${index}`, house.shape([house.box(inUnit)]));
    const quantities = [
      step.add("IFCQUANTITYAREA", text("NetFloorArea"), "$", "$", real(x * y * area)),
      step.add("IFCQUANTITYVOLUME", text("NetVolume"), "$", "$", real(x * y * z * volume)),
    ];
    const set = step.add("IFCELEMENTQUANTITY", text(""), "$", text("BaseQuantities"), "$", "$", `(${quantities.join(",")})`);
    house.relate("IFCRELDEFINESBYPROPERTIES", `(${space})`, set);
    if (hasBoundaries) for (const side of sideNames) house.boundary({ id: `${index} ${side}`, space, polygon: sideOf(inUnit, side) });
  }
  return readIfc(house.file());
}

const corrected = ({ findings }: Building): string[] =>
  findings.flatMap((finding) => (finding.kind === "unit-corrected" ? [`${finding.quantity}: ${finding.to}`] : []));

describe("rooms have the size that their shapes and entries agree on:", () => {
  test.each<readonly [string, Unit, readonly string[]]>([
    ["as the file says", {}, []],
    ["shapes in millimetres", { shape: 0.001 }, ["length: Millimeters"]],
    ["volumes in cubic decimetres", { volume: 1000 }, ["volume: Decimeters"]],
    ["areas and volumes in millimetres", { area: 1e6, volume: 1e9 }, ["area: Millimeters", "volume: Millimeters"]],
    ["areas and volumes in feet", { area: 0.3048 ** -2, volume: 0.3048 ** -3 }, ["area: Feet", "volume: Feet"]],
    ["both", { shape: 0.001, volume: 1000 }, ["length: Millimeters", "volume: Decimeters"]],
    // Area times a height in millimetres, and of 1.5 times the height of the shape: another height, not another unit.
    ["volumes of a height in millimetres", { volume: 1500 }, ["volume: Decimeters"]],
  ])("%s", (_name, unit, expected) => {
    const building = read(unit);
    expect(corrected(building)).toEqual(expected);
    expect(building.spaces[0]!.area).toBeCloseTo(24, 6);
    expect(building.spaces[1]!.area).toBeCloseTo(18, 6);
    const share = unit.volume === 1500 ? 1.5 : 1;
    expect(building.spaces[0]!.volume).toBeCloseTo(60 * share, 6);
    expect(building.spaces[1]!.volume).toBeCloseTo(45 * share, 6);
    // 2 (24 + 15 + 10) and 2 (18 + 15 + 7.5) m².
    expect(building.surfaces.reduce((sum, { grossArea }) => sum + grossArea, 0)).toBeCloseTo(98 + 81, 6);
  });

  test("entries that differ from the shapes in no unit are kept", () => {
    for (const share of [0.5, 0.8, 2, 5]) {
      const building = read({ area: share, volume: share }, false);
      expect(corrected(building)).toEqual([]);
      expect(building.spaces[0]!.area).toBeCloseTo(24 * share, 6);
    }
  });
});
