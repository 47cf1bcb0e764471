import { suggestionFor, type Fault } from "./fault.ts";
import { readProse, type Heading, type Prose } from "./prose.ts";

/** Remains of a draft. */
const leftover = /\b(?:TODO|FIXME|TBD|XXX)\b|lorem ipsum|\?\?\?/i;

export function checkLeftovers(file: string, text: string): readonly Fault[] {
  return text.split("\n").flatMap((words, index): readonly Fault[] => {
    const match = leftover.exec(words)?.[0];
    return match ? [{ file, line: index + 1, message: `"${match}" is left over from a draft` }] : [];
  });
}

/** Faults within a text, and, if it is readable, its parts. */
export function checkText(
  file: string,
  text: string,
  parts: readonly string[],
): { readonly faults: readonly Fault[]; readonly prose?: Prose } {
  const prose = readProse(text, file.endsWith(".mdx"));
  if ("problem" in prose) {
    const message = `the text cannot be read from here on: ${prose.problem}. A { or a < that is meant as a sign is written \\{ or \\<`;
    return { faults: [{ file, line: prose.line, message }] };
  }
  return { prose, faults: [...checkHeadings(file, prose.headings), ...checkParts(file, prose, parts)] };
}

function checkHeadings(file: string, headings: readonly Heading[]): readonly Fault[] {
  let above = 1;
  return headings.flatMap(({ line, depth, words }): readonly Fault[] => {
    const last = above;
    // A heading of the first level is meant as one of the second.
    above = Math.max(depth, 2);
    const faults: Fault[] = [];
    if (words.trim() === "") faults.push({ file, line, message: "a heading has no words" });
    if (depth === 1)
      faults.push({ file, line, message: `"${words}" has one #, as the title of the page has; headings in the text begin with ##` });
    else if (depth > last + 1) {
      faults.push({
        file,
        line,
        message: `"${words}" has ${"#".repeat(depth)} below a heading with ${"#".repeat(last)}; no level may be left out: ${"#".repeat(last + 1)}`,
      });
    }
    return faults;
  });
}

function checkParts(file: string, prose: Prose, parts: readonly string[]): readonly Fault[] {
  const known = [...parts, ...prose.imported];
  return prose.parts
    .filter(({ name }) => !known.includes(name.split(".")[0]!))
    .map(({ line, name }) => ({ file, line, message: `there is no figure or part of the name ${name}${suggestionFor(name, known)}` }));
}
