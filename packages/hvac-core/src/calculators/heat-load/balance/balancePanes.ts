import type { Window } from "../../../loads/index.ts";
import { glazingForWindow } from "../../../solar/index.ts";
import { emptySpectrum, harmonics, ratedWindow, type WallResponse } from "../../../zones/internal.ts";

/** Film outside of a rated window, m²·K/W. */
const outsideFilm = 0.034;

/** Glass as a face: a pane without a heat capacity that absorbs light. */
interface Pane {
  readonly response: WallResponse;
  /** Resistance from outdoors to the middle of the pane, m²·K/W. */
  readonly toPane: number;
  /** At normal incidence. */
  readonly transmittance: number;
  readonly absorptance: number;
  /** For light from the room. */
  readonly absorptanceFromInside: number;
  readonly transmittanceFromInside: number;
}

export interface WindowFace extends Pane {
  readonly window: Window;
  readonly plane: string;
}

/** Panes by their rating. */
const panes = new Map<string, Pane>();
const maxPanes = 1000;

function paneOf({ transmittance, shgc, glazing: type }: Window): Pane {
  const key = `${transmittance} ${shgc} ${type}`;
  const known = panes.get(key);
  if (known) return known;
  const uValue = Math.min(10, Math.max(0.1, transmittance));
  const glazing = ratedWindow(uValue, shgc, type ?? glazingForWindow(uValue, shgc));
  const layer = glazing.panes[0]!;
  const everyHarmonic = emptySpectrum().fill(1 / (outsideFilm + layer.resistance), 0, harmonics);
  const pane = {
    response: { through: everyHarmonic, inward: everyHarmonic },
    toPane: outsideFilm + layer.resistance / 2,
    transmittance: glazing.transmittance.atAngle[0]!,
    absorptance: layer.absorptance.atAngle[0]!,
    absorptanceFromInside: layer.absorptanceFromInside,
    transmittanceFromInside: glazing.transmittanceFromInside,
  };
  if (panes.size >= maxPanes) panes.clear();
  panes.set(key, pane);
  return pane;
}

export const windowFace = (window: Window): WindowFace => ({ window, plane: `${window.tilt} ${window.azimuth}`, ...paneOf(window) });
