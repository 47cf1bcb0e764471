import type { HeatLoadValues, Surface } from "@org/hvac-core/calculators/heat-load";

const directions = ["North", "North-east", "East", "South-east", "South", "South-west", "West", "North-west"] as const;

/** Where a surface faces, degrees clockwise from north; nothing where its direction is not asked for. */
export function directionOf({ exposure, azimuth }: Surface, mode: HeatLoadValues["calculationMode"]): number | undefined {
  return mode === "Cooling" && exposure === "sun" ? azimuth : undefined;
}

const kinds = { wall: "wall", window: "window", roof: "roof", door: "door", floor: "floor" } as const;

/** What a row without a name is called by the engine. */
const counted = /^(?:Wall|Window or skylight|Roof|Door|Floor) (\d+)$/;

/** What the sketch calls a surface: its own name, else its kind with its direction and the number of its row. */
export function surfaceName(surface: Surface, mode: HeatLoadValues["calculationMode"]): string {
  const { name, kind, simple, tilt } = surface;
  const row = counted.exec(name)?.[1];
  if (!simple && !row) return name;
  const direction = directionOf(surface, mode);
  const isUpright = tilt > 60 && tilt <= 120;
  const thing = kind === "window" && !isUpright ? "skylight" : kinds[kind];
  const words = [isUpright && direction !== undefined ? directions[Math.round(direction / 45) % 8]! : "", thing, row ?? ""];
  const said = words.filter((word) => word !== "").join(" ");
  return said.charAt(0).toUpperCase() + said.slice(1);
}
