import { longwaveCorrection, radiantFractions, type Room, type Window } from "../../../loads/index.ts";
import { windowRadiantFraction } from "../../../loads/internal.ts";
import {
  addScaled,
  constantOf,
  emptySpectrum,
  harmonics,
  intermittentLoad,
  periodicLoad,
  radiantCoefficient,
  ratedWindow,
  Star,
  type OffHours,
  type PeriodicSurface,
  type PeriodicZone,
  type Spectrum,
  type WallResponse,
} from "../../../zones/internal.ts";
import { glazingForWindow } from "../../../solar/index.ts";
import type { DaySpectra } from "./daySpectra.ts";
import type { RoomFace } from "./balanceSurfaces.ts";

/** Parts of a room that exchange heat with outdoors in a heat balance; closed ones only give the room the gains of the radiant time series. */
export interface OpenParts {
  readonly glass: boolean;
  readonly walls: boolean;
}

/** Convection inside, W/(m²·K), of a cooled room: upright faces, a floor warmer than the air, a ceiling warmer than the air. */
const convections = { wall: 3.076, floor: 4.04, ceiling: 0.948 } as const;
/** Absorptance of light and emissivity of opaque faces inside, and emissivity of glass: those of the base building of ASHRAE 140. */
const [absorptance, emissivity, glassEmissivity] = [0.6, 0.9, 0.84] as const;
/** Film outside of a rated window, m²·K/W. */
const outsideFilm = 0.034;

const convectionAt = (tilt: number): number => (tilt < 45 ? convections.ceiling : tilt > 135 ? convections.floor : convections.wall);

/** A window as a face: a pane without a heat capacity that absorbs light. */
interface WindowFace {
  readonly window: Window;
  readonly plane: string;
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

function windowFace(window: Window): WindowFace {
  const uValue = Math.min(10, Math.max(0.1, window.transmittance));
  const glazing = ratedWindow(uValue, window.shgc, window.glazing ?? glazingForWindow(uValue, window.shgc));
  const pane = glazing.panes[0]!;
  const conductance = 1 / (outsideFilm + pane.resistance);
  const everyHarmonic = emptySpectrum().fill(conductance, 0, harmonics);
  return {
    window,
    plane: `${window.tilt} ${window.azimuth}`,
    response: { through: everyHarmonic, inward: everyHarmonic },
    toPane: outsideFilm + pane.resistance / 2,
    transmittance: glazing.transmittance.atAngle[0]!,
    absorptance: pane.absorptance.atAngle[0]!,
    absorptanceFromInside: pane.absorptanceFromInside,
    transmittanceFromInside: glazing.transmittanceFromInside,
  };
}

interface LitFace {
  readonly area: number;
  readonly plane: string;
  readonly absorptance: number;
  readonly tilt: number;
}

/** Shares of light that each face absorbs: of the beam, which falls on the floor, and of scattered light by the plane of the window. */
class LightShares {
  readonly #star: Star;
  readonly #faces: readonly LitFace[];

  constructor(like: Star, faces: readonly LitFace[]) {
    this.#faces = faces;
    this.#star = new Star(faces, like);
  }

  scattered(plane: string): Float64Array {
    return this.#star.sharesFrom(plane);
  }

  beam(): Float64Array {
    const isFloor = this.#faces.map(({ tilt }) => tilt > 135);
    const floor = this.#faces.reduce((sum, { area }, f) => sum + (isFloor[f] ? area : 0), 0);
    if (floor === 0) return this.#star.sharesFrom(undefined);
    const shares = new Float64Array(this.#faces.length);
    this.#faces.forEach((face, f) => {
      if (!isFloor[f]) return;
      const onFace = face.area / floor;
      shares[f] = shares[f]! + onFace * face.absorptance;
      const reflected = onFace * (1 - face.absorptance);
      this.#star.sharesFrom(face.plane).forEach((share, other) => (shares[other] = shares[other]! + reflected * share));
    });
    return shares;
  }
}

const unit = constantOf(1);

/** Films and light of a room's faces: those of its surfaces first, then those of its windows if they are open. */
interface Inside {
  readonly windows: readonly WindowFace[];
  /** Exchange with the middle of the room's radiation, W/(m²·K). */
  readonly radiation: readonly number[];
  /** Whether a window has no shade inside, so that light enters. */
  readonly hasLight: boolean;
  readonly beam: Float64Array;
  /** By the plane of the window. */
  readonly scattered: ReadonlyMap<string, Float64Array>;
}

/** Adds amplitudes times a factor, a share of which is radiant. */
type AddGain = (heat: Spectrum, factor: number, radiantFraction: number) => void;

/** A room on the design days of one kind, for heat balances of its months. */
export class BalanceRoom {
  readonly #room: Room;
  readonly #faces: readonly RoomFace[];
  readonly #windows: readonly WindowFace[];
  readonly #spectra: DaySpectra;
  readonly #inside = new Map<boolean, Inside>();

  constructor(room: Room, faces: readonly RoomFace[], spectra: DaySpectra) {
    this.#room = room;
    this.#faces = faces;
    this.#windows = room.windows.filter(({ area }) => area > 0).map(windowFace);
    this.#spectra = spectra;
  }

  /**
   * Sensible load of the hours of a month's day, W.
   *
   * @param month counted from 0
   * @param faces the room's, or the same ones with other responses
   */
  load(month: number, open: OpenParts, faces = this.#faces): Float64Array {
    return periodicLoad(this.#zone(month, open, faces));
  }

  /** The same with cooling that is off in some hours, and all parts of the room open. */
  intermittentLoad(month: number, off: OffHours): Float64Array {
    return intermittentLoad(this.#zone(month, { glass: true, walls: true }, this.#faces), off);
  }

  #zone(month: number, open: OpenParts, faces: readonly RoomFace[]): PeriodicZone {
    const gains = { convective: emptySpectrum(), radiant: emptySpectrum() };
    const add: AddGain = (heat, factor, radiantFraction) => {
      addScaled(gains.convective, heat, factor * (1 - radiantFraction));
      addScaled(gains.radiant, heat, factor * radiantFraction);
    };
    const inside = this.#insideOf(open.glass);
    this.#addInternal(month, add);
    if (!open.walls) this.#addConduction(month, add);
    const surfaces = [...this.#surfaces(month, open, inside, faces), ...this.#panes(month, inside)];
    this.#addSun(month, open, inside, surfaces, add);
    return { temperature: this.#room.indoor.dryBulb, surfaces, ...gains };
  }

  #insideOf(isOpen: boolean): Inside {
    const known = this.#inside.get(isOpen);
    if (known) return known;
    const windows = isOpen ? this.#windows : [];
    const faces = this.#faces;
    const { dryBulb } = this.#room.indoor;
    const star = new Star([
      ...faces.map(({ area, plane }) => ({ area, plane, absorptance: emissivity })),
      ...windows.map(({ window: { area }, plane }) => ({ area, plane, absorptance: glassEmissivity })),
    ]);
    const linear = radiantCoefficient(dryBulb, dryBulb);
    const light = new LightShares(star, [
      ...faces.map(({ area, plane, tilt }) => ({ area, plane, tilt, absorptance })),
      ...windows.map(({ window: { area }, plane, absorptanceFromInside, transmittanceFromInside }) => ({
        area,
        plane,
        tilt: 90,
        absorptance: absorptanceFromInside + transmittanceFromInside,
      })),
    ]);
    const inside = {
      windows,
      radiation: Array.from(star.factors, (factor) => linear * factor),
      beam: light.beam(),
      scattered: new Map(this.#windows.map(({ plane }) => [plane, light.scattered(plane)])),
      hasLight: this.#windows.some(({ window }) => !window.interiorShade),
    };
    this.#inside.set(isOpen, inside);
    return inside;
  }

  #addInternal(month: number, add: AddGain): void {
    const { gains, infiltration, indoor } = this.#room;
    for (const { sensible, roomFraction = 1, radiantFraction, schedule } of gains)
      add(this.#spectra.schedule(schedule), sensible * roomFraction, radiantFraction);
    if (infiltration > 0) add(this.#spectra.outdoorAir(month, indoor.dryBulb), infiltration, 0);
  }

  /** Gains of closed walls, as the radiant time series have them. */
  #addConduction(month: number, add: AddGain): void {
    const { surfaces, partitions = [], indoor } = this.#room;
    for (const { area, tilt, azimuth, conduction, component, ...outside } of surfaces) {
      const { absorptanceRatio = 0.052, longwaveCorrection: correction = longwaveCorrection(tilt) } = outside;
      const surface = { tilt, azimuth, absorptanceRatio, longwaveCorrection: correction };
      const conductance = conduction.transmittance * area;
      add(this.#spectra.solAir(month, surface, conduction.factors), conductance, radiantFractions[component]);
      add(unit, -conductance * indoor.dryBulb, radiantFractions[component]);
    }
    for (const { area, transmittance, adjacentDryBulb } of partitions)
      add(unit, area * transmittance * (adjacentDryBulb - indoor.dryBulb), 0);
  }

  #surfaces(month: number, { walls }: OpenParts, { radiation, hasLight }: Inside, faces: readonly RoomFace[]): PeriodicSurface[] {
    return faces.map(({ area, tilt, response, closed, beyond }, f) => ({
      area,
      convection: convectionAt(tilt),
      radiation: radiation[f]!,
      response: walls ? response : closed,
      beyond:
        !walls || beyond === undefined ? undefined : typeof beyond === "number" ? constantOf(beyond) : this.#spectra.solAir(month, beyond),
      heat: hasLight ? emptySpectrum() : undefined,
    }));
  }

  /** Open windows. */
  #panes(month: number, { windows, radiation }: Inside): PeriodicSurface[] {
    return windows.map(({ window: { area, tilt }, response }, w) => ({
      area,
      convection: convectionAt(tilt),
      radiation: radiation[this.#faces.length + w]!,
      response,
      beyond: this.#spectra.dryBulb(month).slice(),
      heat: undefined,
    }));
  }

  /** Light and heat of the windows. */
  #addSun(month: number, open: OpenParts, inside: Inside, surfaces: readonly PeriodicSurface[], add: AddGain): void {
    const { dryBulb } = this.#room.indoor;
    for (const [w, { window, plane, toPane, ...pane }] of this.#windows.entries()) {
      const { area, shgc, transmittance, interiorShade } = window;
      const { beam, diffuse } = this.#spectra.sunlight(month, window);
      if (!open.glass) {
        add(this.#spectra.dryBulb(month), transmittance * area, windowRadiantFraction(shgc));
        add(unit, -transmittance * area * dryBulb, windowRadiantFraction(shgc));
      }
      if (interiorShade) {
        for (const part of [beam, diffuse]) add(part, area * shgc, interiorShade.radiantFraction ?? windowRadiantFraction(shgc));
        continue;
      }
      const power = area * (open.glass ? pane.transmittance : shgc);
      if (open.glass)
        for (const part of [beam, diffuse]) addScaled(surfaces[this.#faces.length + w]!.beyond!, part, pane.absorptance * toPane);
      this.#spread(inside, surfaces, beam, inside.beam, power);
      this.#spread(inside, surfaces, diffuse, inside.scattered.get(plane)!, power);
    }
  }

  /** Light on the faces of the room by its shares; what panes absorb of it warms them. */
  #spread({ windows }: Inside, surfaces: readonly PeriodicSurface[], light: Spectrum, shares: Float64Array, power: number): void {
    const count = this.#faces.length;
    for (let f = 0; f < count; f++) addScaled(surfaces[f]!.heat!, light, (power * shares[f]!) / surfaces[f]!.area);
    for (const [w, { absorptanceFromInside, transmittanceFromInside, toPane }] of windows.entries()) {
      const all = absorptanceFromInside + transmittanceFromInside;
      if (all === 0) continue;
      const { area, beyond } = surfaces[count + w]!;
      addScaled(beyond!, light, ((power * shares[count + w]!) / area) * (absorptanceFromInside / all) * toPane);
    }
  }
}
