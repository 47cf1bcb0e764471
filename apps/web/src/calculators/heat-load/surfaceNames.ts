import type { HeatLoadValues, Surface } from "@org/hvac-core/calculators/heat-load";

const directions = ["North", "North-east", "East", "South-east", "South", "South-west", "West", "North-west"] as const;

/** Azimuth of a surface, degrees clockwise from north; `undefined` for one whose orientation does not apply. */
export function directionOf({ exposure, azimuth }: Surface, mode: HeatLoadValues["calculationMode"]): number | undefined {
  return mode === "Cooling" && exposure === "sun" ? azimuth : undefined;
}

const kinds = { wall: "wall", window: "window", roof: "roof", door: "door", floor: "floor" } as const;

/** The engine's names of rows without a name. */
const counted = /^(?:Wall|Window or skylight|Roof|Door|Floor) (\d+)$/;

/** Name of a surface in the sketch: the one entered, else its kind with its orientation and the number of its row. */
export function surfaceName(surface: Surface, mode: HeatLoadValues["calculationMode"]): string {
  const { name, kind, simple, tilt } = surface;
  const row = counted.exec(name)?.[1];
  if (!simple && !row) return name;
  const direction = directionOf(surface, mode);
  const isUpright = tilt > 60 && tilt <= 120;
  const thing = kind === "window" && !isUpright ? "skylight" : kinds[kind];
  const words = [isUpright && direction !== undefined ? directions[Math.round(direction / 45) % 8]! : "", thing, row ?? ""];
  const text = words.filter((word) => word !== "").join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
