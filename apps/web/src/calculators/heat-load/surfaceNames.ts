import type { HeatLoadValues, Surface } from "@org/hvac-core/calculators/heat-load";

const directions = ["North", "North-east", "East", "South-east", "South", "South-west", "West", "North-west"] as const;

/** Where a surface faces, degrees clockwise from north; nothing where its direction is not asked for. */
export function directionOf({ exposure, azimuth }: Surface, mode: HeatLoadValues["calculationMode"]): number | undefined {
  return mode === "Cooling" && exposure === "sun" ? azimuth : undefined;
}

/** What the sketch calls a surface: its own name, else its kind with its direction. */
export function surfaceName(surface: Surface, mode: HeatLoadValues["calculationMode"]): string {
  const { name, kind, simple, tilt } = surface;
  if (kind === "window" && tilt <= 60 && simple) return "Skylight";
  const direction = directionOf(surface, mode);
  if (!simple || direction === undefined || tilt <= 60 || tilt > 120) return name;
  return `${directions[Math.round(direction / 45) % 8]!} ${name.toLowerCase()}`;
}
