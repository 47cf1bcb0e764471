import { eachBand, type OctaveSpectrum } from "../../acoustics/index.ts";
import { rowName } from "../../kernel/index.ts";
import { arrivalName, backgroundName } from "./contributions.ts";
import { elementName, sourceName, type SoundSystem } from "./partName.ts";
import type { Arrival, RoomSound } from "./rooms.ts";
import { fields } from "./schema.ts";
import { less, sumOfLevels } from "./spectra.ts";

/** A step of the sound between its source and a room. */
export interface SoundStep {
  readonly id: string;
  readonly label: string;
  /** Sound power after the step, dB; sound pressure from the room on. */
  readonly level: OctaveSpectrum;
  /** Change of the level, dB; `undefined` for the beginning and for the sum in the room. */
  readonly change: OctaveSpectrum | undefined;
  /** Whether the step adds energy. */
  readonly adds: boolean;
}

/** Maximum change of a step that is left out, dB. */
const negligibleChange = 5e-4;

/** Indices of the elements from the source to the end of an arrival; none without ducts. */
function passedBy({ elements }: SoundSystem, { list, index }: Arrival): readonly number[] {
  if (list === "sources" || elements[index]!.row.kind === "unit") return [];
  const passed: number[] = [];
  for (let place = index; place >= 0; place = elements[place]!.parent) passed.unshift(place);
  return passed;
}

/** Collects steps, each of which begins with the level of the one before. */
class Steps {
  readonly all: SoundStep[] = [];

  begin(id: string, label: string, level: OctaveSpectrum): void {
    this.all.push({ id, label, level, change: undefined, adds: false });
  }

  goTo(id: string, label: string, level: OctaveSpectrum, adds: boolean): void {
    const before = this.all.at(-1)!.level;
    const change = less(level, before);
    if (change.some((each) => Math.abs(each) > negligibleChange)) this.all.push({ id, label, level, change, adds });
  }
}

function alongDucts(system: SoundSystem, arrival: Arrival, passed: readonly number[], steps: Steps): void {
  const first = system.elements[passed[0]!]!;
  steps.begin("source", sourceName(system, first.source), first.arriving);
  for (const index of passed) {
    const { arriving, division, entering, attenuation, noise, level, row } = system.elements[index]!;
    const name = elementName(system, index);
    const id = `element ${index}`;
    steps.goTo(
      `${id} division`,
      `${name}, division`,
      eachBand((_, band) => arriving[band]! - division),
      false,
    );
    steps.goTo(`${id} junction`, `${name}, junction noise`, entering, true);
    // Breakout leaves a duct at its beginning.
    if (index === arrival.index && row.kind !== "outlet") break;
    steps.goTo(`${id} attenuation`, `${name}, attenuation`, less(entering, attenuation), false);
    steps.goTo(`${id} noise`, `${name}, regenerated noise`, sumOfLevels([less(entering, attenuation), noise])!, true);
    steps.goTo(`${id} walls`, `${name}, break-in`, level, true);
  }
  steps.goTo("walls", arrivalName(system, arrival), arrival.power, false);
}

/** Steps of one arrival from its source to the sum of all sound in the room. */
export function soundSteps(system: SoundSystem, room: RoomSound, arrival: Arrival): readonly SoundStep[] {
  const steps = new Steps();
  const passed = passedBy(system, arrival);
  if (passed.length === 0) steps.begin("source", arrivalName(system, arrival), arrival.power);
  else alongDucts(system, arrival, passed, steps);
  steps.goTo("room", arrival.withRoom ? "Ceiling, plenum and room" : "Distance and room", arrival.level, false);
  const others = room.arrivals.filter((each) => each !== arrival).map(({ level }) => level);
  const paths = sumOfLevels([arrival.level, ...others])!;
  steps.goTo("paths", others.length === 1 ? "Other path" : "Other paths", paths, true);
  const all = sumOfLevels([paths, room.background])!;
  steps.goTo("background", backgroundName, all, true);
  steps.begin("sum", rowName(fields.rooms, room.row, room.index), all);
  return steps.all;
}
