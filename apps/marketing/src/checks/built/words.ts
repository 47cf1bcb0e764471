import type { Fault } from "../fault.ts";
import type { BuiltPage } from "./page.ts";

interface Rule {
  readonly pattern: RegExp;
  readonly message: string;
  /** The library's reference contains names and values of its code. */
  readonly isForDocs?: false;
}

/** Forbidden texts: unformatted values of a program, amounts without a currency, and announcements of existing features. */
const rules: readonly Rule[] = [
  { pattern: /\[object \w+\]/, message: "an object as text" },
  { pattern: /\b(?:NaN|undefined)\b|(?<![\w-])null(?![\w-])/, message: "a value that is missing", isForDocs: false },
  { pattern: /\b(?:true|false)(?=[,;)]|$)|[:,] (?:true|false)\b/, message: "a flag as the program has it", isForDocs: false },
  { pattern: /¤/, message: "an amount without its currency", isForDocs: false },
  {
    pattern: /\b(?:coming soon|planned|not (?:yet available|available yet))\b/i,
    message: "an announcement of what is not there",
    isForDocs: false,
  },
  { pattern: /\b1 (?:more )?(?:cases|fields|results|examples|sources|publications)\b/, message: "one thing in the plural" },
  { pattern: /± 1×10⁻|± 0\.00000/, message: "the rounding of machines as a tolerance", isForDocs: false },
  // Ids of options and rows: `snake_case`, `camelCase`. Names of units and of publications' files are spelt with capitals first or a dot.
  { pattern: /(?<![\w./-])[a-z]+[a-z0-9]*_[a-z][a-z0-9_]*(?![\w./-])/, message: "an id as text", isForDocs: false },
  { pattern: /(?<![\w./@-])[a-z]{2,}[A-Z][a-z]{2,}\w*(?![\w/-])/, message: "an id as text", isForDocs: false },
];

/** Lengths that search engines show of a title and of a description. Names of the library are as long as they are. */
const titleLengths = [15, 70] as const;
const descriptionLengths = [50, 160] as const;

const excerpt = (text: string, index: number): string =>
  text
    .slice(Math.max(0, index - 30), index + 40)
    .replaceAll(/\s+/g, " ")
    .trim();

function lengthFault(
  { file, isIndexed, address }: BuiltPage,
  what: string,
  text: string | undefined,
  [min, max]: readonly [number, number],
): readonly Fault[] {
  if (text === undefined || text === "" || !isIndexed || address.startsWith("/docs/")) return [];
  const { length } = text;
  return length >= min && length <= max ? [] : [{ file, message: `its ${what} has ${length} characters, not ${min} to ${max}: "${text}"` }];
}

/** Forbidden words of a page, and lengths of texts for search engines. */
export function checkWords(page: BuiltPage): readonly Fault[] {
  const isDocs = page.address.startsWith("/docs");
  return [
    ...lengthFault(page, "title", page.title, titleLengths),
    ...lengthFault(page, "description", page.description, descriptionLengths),
    ...page.texts.flatMap(({ line, to }) =>
      rules
        .filter(({ isForDocs }) => !isDocs || isForDocs !== false)
        .flatMap(({ pattern, message }): readonly Fault[] => {
          const match = pattern.exec(to);
          return match ? [{ file: page.file, line, message: `has ${message}: "${excerpt(to, match.index)}"` }] : [];
        }),
    ),
  ];
}
