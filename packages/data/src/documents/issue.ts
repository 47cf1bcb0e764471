import * as z from "zod/mini";
import { canonicalJson } from "./canonicalJson.ts";
import { shortText, storedNotBlank, storedText } from "./fields.ts";
import { limits, maxLinkBytes } from "./limits.ts";
import { storedBytes } from "./storable.ts";
import { cutText, textLength } from "./textLength.ts";
import type { Plain, PlainRecord } from "./fileData.ts";
import { texts } from "./texts.ts";

/**
 * Text of one line: the rules match it against `.{0,max}`, which counts code points and excludes line ends. The texts were entered and checked elsewhere,
 * by the stricter `shortText`.
 */
function line(maxLength: number): z.ZodMiniString {
  return storedText(maxLength).check(z.refine((text) => !/[\n\r\u2028\u2029]/.test(text), { error: texts.manyLines }));
}

const titleBlockLine = line(limits.titleBlockLength);
const isTime = (text: string): boolean =>
  /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/.test(text) && !Number.isNaN(Date.parse(text));

/** Maximum lengths of the name of a result, with that of its row, and of its path. */
const longestResult = { name: 300, path: 1500 };

/** A result of another file that numbers of the input were linked to, with the names of both at that time. */
const linkedResult = z.object({
  collection: shortText(limits.nameLength),
  fileId: shortText(longestResult.path),
  result: shortText(longestResult.path),
  /** The file's name. */
  file: line(limits.nameLength),
  /** The result's name: "Supply airflow". */
  name: line(longestResult.name),
});
export type LinkedResult = z.infer<typeof linkedResult>;

/** The linked results that an issue stores: the first ones up to the limit, with their texts cut to the maximum length. */
export function storedLinks(links: readonly LinkedResult[]): readonly LinkedResult[] {
  const cut = (text: string, maxLength: number): string => (textLength(text) <= maxLength ? text : `${cutText(text, maxLength - 1)}…`);
  let bytes = 0;
  return links
    .map((each) => ({ ...each, file: cut(each.file, limits.nameLength), name: cut(each.name, longestResult.name) }))
    .slice(0, limits.linkedResults)
    .filter((each) => (bytes += storedBytes(each)) <= maxLinkBytes);
}

/** The part of a revision that makes it an issued report: its title block, who issued it and when, and the hash of everything. */
export const issue = z.object({
  /** Names at the time of the issue: file, project, and company with its location. */
  file: line(limits.nameLength),
  project: line(limits.nameLength),
  company: line(limits.nameLength),
  location: line(limits.locationLength),
  projectNumber: titleBlockLine,
  /** Identifies an issue of the file. */
  revision: titleBlockLine.check(storedNotBlank),
  preparedBy: titleBlockLine,
  checkedBy: titleBlockLine,
  /** Address of the account. */
  issuedBy: line(limits.addressLength),
  /** The device's time; it may be stored later. */
  issuedAt: z.string({ error: texts.notTime }).check(z.refine(isTime, { error: texts.notTime })),
  /** The results of other files that numbers of the input were linked to; absent without links. */
  links: z.optional(
    z.array(linkedResult).check(
      z.maxLength(limits.linkedResults, { error: texts.manyEntries(limits.linkedResults) }),
      z.refine((entries) => storedBytes(entries) <= maxLinkBytes, { error: texts.tooLarge }),
    ),
  ),
  /** SHA-256 of `issuedText`, in hexadecimal digits. */
  hash: z.string({ error: texts.notHash }).check(z.refine((text) => /^[0-9a-f]{64}$/.test(text), { error: texts.notHash })),
});
export type Issue = z.infer<typeof issue>;

/** The part of a revision that its hash covers. */
export interface Hashed {
  readonly note: string;
  readonly calculatorVersion: number;
  readonly engineVersion: string;
  readonly data: { readonly input: PlainRecord; readonly results: PlainRecord };
  readonly issue: Omit<Issue, "hash">;
}

function linkedResultText({ collection, fileId, result, file, name }: LinkedResult): PlainRecord {
  return { collection, fileId, result, file, name };
}

/** The hashed text of an issue: everything stored of it except the hash and the server's time of storing. */
export function issuedText({ note, calculatorVersion, engineVersion, data, issue: titleBlock }: Hashed): string {
  const { file, project, company, location, projectNumber, revision, preparedBy, checkedBy, issuedBy, issuedAt, links } = titleBlock;
  const block = { file, project, company, location, projectNumber, revision, preparedBy, checkedBy, issuedBy, issuedAt };
  // Left out without links.
  const covered = { ...block, ...(links !== undefined && { links: links.map(linkedResultText) }) };
  const { input, results } = data;
  return canonicalJson({ note, calculatorVersion, engineVersion, data: { input, results }, issue: covered } satisfies Plain);
}

/** The hash of an issue: SHA-256 (FIPS 180-4) of its text in UTF-8, as 64 hexadecimal digits. */
export async function issueHash(content: Hashed): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(issuedText(content)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A time of the server. */
interface ServerTime {
  readonly seconds: number;
  readonly nanoseconds: number;
}

/** Digits of the hash in the id of an issue. */
const digitsInId = 20;

/**
 * The id of a report that is issued now, as the security rules require it. It is unique: no file comes to a place twice at the same moment, and the issues
 * of an existing file cannot be deleted.
 *
 * @param placedAt the server's time at which the file was created in its project, or moved to it
 *
 * @example
 * issueId("p", { seconds: 2, nanoseconds: 5_000_000 }, "0123456789abcdef0123…"); // "p.2005.5000000.0123456789abcdef0123"
 */
export function issueId(projectId: string, { seconds, nanoseconds }: ServerTime, hash: string): string {
  return [projectId, seconds * 1000 + Math.floor(nanoseconds / 1e6), nanoseconds, hash.slice(0, digitsInId)].join(".");
}

/** The beginning of the hash in the id of an issued report; `undefined` for other ids. */
export function hashOfIssueId(id: string): string | undefined {
  return /\.\d+\.\d+\.([0-9a-f]{20})$/.exec(id)?.[1];
}

/** Whether the stored content of an issue is unchanged, and belongs to the id of its link, where that is given. */
export async function isIntact({ id, ...content }: Hashed & { readonly issue: Issue; readonly id?: string }): Promise<boolean> {
  const { hash } = content.issue;
  const hashInId = id === undefined ? undefined : hashOfIssueId(id);
  const isOfLink = hashInId === undefined || hash.startsWith(hashInId);
  return isOfLink && (await issueHash(content)) === hash;
}
