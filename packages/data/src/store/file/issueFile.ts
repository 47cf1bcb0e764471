import {
  checkContent,
  ContentError,
  issue,
  issueHash,
  keptFollowed,
  revisionContent,
  type FollowedResult,
  type IssuedContent,
  type Plain,
  type PlainRecord,
} from "../../documents/index.ts";
import type { ActionResult } from "../../messages.ts";
import { contentFor, type FileCalculator } from "./calculator.ts";

/** What somebody states who issues a report. */
export interface IssueStatement {
  /** What it is issued for; may be empty. */
  readonly note: string;
  readonly revision: string;
  readonly projectNumber: string;
  readonly preparedBy: string;
  readonly checkedBy: string;
  /** Names as they are now. */
  readonly project: string;
  readonly company: string;
  readonly location: string;
  /** The account. */
  readonly issuedBy: string;
  /** What the results are called that numbers of the file follow, as far as it is known. */
  readonly followed: readonly FollowedResult[];
}

/** Names may hold what is no line; title blocks print them as one. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const keyOf = ({ collection, fileId, result }: PlainRecord): string => JSON.stringify([collection, fileId, result]);

/** The results that the numbers of an input follow, by what tells one from another. */
function linksIn(value: Plain, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof value !== "object" || value === null) return found;
  for (const [name, each] of Object.entries(value as PlainRecord))
    if (name === "link" && typeof each === "object" && each !== null && !Array.isArray(each)) found.add(keyOf(each as PlainRecord));
    else linksIn(each, found);
  return found;
}

/** The names that belong to the links of an input. */
function followedIn(input: PlainRecord, followed: readonly FollowedResult[]): { readonly followed?: FollowedResult[] } {
  if (followed.length === 0) return {};
  const links = linksIn(input);
  const own = followed
    .filter((each) => links.has(keyOf(each)))
    .map((each) => ({ ...each, file: inOneLine(each.file), name: inOneLine(each.name) }));
  return own.length === 0 ? {} : { followed: [...keptFollowed(own)] };
}

/**
 * What is kept of a report that is issued now: the input with what today's engine makes of it, what its title block says, and the hash over both.
 *
 * @returns a refusal where the input cannot be calculated, or a text cannot be kept
 */
export async function contentToIssue(
  calculator: FileCalculator,
  file: string,
  input: PlainRecord,
  { note, followed, ...statement }: IssueStatement,
): Promise<ActionResult<{ readonly content: IssuedContent }>> {
  const { calculatorVersion, engineVersion, data } = contentFor(calculator, input);
  if (Object.keys(data.results).length === 0)
    return { ok: false, message: "There are errors in the inputs, so there are no results to issue. Correct them first." };
  const texts = Object.fromEntries(Object.entries({ file, ...statement }).map(([name, text]) => [name, inOneLine(text)]));
  const stated = {
    ...(texts as Omit<IssueStatement, "note" | "followed"> & { readonly file: string }),
    issuedAt: new Date().toISOString(),
    ...followedIn(data.input, followed),
  };
  const content = { note: note.trim(), calculatorVersion, engineVersion, data, issue: stated };
  try {
    const hash = await issueHash(content);
    const issued = { ...content, issue: checkContent(issue, { ...stated, hash }) };
    return { ok: true, content: { ...checkContent(revisionContent, issued), issue: issued.issue } };
  } catch (error) {
    if (error instanceof ContentError) return { ok: false, message: error.message };
    throw error;
  }
}
