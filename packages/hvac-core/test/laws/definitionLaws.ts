import { expect, test } from "vitest";
import { isActive, type Fields } from "../../src/kernel/index.ts";
import { bareUnit } from "../../src/internal/index.ts";
import { convert, siUnit } from "../../src/quantity/index.ts";
import type { LawContext } from "./context.ts";
import { fail } from "./difference.ts";

/** Words for which the trade has others: manufacturer, identical, maximum, minimum, flanking, regenerated noise, receiving room, "if empty". */
const foreignWords =
  /\b(?:makers?|alike|greatest|told|anew|way round|own noise|left blank|kind of machine)\b|^Blank\b|(?<!at )\bleast (?!squares)|^Least\b(?! squares)|\bstated\b/i;
/** The same words, and others that a name must replace by a noun. */
const foreignNames = new RegExp(
  [foreignWords, /\b(?:hears?|heard|at least|stands? (?:at|after|beside))\b/].map(({ source }) => source).join("|"),
  "i",
);

/** User texts of a definition, each with its kind. */
function shownTexts(...parts: readonly unknown[]): ReadonlyArray<readonly [kind: string, text: string]> {
  const texts: Array<readonly [string, string]> = [];
  const visit = (part: unknown, isOptions: boolean): void => {
    if (typeof part !== "object" || part === null) return;
    for (const [name, value] of Object.entries(part))
      if (typeof value !== "string") {
        if (name !== "source" && name !== "default") visit(value, name === "options");
      } else if (isOptions || name === "label" || name === "title" || name === "group") texts.push([isOptions ? "option" : name, value]);
      else if (name === "help") texts.push([name, value]);
  };
  for (const part of parts) visit(part, false);
  return texts;
}

/** Laws of a definition's fields and results. */
export function definitionLaws({ definition, leaves, succeed }: LawContext): void {
  test("states every field fully: section, label, ascending limits around the defaults, usual range within them", () => {
    const sections = new Set(definition.sections.map(({ id }) => id));
    for (const [name, field] of Object.entries(definition.fields)) expect(sections, `${name}'s section`).toContain(field.section);
    for (const { path, field } of leaves) {
      expect(field.label, path).toMatch(/^\S.*\S$|^\S$/);
      const cell = field.type === "series" || field.type === "matrix" ? field.cell : field;
      if (cell.type !== "quantity") continue;
      expect(cell.min, path).toBeLessThan(cell.max);
      if (cell.usual) {
        expect(cell.usual[0], path).toBeGreaterThanOrEqual(cell.min);
        expect(cell.usual[1], path).toBeLessThanOrEqual(cell.max);
      }
    }
  });

  test("labels, options, hints and warnings are in the words of the trade", () => {
    const words = shownTexts({ ...definition.fields }, { ...definition.results }, definition.sections);
    for (const [kind, text] of words) expect(text, kind).not.toMatch(kind === "help" ? foreignWords : foreignNames);
    expect(words.length).toBeGreaterThan(leaves.length);
    for (const { id, input } of definition.examples)
      for (const { message } of succeed(input.Metric).warnings) expect(message, `a warning of ${id}`).not.toMatch(foreignWords);
  });

  test("defaults lie within the limits, in both unit systems and whatever they depend on", () => {
    for (const { path, field } of leaves) {
      const cell = field.type === "series" || field.type === "matrix" ? field.cell : field;
      if (cell.type !== "quantity") continue;
      for (const unitSystem of ["Imperial", "Metric"] as const)
        for (const { default: initial } of [cell, ...(cell.defaultWhen ?? [])]) {
          const bare = typeof initial === "object" && initial !== null ? initial[unitSystem] : initial;
          if (bare === null) continue;
          const value = convert(bare, bareUnit(cell.quantity, unitSystem), siUnit(cell.quantity));
          expect(value, `${path} is ${bare} by default, ${unitSystem}`).toBeGreaterThanOrEqual(cell.min);
          expect(value, `${path} is ${bare} by default, ${unitSystem}`).toBeLessThanOrEqual(cell.max);
        }
    }
  });

  test("a number that may be left empty says what it then follows from, unless it then has no value", () => {
    for (const { path, field } of leaves) {
      const isSeries = field.type === "series" || field.type === "matrix";
      const cell = isSeries ? field.cell : field;
      if (cell.type !== "quantity" || !cell.optional) continue;
      const meaning = /\b(?:if empty[,:]|default:) (.*)/i.exec(field.help ?? cell.help ?? "")?.[1];
      const isTakenFrom = /^(?:that|those|as at|as in|the usual|typical|the same|the sum|the mean) /.test(meaning ?? "");
      if (cell.optional === "derived") expect(meaning, `help of ${path}: the value when empty`).toBeDefined();
      // A blank cell of a series has no separate value, even where a fully blank series has a meaning.
      else if (!isSeries) expect(isTakenFrom, `${path} has no value when empty, but its help names one: ${meaning}`).toBe(false);
    }
  });

  test("conditions ask for choices and flags next to or around them, or whether a reference that is always used names a row", () => {
    const visit = (fields: Fields, around: readonly Fields[]): void => {
      for (const [name, field] of Object.entries(fields)) {
        const conditions = [
          ...(field.when ?? []),
          ...("defaultWhen" in field ? (field.defaultWhen ?? []).flatMap(({ when }) => when) : []),
        ];
        for (const { field: asking, is, around: beyond } of conditions) {
          const decisive = (beyond ? around : [fields, ...around]).find((each) => Object.hasOwn(each, asking))?.[asking];
          const subject = `${name} depends on ${asking}, which`;
          if (!decisive) fail(`${subject} is not a field`);
          if (!["choice", "flag", "reference"].includes(decisive.type))
            fail(`${subject} is a ${decisive.type}, not a choice, flag or reference`);
          if (decisive.type === "reference" && decisive.when) fail(`${subject} is a reference that is not always used`);
          for (const option of is) {
            if (decisive.type === "reference" && typeof option !== "boolean")
              fail(`${subject} is a reference: its condition is true or false, not ${option}`);
            if (decisive.type === "choice" && !Object.hasOwn(decisive.options, String(option))) fail(`${subject} has no option ${option}`);
          }
        }
        if (field.type === "list") visit(field.row, [fields, ...around]);
        if (field.type === "group") visit(field.fields, [fields, ...around]);
      }
    };
    visit(definition.fields, []);
  });

  test("conditions of results ask for options of one choice, and not for all of them", () => {
    const choices = new Set<string>();
    for (const [name, { when, ...field }] of Object.entries(definition.results)) {
      if (field.type === "rows")
        for (const [inRow, each] of Object.entries(field.row)) expect(each.when, `${name}.${inRow}`).toBeUndefined();
      if (!when) continue;
      choices.add(when.field);
      const choice = definition.fields[when.field];
      if (choice?.type !== "choice" || choice.when) fail(`${name} depends on ${when.field}, which is not a choice of every input`);
      const options = Object.keys(choice.options);
      for (const option of when.is)
        if (!options.includes(String(option))) fail(`${name} depends on ${when.field}, which has no option ${option}`);
      expect(when.is.length, `options with which ${name} is present`).toBeLessThan(options.length);
    }
    expect(choices.size).toBeLessThanOrEqual(1);
  });

  test("what may be entered per another quantity names one that is used whenever it is, and is read before it", () => {
    const visit = (fields: Fields, around: readonly Fields[]): void => {
      const names = Object.keys(fields);
      for (const [name, field] of Object.entries(fields)) {
        if (field.type === "list") visit(field.row, [fields, ...around]);
        if (field.type === "group") visit(field.fields, [fields, ...around]);
        if (field.type !== "quantity" || !field.per) continue;
        const { per } = field;
        const divisor = [fields, ...around].find((each) => Object.hasOwn(each, per.field))?.[per.field];
        if (!divisor) fail(`${name} is entered per ${per.field}, which is not a field`);
        expect(divisor, `${name} is entered per ${per.field}`).toMatchObject({ type: "quantity", symbol: expect.any(String) as string });
        expect(field.when ?? []).toEqual(expect.arrayContaining([...(divisor.when ?? [])]));
        if (Object.hasOwn(fields, per.field)) expect(names.indexOf(per.field)).toBeLessThan(names.indexOf(name));
        expect(divisor.label.toLowerCase()).toBe(per.label);
      }
    };
    visit(definition.fields, []);
  });

  test("a list that is a tree names the reference to its own earlier rows, or to none", () => {
    const hold = (fields: Fields): void => {
      for (const [name, field] of Object.entries(fields)) {
        if (field.type === "group") hold(field.fields);
        if (field.type !== "list") continue;
        hold(field.row);
        if (field.outline === undefined) continue;
        expect(field.row[field.outline], name).toMatchObject({ type: "reference", to: name, earlier: true, optional: true });
      }
    };
    hold(definition.fields);
  });

  test("a list whose table is the page groups every column once, and names what exists", () => {
    for (const [name, field] of Object.entries(definition.fields)) {
      if (field.type !== "list" || !field.table) continue;
      const { groups, totals = [], times, groupBy, results } = field.table;
      const grouped = groups.flatMap(({ columns, more = [] }) => [...columns, ...more]);
      const columns = Object.entries(field.row).flatMap(([column, { type, packed }]: [string, { type: string; packed?: true }]) =>
        type === "text" && packed ? [] : [column],
      );
      expect(grouped.toSorted(), `columns of ${name}`).toEqual(columns.toSorted());
      expect(new Set(groups.map(({ title }) => title)).size).toBe(groups.length);
      for (const { columns: shown, more = [] } of groups) expect(shown.length + more.length).toBeGreaterThan(0);
      expect(groups[0]!.columns.length, `first column of ${name}`).toBeGreaterThan(0);
      for (const total of totals) expect(field.row[total], `total ${total} of ${name}`).toMatchObject({ type: "quantity" });
      if (times !== undefined) expect(field.row[times]).toMatchObject({ type: "quantity", quantity: "count", integer: true });
      if (groupBy !== undefined) expect(field.row[groupBy]).toMatchObject({ type: "text" });
      const rows = definition.results[results?.from ?? name];
      if (!results) continue;
      if (rows?.type !== "rows") fail(`${name} has no results by row`);
      const { columns: shown, main = shown[0]!, inView = [], totals: added = [] } = results;
      for (const result of [...shown, main, ...added]) expect(rows.row, `results of ${name}`).toHaveProperty(result);
      expect(shown, `main result of ${name}`).toContain(main);
      expect(shown, `results of ${name} that stay in view`).toEqual(expect.arrayContaining([...inView]));
      const pinned = new Set([...inView, main]);
      expect(pinned.size, `results of ${name} that stay in view`).toBeGreaterThanOrEqual(Math.min(2, shown.length));
      for (const result of added) expect(rows.row[result], `total ${result} of ${name}`).not.toMatchObject({ quantity: "text" });
    }
  });

  test("headline and currency name what exists; where there is money there is a currency", () => {
    for (const name of definition.headline) expect(definition.results).toHaveProperty(name);
    const hasMoney = leaves.some(({ field }) => field.type === "quantity" && field.quantity.startsWith("money"));
    if (hasMoney) expect(definition.currency, "the currency field").toBeDefined();
    if (definition.currency !== undefined) expect(definition.fields).toHaveProperty(definition.currency);
  });

  test.each(["Imperial", "Metric"] as const)("answers what a new %s page starts with, without a caution or limit", (unitSystem) => {
    const outcome = succeed(definition.start(unitSystem));
    expect(outcome.values.unitSystem).toBe(unitSystem);
    expect(outcome.warnings.filter(({ severity }) => severity !== "info")).toEqual([]);
    const required = definition.headline.filter((name) => {
      const { optional, when } = definition.results[name]!;
      return !optional && isActive({ when: when ? [when] : [] }, outcome);
    });
    expect(Object.keys(outcome.results)).toEqual(expect.arrayContaining(required));
    expect([1, 2], `results of a new page in the headline: ${headlineOf(outcome.results).join(", ")}`).toContain(
      headlineOf(outcome.results).length,
    );
  });

  // The scopes of a calculator may have different headlines, and each has one.
  const headlineOf = (results: object): readonly string[] => definition.headline.filter((name) => Object.hasOwn(results, name));
  test("every example has a headline, and every headline an example or a new page", () => {
    const examples = definition.examples.map(({ id, input }) => [`the example ${id}`, input.Metric] as const);
    const inputs = [["a new page", definition.start("Metric")] as const, ...examples];
    const headlines = inputs.map(([place, input]) => [place, headlineOf(succeed(input).results)] as const);
    for (const [place, names] of headlines)
      if (names.length === 0) fail(`${place} has none of the headline results: ${definition.headline.join(", ")}`);
    for (const name of definition.headline)
      if (!headlines.some(([, names]) => names.includes(name))) fail(`The headline ${name} is in no example, nor on a new page`);
  });
}
