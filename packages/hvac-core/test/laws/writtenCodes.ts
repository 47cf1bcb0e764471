import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

const source = new URL("../../src/", import.meta.url).pathname;

/** Value after `code:`: a text, a choice of texts or a template. */
const codeValues = /\bcode: ([^,;}]*)/g;

/** Texts that are values: a choice compares with others. */
const textValues = /(?<![!=]== )(?:"([a-z][a-z\d-]*)"|`([a-z\d-]*)\$)/g;

interface CodeFile {
  readonly file: string;
  readonly codes: readonly string[];
  /** How codes of templates begin: `lift-` of `lift-${side}`. */
  readonly beginnings: readonly string[];
}

/** Every file of the engine that writes codes. */
const files: readonly CodeFile[] = globSync("**/*.ts", { cwd: source, exclude: (name) => name.endsWith(".test.ts") }).flatMap((file) => {
  const values = [...readFileSync(path.join(source, file), "utf8").matchAll(codeValues)].flatMap(([, value = ""]) => [
    ...value.matchAll(textValues),
  ]);
  const codes = values.flatMap(([, code]) => code ?? []);
  const beginnings = values.flatMap(([, , beginning]) => beginning ?? []);
  return values.length > 0 ? [{ file, codes, beginnings }] : [];
});

/** Whether a calculator is one of the engine, and not one that a test made. */
export const isOfEngine = (id: string): boolean => existsSync(path.join(source, "calculators", id));

const isOf = (id: string, file: string): boolean => file.startsWith(`calculators/${id}/`);

/** Codes that the files of a calculator write out in full. */
export const writtenCodes = (id: string): string[] => [
  ...new Set(files.filter(({ file }) => isOf(id, file)).flatMap(({ codes }) => codes)),
];

/** Files that write a code of a calculator: its files, and those that all calculators share. */
export const filesWithCode = (id: string, code: string): string[] =>
  files
    .filter(({ file }) => isOf(id, file) || !file.startsWith("calculators/"))
    .filter(({ codes, beginnings }) => codes.includes(code) || beginnings.some((beginning) => code.startsWith(beginning)))
    .map(({ file }) => file);
