import { rowName } from "../../kernel/index.ts";
import type { SoundPart } from "./parts.ts";
import type { PassedElement } from "./propagation.ts";
import { fields } from "./schema.ts";
import type { SourceLevels } from "./sourceLevels.ts";

/** A system with the sound in it. */
export interface FollowedSystem {
  readonly sources: readonly SourceLevels[];
  readonly elements: readonly PassedElement[];
}

export const elementName = ({ elements }: FollowedSystem, index: number): string => rowName(fields.elements, elements[index]!.row, index);
export const sourceName = ({ sources }: FollowedSystem, index: number): string => rowName(fields.sources, sources[index]!.row, index);

/** What a part of the sound in a room is called. */
export function partName(named: FollowedSystem, { origin, index }: SoundPart): string {
  if (origin === "source") return sourceName(named, index);
  if (origin === "casing") return `${sourceName(named, index)}, casing`;
  if (origin === "walls") return `${elementName(named, index)}, breaks in`;
  return origin === "junction" ? `${elementName(named, index)}, junction` : elementName(named, index);
}
