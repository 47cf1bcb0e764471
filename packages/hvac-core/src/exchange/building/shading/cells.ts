import type { UnitSystem } from "../../../quantity/index.ts";
import type { WindowRow } from "../combine.ts";
import { cell } from "../library.ts";
import type { Obstruction } from "./obstruction.ts";
import type { Fins, Overhang } from "./projections.ts";
import type { WindowShades } from "./windowShades.ts";

function overhangCells({ depth, gap, reach }: Overhang, unitSystem: UnitSystem): Partial<WindowRow> {
  return {
    overhangDepth: cell(depth, "smallLength", unitSystem),
    overhangGap: cell(gap, "smallLength", unitSystem),
    ...(reach === undefined ? {} : { overhangReach: cell(reach, "smallLength", unitSystem) }),
  };
}

function finCells({ depth, gap, reach, side }: Fins, unitSystem: UnitSystem): Partial<WindowRow> {
  return {
    finDepth: cell(depth, "smallLength", unitSystem),
    finGap: cell(gap, "smallLength", unitSystem),
    ...(reach === undefined ? {} : { finReach: cell(reach, "smallLength", unitSystem) }),
    ...(side === "both" ? {} : { finSide: side }),
  };
}

function obstructionCells({ height, distance, left, right }: Obstruction, unitSystem: UnitSystem): Partial<WindowRow> {
  return {
    obstruction: "block",
    obstructionHeight: cell(height, "length", unitSystem),
    obstructionDistance: cell(distance, "length", unitSystem),
    ...(left === undefined ? {} : { obstructionLeft: cell(left, "length", unitSystem) }),
    ...(right === undefined ? {} : { obstructionRight: cell(right, "length", unitSystem) }),
  };
}

/** Cells of a window row for what shades the window. */
export const shadeCells = ({ overhang, fins, obstruction }: WindowShades, unitSystem: UnitSystem): Partial<WindowRow> => ({
  ...(overhang && overhangCells(overhang, unitSystem)),
  ...(fins && finCells(fins, unitSystem)),
  ...(obstruction && obstructionCells(obstruction, unitSystem)),
});
