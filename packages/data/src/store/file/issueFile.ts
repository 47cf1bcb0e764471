import {
  checkContent,
  ContentError,
  issue,
  issueHash,
  storedLinks,
  revisionContent,
  type LinkedResult,
  type IssuedContent,
  type Plain,
  type PlainRecord,
} from "../../documents/index.ts";
import type { ActionResult } from "../../messages.ts";
import { contentFor, type FileCalculator } from "./calculator.ts";
import { doLongParts } from "./longParts.ts";
import { texts } from "../texts.ts";

/** Entries of the user for an issue. */
export interface IssueStatement {
  /** Purpose of the issue; may be empty. */
  readonly note: string;
  readonly revision: string;
  readonly projectNumber: string;
  readonly preparedBy: string;
  readonly checkedBy: string;
  /** Current names. */
  readonly project: string;
  readonly company: string;
  readonly location: string;
  /** Address of the account. */
  readonly issuedBy: string;
  /** Names of the results that numbers of the file are linked to, as far as they are known. */
  readonly links: readonly LinkedResult[];
}

/** Names may contain line breaks; title blocks print one line. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const keyOf = ({ collection, fileId, result }: PlainRecord): string => JSON.stringify([collection, fileId, result]);

/** Keys of the results that the numbers of an input are linked to. */
function linksIn(value: Plain, keys: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof value !== "object" || value === null) return keys;
  for (const [name, each] of Object.entries(value as PlainRecord))
    if (name === "link" && typeof each === "object" && each !== null && !Array.isArray(each)) keys.add(keyOf(each as PlainRecord));
    else linksIn(each, keys);
  return keys;
}

/** The names of the results that an input is linked to. */
function linkedIn(input: PlainRecord, links: readonly LinkedResult[]): { readonly links?: LinkedResult[] } {
  if (links.length === 0) return {};
  const keys = linksIn(input);
  const linked = links
    .filter((each) => keys.has(keyOf(each)))
    .map((each) => ({ ...each, file: inOneLine(each.file), name: inOneLine(each.name) }));
  return linked.length === 0 ? {} : { links: [...storedLinks(linked)] };
}

/**
 * The content of a report that is issued now: the input with the results of today's engine, its title block, and the hash of both.
 *
 * @returns a message where the input cannot be calculated, or a text cannot be stored
 */
export async function contentToIssue(
  calculator: FileCalculator,
  file: string,
  input: PlainRecord,
  { note, links, ...statement }: IssueStatement,
): Promise<ActionResult<{ readonly content: IssuedContent }>> {
  await doLongParts(calculator, input);
  const { calculatorVersion, engineVersion, data } = contentFor(calculator, input);
  if (Object.keys(data.results).length === 0) return { ok: false, message: texts.issue.withoutResults };
  const titles = Object.fromEntries(Object.entries({ file, ...statement }).map(([name, text]) => [name, inOneLine(text)]));
  const titleBlock = {
    ...(titles as Omit<IssueStatement, "note" | "links"> & { readonly file: string }),
    issuedAt: new Date().toISOString(),
    ...linkedIn(data.input, links),
  };
  const content = { note: note.trim(), calculatorVersion, engineVersion, data, issue: titleBlock };
  try {
    const hash = await issueHash(content);
    const issued = { ...content, issue: checkContent(issue, { ...titleBlock, hash }) };
    return { ok: true, content: { ...checkContent(revisionContent, issued), issue: issued.issue } };
  } catch (error) {
    if (error instanceof ContentError) return { ok: false, message: error.message };
    throw error;
  }
}
