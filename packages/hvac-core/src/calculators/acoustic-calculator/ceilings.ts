import type { OctaveSpectrum } from "../../acoustics/index.ts";
import { choice, type Condition } from "../../kernel/index.ts";
import { insertionLosses } from "../../reference/index.ts";
import { ashraeCeilings } from "../../reference/sources.ts";

const library = insertionLosses.filter(({ group }) => group === "ceiling");

const options: Readonly<Record<string, string>> = Object.fromEntries([
  ["none", "None"],
  ["bands", "By octave bands"],
  ...library.map(({ id, label }) => [id, label] as const),
]);

/** Ceiling between a duct or unit and the room below. */
export const ceilingField = (when: readonly Condition[]) =>
  choice("Suspended ceiling", options, "none", {
    help: "Losses of ceiling tiles include ceiling, plenum and room, so distance and furnishing of the room are not applied.",
    source: { source: ashraeCeilings, locator: "ceiling, plenum and room attenuation" },
    when,
  });

/** Fields of a ceiling. */
export interface Ceiling {
  readonly ceilingBy: string;
  readonly ceiling: readonly number[];
}

const noLoss: OctaveSpectrum = [0, 0, 0, 0, 0, 0, 0, 0];

/** Loss of a ceiling alone, dB. */
export const ceilingLoss = ({ ceilingBy, ceiling }: Ceiling): OctaveSpectrum =>
  ceilingBy === "bands" ? (ceiling as unknown as OctaveSpectrum) : noLoss;

/** Combined loss of ceiling, plenum and room, dB, for a ceiling of the table. */
export const ceilingWithRoom = ({ ceilingBy }: Ceiling): OctaveSpectrum | undefined =>
  library.find(({ id }) => id === ceilingBy)?.insertionLoss as unknown as OctaveSpectrum | undefined;
