import { joinPath, rowName, type Path } from "../../kernel/index.ts";
import type { SoundPart } from "./parts.ts";
import type { PassedElement } from "./propagation.ts";
import { fields } from "./schema.ts";
import type { SourceLevels } from "./sourceLevels.ts";

/** Sources and elements with their sound. */
export interface SoundSystem {
  readonly sources: readonly SourceLevels[];
  readonly elements: readonly PassedElement[];
}

export const elementName = ({ elements }: SoundSystem, index: number): string => rowName(fields.elements, elements[index]!.row, index);
export const sourceName = ({ sources }: SoundSystem, index: number): string => rowName(fields.sources, sources[index]!.row, index);

/** Path of the source or element that a part of the sound comes from. */
export function partRow({ sources, elements }: SoundSystem, { origin, index }: Pick<SoundPart, "origin" | "index">): Path {
  return origin === "source" || origin === "casing"
    ? joinPath("sources", sources[index]!.row.id)
    : joinPath("elements", elements[index]!.row.id);
}

/** Name of a part of the sound in a room. */
export function partName(system: SoundSystem, { origin, index }: SoundPart): string {
  if (origin === "source") return sourceName(system, index);
  if (origin === "casing") return `${sourceName(system, index)}, casing`;
  if (origin === "walls") return `${elementName(system, index)}, break-in`;
  return origin === "junction" ? `${elementName(system, index)}, junction` : elementName(system, index);
}
