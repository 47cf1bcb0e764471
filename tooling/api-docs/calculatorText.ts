import type { AnyResult } from "@org/hvac-core";
import { siUnit, unitSymbol, type QuantityKind } from "@org/hvac-core/quantity";
import { reference } from "./bibliography.ts";
import type { DescribedCalculator } from "./calculators.ts";
import type { Context } from "./sections.ts";
import { choiceRows, inputRows, resultRows } from "./fieldRows.ts";
import { code, codeBlock, item, line, table } from "./markdown.ts";

const widest = 110;

/** Every calculator with what it answers, for the page that lists them. */
export function calculatorsTable({ calculators, links, page }: Context): string {
  const rows = [...calculators].map(([path, { name, calculator }]) => [
    `[${code(name)}](${links.place(path, undefined, page)})`,
    calculator.title,
    line(calculator.summary),
  ]);
  return table(["calculator", "title", "answers"], rows);
}

/** The first part of a calculator's page: its card, an example, its fields, results and worked examples. The exports of its module follow. */
export function calculatorTexts(described: DescribedCalculator): string[] {
  const { calculator, cases } = described;
  const choices = choiceRows(calculator.fields);
  return [
    `**${calculator.title}.** ${line(calculator.summary)}`,
    "## Example",
    "The input of a new page in metric units; fields without a value have their defaults.",
    exampleOf(described),
    "## Inputs",
    inputsText,
    table(
      ["field", "meaning", "kind", "unit of a bare number: Imperial / Metric", "default: Imperial / Metric", "limits", "applies when"],
      inputRows(calculator.fields),
    ),
    ...(choices.length > 0 ? ["## Choices", choicesText, table(["field", "options"], choices)] : []),
    "## Results",
    "Numbers are in the SI unit. A result that may be absent is `undefined` where it has no meaning for the input.",
    table(["result", "meaning", "kind", "unit", "absent"], resultRows(calculator.results)),
    ...(cases.length > 0
      ? [
          "## Worked examples",
          casesText,
          cases.map(({ title, source: { source, locator } }) => item(`${title}. ${reference(source, locator)}`)).join("\n"),
        ]
      : []),
  ];
}

const inputsText = `Every field may be left out, except where it applies and its default is "needed". \`list[]\` is a row of a list; each row may have an \`id\`. A bare
number is in the unit of the input's \`unitSystem\` (\`"Imperial"\` when left out, or \`"Metric"\`); in any other unit of its kind it is
\`{ value, unit }\`. A bare default is in the same unit, limits in the SI unit.`;
const choicesText =
  "The value is the id; the words are its label. A long list is cut here: the whole one is the `options` of the field in `fields`.";
const casesText = "Worked examples of publications and of independent programs; tests check that the calculator reproduces each.";

/** The start input as code, with the headline results that it gives. */
function exampleOf({ name, importName, calculator }: DescribedCalculator): string {
  const input = calculator.start("Metric");
  const isOptional = (result: string): boolean => calculator.results[result]?.optional === true;
  const outcome = calculator.calculate(input);
  if (!outcome.ok) throw new Error(`${importName}: its start input is refused: ${outcome.errors.map(({ message }) => message).join(" ")}`);
  // Of the headlines of two scopes the start input has one.
  const shown = calculator.headline.filter((result) => outcome.results[result] !== undefined);
  const results = shown.map(
    (result) => `  outcome.results.${result}${isOptional(result) ? "?" : ""}.value; // ${valueText(outcome.results[result])}`,
  );
  const call = `const outcome = ${name}.calculate(`;
  const short = literal(input);
  const argument = call.length + short.length <= widest ? short : literal(input, "  ");
  return codeBlock(
    [`import { ${name} } from "${importName}";`, "", `${call}${argument});`, "if (outcome.ok) {", ...results, "}"].join("\n"),
  );
}

function valueText(result: AnyResult | undefined): string {
  if (!result || !("value" in result)) throw new Error("A headline is one value.");
  const { value, quantity } = result;
  if (typeof value === "string") return JSON.stringify(value);
  return `${Number(value.toPrecision(4))} ${unitSymbol(siUnit(quantity as QuantityKind))}`.trim();
}

/** A value as code; with an indent one member a line. */
function literal(value: unknown, indent?: string): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((each) => literal(each)).join(", ")}]`;
  const members = Object.entries(value).map(([key, each]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key)}: ${literal(each)}`);
  return indent === undefined ? `{ ${members.join(", ")} }` : `{\n${members.map((member) => `${indent}${member},\n`).join("")}}`;
}
