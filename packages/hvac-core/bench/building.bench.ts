import { readGbxml, readIfc } from "../src/building/index.ts";
import { drawnBuilding, emptyDrawing, type Drawing } from "../src/building/drawing/index.ts";
import { written } from "../test/gbxml/drawnBuildings.ts";
import { writtenIfc } from "../test/ifc/drawnIfc.ts";
import { buildingOf } from "./drawnModels.ts";

/** Measurements without a peer. */
interface Benchmark {
  readonly name: string;
  readonly ours: () => number;
  readonly target: string;
}

/** A drawing of two storeys of rooms side by side, with a window in each outer wall. */
function drawingOf(columns: number, rows: number): Drawing {
  const cells = Array.from({ length: columns * rows }, (_, cell) => [cell % columns, Math.floor(cell / columns)] as const);
  const storeys = [0, 1].map((level) => ({
    id: `s${level}`,
    name: `Storey ${level}`,
    level: 3 * level,
    height: 3,
    count: 1,
    rooms: cells.map(([column, row]) => ({
      id: `r${level}-${column}-${row}`,
      name: `Room ${column} ${row}`,
      isConditioned: true,
      polygon: [
        [column * 4, row * 5],
        [column * 4 + 4, row * 5],
        [column * 4 + 4, row * 5 + 5],
        [column * 4, row * 5 + 5],
      ] as const,
    })),
    openings: cells
      .filter(([, row]) => row === 0)
      .map(([column]) => ({ id: `o${level}-${column}`, typeId: "window", point: [column * 4 + 2, 0] as const })),
  }));
  const window = { id: "window", name: "Window", kind: "window", width: 2, height: 1.5, sill: 0.9 } as const;
  return { ...emptyDrawing, storeys, openingTypes: [window] };
}

export function buildingBenchmarks(): Benchmark[] {
  const [usual, many] = [buildingOf([15, 14], 2), buildingOf([40, 40], 24)];
  const [large, huge] = [written(usual), written(many)];
  const [largeIfc, hugeIfc] = [usual, buildingOf([40, 40], 7)].map((drawn) => new TextEncoder().encode(writtenIfc(drawn))) as [
    Uint8Array,
    Uint8Array,
  ];
  const megabytesOfIfc = Math.round(hugeIfc.length / 1e6);
  const megabytes = Math.round(huge.length / 1e6);
  const surfaces = readGbxml(large).account.filter(({ kind }) => kind === "surface").length;
  const drawing = drawingOf(25, 10);
  return [
    { name: "a building of a drawing of 500 rooms", ours: () => drawnBuilding(drawing).building.surfaces.length, target: "under 200 ms" },
    { name: `reading gbXML of 420 rooms and ${surfaces} surfaces`, ours: () => readGbxml(large).surfaces.length, target: "under 300 ms" },
    { name: `reading gbXML of ${megabytes} MB`, ours: () => readGbxml(huge).surfaces.length, target: "under 10 s" },
    { name: `reading IFC of 420 rooms and ${surfaces} surfaces`, ours: () => readIfc(largeIfc).surfaces.length, target: "under 300 ms" },
    { name: `reading IFC of ${megabytesOfIfc} MB`, ours: () => readIfc(hugeIfc).surfaces.length, target: "under 10 s" },
  ];
}
