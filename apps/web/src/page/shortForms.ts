import { foldText } from "@org/form/search";
import { shortForms } from "./shortFormTexts.ts";

const wordsOf = (text: string): string =>
  ` ${foldText(text)
    .split(/[^\p{L}\p{N}/]+/u)
    .filter(Boolean)
    .join(" ")} `;

const folded = shortForms.map(([short, long]) => [` ${short} `, wordsOf(long).trimEnd()] as const);

/** The short forms of what a text names in full, and the full names of its short forms; numbers behind a short form (AHU-01) are not part of it. */
export function otherForms(text: string): string {
  const words = wordsOf(text);
  return folded.flatMap(([short, long]) => [...(words.includes(long) ? [short] : []), ...(words.includes(short) ? [long] : [])]).join(" ");
}
