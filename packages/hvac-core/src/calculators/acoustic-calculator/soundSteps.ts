import { eachBand, type OctaveSpectrum } from "../../acoustics/index.ts";
import { rowName } from "../../kernel/index.ts";
import { arrivalName, backgroundName } from "./contributions.ts";
import { elementName, sourceName, type FollowedSystem } from "./partName.ts";
import type { Arrival, FoundRoom } from "./rooms.ts";
import { fields } from "./schema.ts";
import { less, together } from "./spectra.ts";

/** One thing that happens to the sound between its source and a room. */
export interface SoundStep {
  readonly id: string;
  readonly label: string;
  /** Sound power after it, dB; from the room on sound pressure. */
  readonly level: OctaveSpectrum;
  /** By how much it changes the level, dB; `undefined` of what stands by itself: the beginning and the sum in the room. */
  readonly change: OctaveSpectrum | undefined;
  /** Whether it is energy that is added. */
  readonly adds: boolean;
}

/** Steps that change no band by more are none, dB. */
const noChange = 5e-4;

/** Numbers of the elements from the source to the end of an arrival; none where it came through no ducts. */
function passedBy({ elements }: FollowedSystem, { list, index }: Arrival): readonly number[] {
  if (list === "sources" || elements[index]!.row.kind === "unit") return [];
  const passed: number[] = [];
  for (let at = index; at >= 0; at = elements[at]!.parent) passed.unshift(at);
  return passed;
}

/** Collects steps: each knows the level that it begins with. */
class Steps {
  readonly all: SoundStep[] = [];

  begin(id: string, label: string, level: OctaveSpectrum): void {
    this.all.push({ id, label, level, change: undefined, adds: false });
  }

  goTo(id: string, label: string, level: OctaveSpectrum, adds: boolean): void {
    const before = this.all.at(-1)!.level;
    const change = less(level, before);
    if (change.some((each) => Math.abs(each) > noChange)) this.all.push({ id, label, level, change, adds });
  }
}

function alongDucts(followed: FollowedSystem, arrival: Arrival, passed: readonly number[], steps: Steps): void {
  const first = followed.elements[passed[0]!]!;
  steps.begin("source", sourceName(followed, first.source), first.arriving);
  for (const index of passed) {
    const { arriving, division, entering, attenuation, noise, level, row } = followed.elements[index]!;
    const name = elementName(followed, index);
    const id = `element ${index}`;
    steps.goTo(
      `${id} division`,
      `${name}, division`,
      eachBand((_, band) => arriving[band]! - division),
      false,
    );
    steps.goTo(`${id} junction`, `${name}, junction noise`, entering, true);
    // What is heard through the walls of a duct leaves it at its beginning.
    if (index === arrival.index && row.kind !== "outlet") break;
    steps.goTo(`${id} attenuation`, `${name}, attenuation`, less(entering, attenuation), false);
    steps.goTo(`${id} noise`, `${name}, regenerated noise`, together([less(entering, attenuation), noise])!, true);
    steps.goTo(`${id} walls`, `${name}, breaks in`, level, true);
  }
  steps.goTo("walls", arrivalName(followed, arrival), arrival.power, false);
}

/** What happens to the sound of one arrival, step by step, from its source to the sum with everything else in the room. */
export function soundSteps(followed: FollowedSystem, room: FoundRoom, arrival: Arrival): readonly SoundStep[] {
  const steps = new Steps();
  const passed = passedBy(followed, arrival);
  if (passed.length === 0) steps.begin("source", arrivalName(followed, arrival), arrival.power);
  else alongDucts(followed, arrival, passed, steps);
  steps.goTo("room", arrival.withRoom ? "Ceiling, plenum and room" : "Distance and room", arrival.level, false);
  const others = room.arrivals.filter((each) => each !== arrival).map(({ level }) => level);
  const paths = together([arrival.level, ...others])!;
  steps.goTo("paths", others.length === 1 ? "The other path" : "Other paths", paths, true);
  const all = together([paths, room.background])!;
  steps.goTo("background", backgroundName, all, true);
  steps.begin("sum", rowName(fields.rooms, room.row, room.index), all);
  return steps.all;
}
