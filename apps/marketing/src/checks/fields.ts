import { isCollection, isMap, isPair, LineCounter, parseDocument, type Document, type Node } from "yaml";
import type { z } from "zod";
import { suggestionFor, type Fault } from "./fault.ts";

/** Fields as an editor wrote them, with the line of each. JSON is YAML as well. */
export interface Fields {
  readonly file: string;
  readonly document: Document;
  /** The line of a field in its file; of a missing one, that of the object that should have it. */
  lineOf(path: readonly PropertyKey[]): number;
  readonly faults: readonly Fault[];
}

/** Reads the fields of a text, which begins at a line of its file. */
export function readFields(file: string, text: string, firstLine: number): Fields {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  const faults = document.errors.map(({ pos, code, message }) => ({ file, line: lineAt(pos[0]), message: yamlMessage(code, message) }));
  return { file, document, faults, lineOf: (path) => lineAt(offsetOf(document.contents, path)) };
}

const yamlMessages: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: "the same field is here twice",
  BLOCK_AS_IMPLICIT_KEY: 'a text with ": " in it must be put in quotation marks',
  MULTILINE_IMPLICIT_KEY: 'each line must be a field, its colon and a space, and its text: "title: Glycol in pipes"',
  TAB_AS_INDENT: "a tab stands where spaces must be",
  MISSING_CHAR: "a quotation mark or a bracket is opened and not closed",
};

function yamlMessage(code: string, message: string): string {
  return yamlMessages[code] ?? `the fields cannot be read here: ${message}`;
}

function offsetOf(node: unknown, path: readonly PropertyKey[]): number {
  const here = (node as Node | null)?.range?.[0] ?? 0;
  const [first, ...rest] = path;
  if (first === undefined || !isCollection(node)) return here;
  if (!isMap(node)) return offsetOf(node.items[Number(first)] ?? node, rest);
  const pair = node.items.find((item) => isPair(item) && String(item.key) === String(first));
  if (!pair) return here;
  const next = rest.length > 0 && isCollection(pair.value) ? pair.value : pair.key;
  return offsetOf(next, rest);
}

/** Faults of fields by a schema. An unknown field is a fault in its line. */
export function checkFields(fields: Fields, schema: z.ZodType, place: readonly PropertyKey[] = [], prefix = ""): readonly Fault[] {
  const { file } = fields;
  const value: unknown = place.reduce<unknown>((inside, part) => (inside as Record<PropertyKey, unknown>)[part], fields.document.toJS());
  const known = "shape" in schema.def ? Object.keys(schema.def.shape as object).filter((field) => field !== "id") : [];
  return (schema.safeParse(value).error?.issues ?? []).flatMap((issue): readonly Fault[] => {
    const fault = (path: readonly PropertyKey[], words: string): Fault => ({
      file,
      line: fields.lineOf([...place, ...path]),
      message: `${prefix}${fieldName(path)}${words}`,
    });
    if (issue.code !== "unrecognized_keys") return [fault(issue.path, ` ${issue.message}`)];
    return issue.keys.map((key) =>
      fault([...issue.path, key], ` is no field here${suggestionFor(key, known) || `; there may be ${known.join(", ")}`}`),
    );
  });
}

/** A field as an editor would say it: `subFeatures, entry 2, title`. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.map((part) => (typeof part === "number" ? `entry ${String(part + 1)}` : String(part))).join(", ");
}
