import {
  checkContent,
  ContentError,
  issue,
  issueHash,
  revisionContent,
  type IssuedContent,
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
}

/** Names may hold what is no line; title blocks print them as one. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/**
 * What is kept of a report that is issued now: the input with what today's engine makes of it, what its title block says, and the hash over both.
 *
 * @returns a refusal where the input cannot be calculated, or a text cannot be kept
 */
export async function contentToIssue(
  calculator: FileCalculator,
  file: string,
  input: PlainRecord,
  { note, ...statement }: IssueStatement,
): Promise<ActionResult<{ readonly content: IssuedContent }>> {
  const { calculatorVersion, engineVersion, data } = contentFor(calculator, input);
  if (Object.keys(data.results).length === 0)
    return { ok: false, message: "There are errors in the inputs, so there are no results to issue. Correct them first." };
  const texts = Object.fromEntries(Object.entries({ file, ...statement }).map(([name, text]) => [name, inOneLine(text)]));
  const stated = { ...(texts as Omit<IssueStatement, "note"> & { readonly file: string }), issuedAt: new Date().toISOString() };
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
