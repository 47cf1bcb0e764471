import type * as z from "zod/mini";
import { toPlain } from "./plain.ts";
import type { Plain } from "./fileData.ts";
import { texts } from "./texts.ts";

/** A document of a list, readable or not: an unreadable document does not make the list unreadable. */
export type Listed<T> =
  | {
      readonly ok: true;
      readonly id: string;
      readonly value: T;
      /** Written here, not yet confirmed by the server. */ readonly pending: boolean;
    }
  | Unreadable;

/** A stored document that does not have the shape it must have. */
export interface Unreadable {
  readonly ok: false;
  readonly id: string;
  /** The stored content as JSON, for export. */
  readonly raw: Plain;
  /** The reason, for people. */
  readonly reason: string;
}

/** Content that failed the check before writing. */
export class ContentError extends Error {
  override readonly name = "ContentError";
}

/**
 * Checks a stored document.
 *
 * @param build makes the value in memory of the id and the stored fields
 */
export function readDocument<S extends z.ZodMiniType, T>(
  schema: S,
  id: string,
  data: unknown,
  build: (id: string, stored: z.output<S>) => T,
  pending = false,
): Listed<T> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return { ok: true, id, value: build(id, parsed.data), pending };
  return { ok: false, id, raw: toPlain(data), reason: issuesText(parsed.error.issues) };
}

/**
 * Checks content before it is written.
 * @throws {ContentError} naming every field that is wrong
 */
export function checkContent<S extends z.ZodMiniType>(schema: S, content: unknown): z.output<S> {
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new ContentError(issuesText(parsed.error.issues));
}

/** The errors, in sentences that name the fields. */
export function issuesText(issues: readonly z.core.$ZodIssue[]): string {
  const sentences = issues.map(({ path, message, code }) => {
    const field = path.length === 0 ? texts.document : path.map(String).join(".");
    return texts.sentence(field, code === "invalid_type" && message.startsWith("Invalid") ? texts.missing : message);
  });
  return [...new Set(sentences)].slice(0, 5).join(" ");
}
