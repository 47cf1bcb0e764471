import { longwaveCorrection, radiantFractions, type Room } from "../../../loads/index.ts";
import { windowRadiantFraction } from "../../../loads/internal.ts";
import { addScaled, emptySpectrum, radiantCoefficient, Star, type PeriodicFace } from "../../../zones/internal.ts";
import { windowFace, type WindowFace } from "./balancePanes.ts";
import type { RoomFace } from "./balanceSurfaces.ts";
import { LightShares, LightTransfers } from "./roomLight.ts";
import { RoomDay } from "./roomDay.ts";

/** Parts of a room that exchange heat with outdoors in a heat balance; closed ones only give the room the gains of the radiant time series. */
export interface OpenParts {
  readonly glass: boolean;
  readonly walls: boolean;
}

/** Convection inside, W/(m²·K), of a cooled room: upright faces, a floor warmer than the air, a ceiling warmer than the air. */
const convections = { wall: 3.076, floor: 4.04, ceiling: 0.948 } as const;
/** Absorptance of light and emissivity of opaque faces inside, and emissivity of glass: those of the base building of ASHRAE 140. */
const [absorptance, emissivity, glassEmissivity] = [0.6, 0.9, 0.84] as const;
const convectionAt = (tilt: number): number => (tilt < 45 ? convections.ceiling : tilt > 135 ? convections.floor : convections.wall);

/** Films and light of a room's faces: those of its surfaces first, then those of its windows if they are open. */
interface Inside {
  readonly windows: readonly WindowFace[];
  /** Exchange with the middle of the room's radiation, W/(m²·K). */
  readonly radiation: readonly number[];
  readonly light: LightShares;
}

/** A room for heat balances with parts of it open. */
export class BalanceRoom {
  readonly #room: Room;
  readonly #faces: readonly RoomFace[];
  readonly #windows: readonly WindowFace[];
  readonly #inside = new Map<boolean, Inside>();

  constructor(room: Room, faces: readonly RoomFace[]) {
    this.#room = room;
    this.#faces = faces;
    this.#windows = room.windows.filter(({ area }) => area > 0).map(windowFace);
  }

  /** @param faces the room's, or the same ones with other responses */
  balance(open: OpenParts, faces = this.#faces): RoomDay {
    const inside = this.#insideOf(open.glass);
    const all = [...this.#outer(open, inside, faces), ...this.#panes(inside)];
    const day = new RoomDay(all);
    this.#addInternal(day);
    if (open.walls) this.#addOutside(day, faces);
    else this.#addConduction(day);
    if (this.#windows.length > 0) this.#addWindows(day, open, inside);
    return day;
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
    const inside = { windows, radiation: star.factors.map((factor) => linear * factor), light };
    this.#inside.set(isOpen, inside);
    return inside;
  }

  #outer({ walls }: OpenParts, { radiation }: Inside, faces: readonly RoomFace[]): PeriodicFace[] {
    return faces.map(({ area, tilt, response, closed }, f) => ({
      area,
      convection: convectionAt(tilt),
      radiation: radiation[f]!,
      response: walls ? response : closed,
    }));
  }

  /** Open windows. */
  #panes({ windows, radiation }: Inside): PeriodicFace[] {
    return windows.map(({ window: { area, tilt }, response }, w) => ({
      area,
      convection: convectionAt(tilt),
      radiation: radiation[this.#faces.length + w]!,
      response,
    }));
  }

  #addInternal(day: RoomDay): void {
    const { gains, infiltration, indoor } = this.#room;
    for (const { sensible, roomFraction = 1, radiantFraction, schedule } of gains)
      day.addScheduled(schedule, day.gain(sensible * roomFraction, radiantFraction));
    if (infiltration > 0) day.add((spectra, month) => spectra.outdoorAir(month, indoor.dryBulb), day.gain(infiltration, 0));
  }

  /** What is beyond open walls. */
  #addOutside(day: RoomDay, faces: readonly RoomFace[]): void {
    const { dryBulb } = this.#room.indoor;
    for (const [f, { beyond }] of faces.entries()) {
      if (beyond === undefined) continue;
      const transfer = day.beyond(f);
      day.addSteady(transfer, (typeof beyond === "number" ? beyond : 0) - dryBulb);
      if (typeof beyond !== "number") day.add((spectra, month) => spectra.solAir(month, beyond), transfer);
    }
  }

  /** Gains of closed walls, as the radiant time series have them. */
  #addConduction(day: RoomDay): void {
    const { surfaces, partitions = [], indoor } = this.#room;
    for (const { area, tilt, azimuth, conduction, component, ...outside } of surfaces) {
      const { absorptanceRatio = 0.052, longwaveCorrection: correction = longwaveCorrection(tilt) } = outside;
      const surface = { tilt, azimuth, absorptanceRatio, longwaveCorrection: correction };
      const transfer = day.gain(conduction.transmittance * area, radiantFractions[component]);
      day.add((spectra, month) => spectra.solAir(month, surface, conduction.factors), transfer);
      day.addSteady(transfer, -indoor.dryBulb);
    }
    for (const { area, transmittance, adjacentDryBulb } of partitions)
      day.addSteady(day.gain(area * transmittance, 0), adjacentDryBulb - indoor.dryBulb);
  }

  /** Light and heat of the windows. */
  #addWindows(day: RoomDay, open: OpenParts, inside: Inside): void {
    const { dryBulb } = this.#room.indoor;
    const outdoors = emptySpectrum();
    const lightOf = new LightTransfers(day, inside, this.#faces.length);
    for (const [w, { window, plane, toPane, ...pane }] of this.#windows.entries()) {
      const { area, shgc, transmittance, interiorShade } = window;
      const [beam, diffuse] = [emptySpectrum(), emptySpectrum()];
      const glass = open.glass ? day.beyond(this.#faces.length + w) : undefined;
      addScaled(outdoors, glass ?? day.gain(transmittance * area, windowRadiantFraction(shgc)), 1);
      if (interiorShade) {
        const transfer = day.gain(area * shgc, interiorShade.radiantFraction ?? windowRadiantFraction(shgc));
        for (const part of [beam, diffuse]) addScaled(part, transfer, 1);
      } else {
        const power = area * (glass ? pane.transmittance : shgc);
        addScaled(beam, lightOf.beam, power);
        addScaled(diffuse, lightOf.scattered(plane), power);
        if (glass) for (const part of [beam, diffuse]) addScaled(part, glass, pane.absorptance * toPane);
      }
      day.add((spectra, month) => spectra.sunlight(month, window, "beam"), beam);
      day.add((spectra, month) => spectra.sunlight(month, window, "diffuse"), diffuse);
    }
    day.add((spectra, month) => spectra.dryBulb(month), outdoors);
    day.addSteady(outdoors, -dryBulb);
  }
}
