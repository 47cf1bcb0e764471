import { atPath, mapRows, OutOfRangeError, requireInRange } from "../../../kernel/index.ts";
import {
  absorptanceRatio,
  opaqueSurfaceGain,
  transmissionGain,
  windowGain,
  type HourWeather,
  type OpaqueSurfaceGain,
  type SurfaceColour,
  type WindowGain,
} from "../../../loads/index.ts";
import { commonConstructions, commonLayers } from "../../../reference/internal.ts";
import type { Construction } from "../../../reference/index.ts";
import { transmittance } from "../../../envelope/index.ts";
import type { HeatLoadValues } from "../schema.ts";
import { azimuths, type SurfaceKind } from "../fields/surfaces.ts";
import { surfaceName } from "./surfaceName.ts";

/** Surfaces that fields of the form hold without a row. */
export type SimpleSurface = "wall" | "window" | "roof";

/** A surface of the room, from a row or from fields of the form. */
export interface Surface {
  readonly id: string;
  readonly name: string;
  readonly kind: SurfaceKind;
  /** Set where it comes from the fields of the form. */
  readonly simple: SimpleSurface | null;
  /** m². */
  readonly area: number;
  /** Films included, W/(m²·K). */
  readonly uValue: number;
  /** The published construction whose U-value applies, where none is entered. */
  readonly construction: Construction | null;
  readonly exposure: "sun" | "shade" | "space";
  /** Temperature of the air on the other side, °C. */
  readonly beyond: number;
  /** Whether that temperature is entered for this surface. */
  readonly hasOwnTemperature: boolean;
  /** Azimuth, degrees clockwise from north. */
  readonly azimuth: number;
  /** Degrees: 0 faces up, 90 is upright. */
  readonly tilt: number;
  readonly colour: SurfaceColour;
  /** Solar heat gain coefficient at normal incidence, 0…1. */
  readonly shgc: number;
  /** Interior shading factor, 0…1. */
  readonly shading: number;
  /** Above a window, m. */
  readonly overhang: { readonly depth: number; readonly gap: number; readonly height: number } | null;
}

/** Gain or loss through a surface. */
export interface SurfaceLoad {
  readonly surface: Surface;
  readonly id: string;
  /** In the direction of the load, W: gains are positive in cooling, losses in heating. */
  readonly load: number;
  /** Share of the sun in it, in cooling and where the sun shines, W. */
  readonly sunLoad: number | null;
  /** Outdoor air, the other space, or the sol-air temperature, °C. */
  readonly outsideTemperature: number;
  readonly opaque: OpaqueSurfaceGain | null;
  readonly window: WindowGain | null;
}

function needed(path: string, reason: string): OutOfRangeError {
  return new OutOfRangeError({ parameter: path, value: NaN, min: 0, max: 12, unit: "W/(m²·K)", reason });
}

/** An id without a row. */
function freeId(wanted: string, rows: HeatLoadValues["surfaces"]): string {
  let id = wanted;
  while (rows.some((row) => row.id === id)) id += "_";
  return id;
}

function simpleSurfaces(values: HeatLoadValues): Surface[] {
  const { surfaces, outdoorTemp, calculationMode } = values;
  const common = {
    construction: null,
    exposure: "sun",
    beyond: outdoorTemp,
    hasOwnTemperature: false,
    overhang: null,
    shgc: values.windowShgc,
    shading: values.windowShading,
  } as const;
  const surface = (
    simple: SimpleSurface,
    area: number,
    uValue: number | null,
    facing: { azimuth: number; tilt: number },
    colour: SurfaceColour,
  ): Surface[] => {
    if (area === 0) return [];
    if (uValue === null) throw needed(`${simple}UValue`, `the ${simple} has an area`);
    const name = surfaceName({ ...common, ...facing, kind: simple }, calculationMode);
    return [{ ...common, ...facing, id: freeId(simple, surfaces), name, kind: simple, simple, area, uValue, colour }];
  };
  const { windowOrientation } = values;
  const windowFacing = windowOrientation === "horizontal" ? { azimuth: 0, tilt: 0 } : { azimuth: azimuths[windowOrientation], tilt: 90 };
  return [
    ...surface("wall", values.wallArea, values.wallUValue, { azimuth: azimuths[values.wallOrientation], tilt: 90 }, values.wallColour),
    ...surface("window", values.windowArea, values.windowUValue, windowFacing, "medium"),
    ...surface("roof", values.roofArea, values.roofUValue, { azimuth: 0, tilt: 0 }, values.roofColour),
  ];
}

/** Every surface of the room: those of the form's fields first, then the rows. */
export function surfacesOf(values: HeatLoadValues): Surface[] {
  const rows = mapRows(values.surfaces, (row, index): Surface => {
    const path = `surfaces.${row.id}`;
    const construction =
      row.uValue === null && row.kind !== "window" && row.construction !== "none"
        ? commonConstructions().find(({ id }) => id === row.construction)!
        : null;
    const uValue = row.uValue ?? (construction && transmittance(commonLayers(construction), construction.films));
    if (uValue === null) throw needed(`${path}.uValue`, "the surface has neither a U-value nor a construction");
    const upright = row.kind === "window" && row.tilt === 90 && row.overhangDepth > 0;
    const azimuth = azimuths[row.orientation];
    return {
      id: row.id,
      name: row.name || surfaceName({ ...row, azimuth }, values.calculationMode, index + 1),
      kind: row.kind,
      simple: null,
      area: row.area,
      uValue,
      construction,
      exposure: row.exposure,
      beyond: row.exposure === "space" ? (row.adjacentTemp ?? values.outdoorTemp) : values.outdoorTemp,
      hasOwnTemperature: row.exposure === "space" && row.adjacentTemp !== null,
      azimuth,
      tilt: row.tilt,
      colour: row.colour,
      shgc: row.shgc,
      shading: row.shading,
      overhang: upright ? { depth: row.overhangDepth, gap: row.overhangGap, height: row.windowHeight } : null,
    };
  });
  return [...simpleSurfaces(values), ...rows];
}

function inSun(surface: Surface, weather: HourWeather, indoorTemp: number): SurfaceLoad {
  const { id, area, uValue, tilt, azimuth, overhang } = surface;
  if (surface.kind === "window") {
    const window = windowGain(
      {
        area,
        tilt,
        azimuth,
        transmittance: uValue,
        shgc: surface.shgc,
        interiorShade: { beam: surface.shading, diffuse: surface.shading },
        ...(overhang &&
          area > 0 && {
            exteriorShade: {
              width: area / overhang.height,
              height: overhang.height,
              overhang: { depth: overhang.depth, gap: overhang.gap },
            },
          }),
      },
      weather,
      indoorTemp,
    );
    return { surface, id, load: window.gain, sunLoad: window.solar, outsideTemperature: weather.dryBulb, opaque: null, window };
  }
  const opaque = opaqueSurfaceGain(
    { area, transmittance: uValue, tilt, azimuth, absorptanceRatio: absorptanceRatio(surface.colour) },
    weather,
    indoorTemp,
  );
  return { surface, id, load: opaque.gain, sunLoad: opaque.sunGain, outsideTemperature: opaque.solAirTemperature, opaque, window: null };
}

/**
 * Gain through each surface at the hour (cooling) or loss (heating, without sun). Nothing is stored in it.
 *
 * @param weather of the hour; left out in heating
 */
export function surfaceLoads(surfaces: readonly Surface[], indoorTemp: number, weather: HourWeather | undefined): SurfaceLoad[] {
  return surfaces.map((surface) =>
    atPath(surface.simple === null ? `surfaces.${surface.id}` : "", () => {
      if (surface.kind === "window")
        requireInRange(surface.simple === null ? "uValue" : "windowUValue", surface.uValue, 0.1, 10, "W/(m²·K)");
      if (weather && surface.exposure === "sun") return inSun(surface, weather, indoorTemp);
      const gain = transmissionGain({
        area: surface.area,
        transmittance: surface.uValue,
        outsideTemperature: surface.beyond,
        roomDryBulb: indoorTemp,
      });
      return {
        surface,
        id: surface.id,
        load: weather ? gain : 0 - gain,
        sunLoad: null,
        outsideTemperature: surface.beyond,
        opaque: null,
        window: null,
      };
    }),
  );
}
