import { eachBand, type OctaveSpectrum } from "../../acoustics/index.ts";
import { joinPath, rowName, type Path } from "../../kernel/index.ts";
import { arrivalName, backgroundName } from "./contributions.ts";
import { elementName, sourceName, type SoundSystem } from "./partName.ts";
import type { Arrival, RoomSound } from "./rooms.ts";
import { fields } from "./schema.ts";
import { less, sumOfLevels } from "./spectra.ts";

/** A step of the sound between its source and a room. */
export interface SoundStep {
  readonly id: string;
  readonly label: string;
  /** Path of the source, element or room in the input that it happens in. */
  readonly row?: Path;
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

  begin(id: string, label: string, row: Path, level: OctaveSpectrum): void {
    this.all.push({ id, label, row, level, change: undefined, adds: false });
  }

  goTo(step: Omit<SoundStep, "change">): void {
    const before = this.all.at(-1)!.level;
    const change = less(step.level, before);
    if (change.some((each) => Math.abs(each) > negligibleChange)) this.all.push({ ...step, change });
  }
}

function alongDucts(system: SoundSystem, arrival: Arrival, passed: readonly number[], steps: Steps): void {
  const first = system.elements[passed[0]!]!;
  steps.begin("source", sourceName(system, first.source), joinPath("sources", system.sources[first.source]!.row.id), first.arriving);
  for (const index of passed) {
    const { arriving, division, entering, attenuation, noise, level, row } = system.elements[index]!;
    const name = elementName(system, index);
    const goTo = (kind: string, words: string, after: OctaveSpectrum, adds: boolean): void =>
      steps.goTo({ id: `element ${index} ${kind}`, label: `${name}, ${words}`, row: joinPath("elements", row.id), level: after, adds });
    const divided = eachBand((_, band) => arriving[band]! - division);
    goTo("division", "division", divided, false);
    goTo("junction", "junction noise", entering, true);
    // Breakout leaves a duct at its beginning.
    if (index === arrival.index && row.kind !== "outlet") break;
    goTo("attenuation", "attenuation", less(entering, attenuation), false);
    goTo("noise", "regenerated noise", sumOfLevels([less(entering, attenuation), noise])!, true);
    goTo("walls", "break-in", level, true);
  }
  steps.goTo({
    id: "walls",
    label: arrivalName(system, arrival),
    row: joinPath(arrival.list, arrival.id),
    level: arrival.power,
    adds: false,
  });
}

/** Steps of one arrival from its source to the sum of all sound in the room. */
export function soundSteps(system: SoundSystem, room: RoomSound, arrival: Arrival): readonly SoundStep[] {
  const steps = new Steps();
  const passed = passedBy(system, arrival);
  if (passed.length === 0) steps.begin("source", arrivalName(system, arrival), joinPath(arrival.list, arrival.id), arrival.power);
  else alongDucts(system, arrival, passed, steps);
  const row = joinPath("rooms", room.row.id);
  steps.goTo({
    id: "room",
    label: arrival.withRoom ? "Ceiling, plenum and room" : "Distance and room",
    row,
    level: arrival.level,
    adds: false,
  });
  const others = room.arrivals.filter((each) => each !== arrival).map(({ level }) => level);
  const paths = sumOfLevels([arrival.level, ...others])!;
  steps.goTo({ id: "paths", label: others.length === 1 ? "Other path" : "Other paths", level: paths, adds: true });
  const all = sumOfLevels([paths, room.background])!;
  steps.goTo({ id: "background", label: backgroundName, level: all, adds: true });
  steps.begin("sum", rowName(fields.rooms, room.row, room.index), row, all);
  return steps.all;
}
