import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue, type Calculator } from "../src/index.ts";
import { leavesOf } from "./laws/inputs.ts";
import { uncited } from "./laws/uncited.ts";

const folderOf = (id: string): URL => new URL(`../src/calculators/${id}/`, import.meta.url);

/** The sources of a calculator, without its tests. */
function textOf(id: string): string {
  const files = readdirSync(folderOf(id), { recursive: true, encoding: "utf8" });
  return files
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(new URL(name, folderOf(id)), "utf8"))
    .join("\n");
}

/** Whether sources have a code, whole or put together: `lift-${side}`. */
function isWritten(code: string, text: string): boolean {
  return text.includes(`"${code}"`) || text.includes(`\`${code.slice(0, code.lastIndexOf("-"))}-\${`);
}

test.each(Object.entries(uncited))(
  "%s: ranges and warnings without a source are there, and none has got one since",
  (id, { ranges, warnings }) => {
    const { fields } = (catalogue as readonly Calculator[]).find((each) => each.id === id)!;
    const withoutSource = [...leavesOf(fields)].flatMap(({ path, field }) => {
      const cell = field.type === "series" || field.type === "matrix" ? field.cell : field;
      return cell.type === "quantity" && cell.usual && !(cell.source ?? field.source) ? [path] : [];
    });
    const text = textOf(id);
    expect(
      [...ranges.filter((path) => !withoutSource.includes(path)), ...warnings.filter((code) => !isWritten(code, text))],
      "remove them from test/laws/uncited.ts",
    ).toEqual([]);
  },
);
