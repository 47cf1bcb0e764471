import type { BalanceBuilding, BalanceSurface } from "./building.ts";
import type { RadiantSurface } from "./radiation.ts";

/** A face inside a zone. */
export interface ZoneFace {
  readonly surface: number;
  /** Whether it is the face on the far side of a surface between zones. */
  readonly isFar: boolean;
  readonly area: number;
  /** Direction and tilt of the outer normal, seen from the zone, degrees. */
  readonly azimuth: number;
  readonly tilt: number;
  /** Faces of one plane have the same key. */
  readonly plane: string;
  readonly emissivity: number;
  /** Absorptance of light in the room, with what passes out of windows. */
  readonly lightAbsorptance: number;
}

/** Light from the room that a window keeps or lets out. */
function absorptanceOf({ body }: BalanceSurface, absorptance: number): number {
  if (!("glazing" in body)) return absorptance;
  const { panes, transmittanceFromInside } = body.glazing;
  return panes.reduce((sum, pane) => sum + pane.absorptanceFromInside, transmittanceFromInside);
}

function faceOf(surface: BalanceSurface, index: number, isFar: boolean): ZoneFace {
  const azimuth = isFar ? (surface.azimuth + 180) % 360 : surface.azimuth;
  const tilt = isFar ? 180 - surface.tilt : surface.tilt;
  const { emissivity, absorptance } = isFar ? surface.outside : surface.inside;
  const direction = tilt === 0 || tilt === 180 ? `${tilt}` : `${tilt} ${azimuth}`;
  return {
    surface: index,
    isFar,
    area: surface.area,
    azimuth,
    tilt,
    plane: surface.offset === undefined ? direction : `${direction} ${(isFar ? -surface.offset : surface.offset).toFixed(3)}`,
    emissivity,
    lightAbsorptance: absorptanceOf(surface, absorptance),
  };
}

/** Faces of a zone: its surfaces, and the far sides of its neighbours'. */
export function facesOf({ surfaces }: BalanceBuilding, zone: number): ZoneFace[] {
  return surfaces.flatMap((surface, index) => [
    ...(surface.zone === zone ? [faceOf(surface, index, false)] : []),
    ...(surface.beyond.kind === "zone" && surface.beyond.zone === zone ? [faceOf(surface, index, true)] : []),
  ]);
}

/** Faces with their absorptance of light. */
export const inLight = (faces: readonly ZoneFace[]): RadiantSurface[] =>
  faces.map(({ area, plane, lightAbsorptance }) => ({ area, plane, absorptance: lightAbsorptance }));

/** Faces with their long-wave emissivity. */
export const inInfrared = (faces: readonly ZoneFace[]): RadiantSurface[] =>
  faces.map(({ area, plane, emissivity }) => ({ area, plane, absorptance: emissivity }));
