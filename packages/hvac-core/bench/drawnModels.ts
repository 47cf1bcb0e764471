/**
 * Models of drawn buildings, for benchmarks: as a script it writes those of about 51 MB, drawn.xml and drawn.ifc, into a folder.
 *
 *     node --conditions=source bench/drawnModels.ts <folder>
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { draw, written, type DrawnBuilding } from "../test/gbxml/drawnBuildings.ts";
import { writtenIfc } from "../test/ifc/drawnIfc.ts";

/** A building of storeys with a room in each cell. */
export function buildingOf(rooms: readonly [number, number], storeys: number): DrawnBuilding {
  const [columns, rows] = rooms;
  const cells = Array.from({ length: columns * rows }, (_, cell) => cell);
  return draw({
    xs: Array.from({ length: columns }, () => 4),
    ys: Array.from({ length: rows }, () => 5),
    storeys: Array.from({ length: storeys }, () => cells),
    courts: [],
    slope: 0,
    windows: [true],
  });
}

if (import.meta.main) {
  const [folder = "."] = process.argv.slice(2);
  writeFileSync(path.join(folder, "drawn.xml"), written(buildingOf([40, 40], 14)));
  writeFileSync(path.join(folder, "drawn.ifc"), writtenIfc(buildingOf([40, 40], 7)));
}
