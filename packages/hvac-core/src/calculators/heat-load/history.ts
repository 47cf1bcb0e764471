import { withTypedQuantities, type Migrations } from "../../kernel/index.ts";
import { version1 } from "./version1.ts";

type Data = Readonly<Record<string, unknown>>;

const isNothing = (area: unknown): boolean => typeof area === "object" && area !== null && (area as { value?: unknown }).value === 0;

/**
 * Version 1 had one area of each kind, and counted the sun through windows only. Each becomes a row; walls, roof and doors are in the shade, as
 * they were counted, and a warning says so.
 */
function withSurfaces(data: Data): Data {
  const {
    wallArea,
    wallUValue,
    windowArea,
    windowUValue,
    windowOrientation,
    windowShgc,
    windowShading,
    roofArea,
    roofUValue,
    exposedFloorArea,
    floorUValue,
    belowFloorTemp,
    doorArea,
    doorUValue,
    ...rest
  } = data;
  const upwards = windowOrientation === "horizontal";
  const rows: Data[] = [
    { id: "wall", name: "Walls", kind: "wall", area: wallArea, uValue: wallUValue, exposure: "shade" },
    {
      id: "window",
      name: "Windows",
      kind: "window",
      area: windowArea,
      uValue: windowUValue,
      exposure: "sun",
      shgc: windowShgc,
      shading: windowShading,
      orientation: upwards ? "N" : windowOrientation,
      tilt: { value: upwards ? 0 : 90, unit: "deg" },
    },
    { id: "roof", name: "Roof", kind: "roof", area: roofArea, uValue: roofUValue, exposure: "shade" },
    {
      id: "floor",
      name: "Floor",
      kind: "floor",
      area: exposedFloorArea,
      uValue: floorUValue,
      ...(belowFloorTemp === null ? { exposure: "shade" } : { exposure: "space", adjacentTemp: belowFloorTemp }),
    },
    { id: "door", name: "Doors", kind: "door", area: doorArea, uValue: doorUValue, exposure: "shade" },
  ];
  return { ...rest, surfaces: rows.filter(({ area }) => !isNothing(area)) };
}

export const history: Migrations = { 1: (data) => withSurfaces(withTypedQuantities(data, version1)) };
