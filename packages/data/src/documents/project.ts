import * as z from "zod/mini";
import { nameText, shortText, storedName, storedText, storedTime } from "./fields.ts";
import { limits } from "./limits.ts";

/** The fields of a project that a user enters. */
export const projectContent = z.object({ name: nameText(limits.nameLength), description: shortText(limits.descriptionLength) });

/** A project as stored: name, description, createdAt. */
export const storedProject = z.extend(projectContent, {
  name: storedName(limits.nameLength),
  description: storedText(limits.descriptionLength),
  createdAt: storedTime,
});

export type ProjectContent = z.infer<typeof projectContent>;

/** A project in memory. */
export interface Project extends ProjectContent {
  readonly id: string;
  readonly createdAt: Date;
  /** `createdAt` as ISO 8601 text. */
  readonly date: string;
}

/** A project with its id and date. */
export function projectOf(id: string, stored: z.infer<typeof storedProject>): Project {
  return { id, ...stored, date: stored.createdAt.toISOString() };
}
