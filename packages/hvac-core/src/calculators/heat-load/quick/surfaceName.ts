import { azimuths, orientations, type Orientation } from "../fields/surfaces.ts";
import type { HeatLoadValues } from "../schema.ts";

interface NamedSurface extends Pick<HeatLoadValues["surfaces"][number], "kind" | "exposure" | "tilt"> {
  /** Degrees clockwise from north. */
  readonly azimuth: number;
}

const directions = new Map((Object.keys(azimuths) as Orientation[]).map((each) => [azimuths[each], orientations[each]]));

/**
 * What a surface without a name is called: by its kind, by its direction where the sun shines on it, and by its number where it is a row:
 * "West wall", "Skylight 3". In heating and in the shade its tilt and direction do not apply.
 *
 * @param row number of the row, counted from 1
 */
export function surfaceName(
  { kind, exposure, azimuth, tilt }: NamedSurface,
  mode: HeatLoadValues["calculationMode"],
  row?: number,
): string {
  const isInSun = mode === "Cooling" && exposure === "sun";
  const isUpright = tilt > 60 && tilt <= 120;
  const direction = isInSun && isUpright ? directions.get(azimuth)! : "";
  const thing = isInSun && !isUpright && kind === "window" ? "skylight" : kind;
  const text = [direction, thing, row ?? ""].filter((word) => word !== "").join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
