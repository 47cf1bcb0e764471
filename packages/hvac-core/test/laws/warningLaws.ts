import { expect, test } from "vitest";
import { warningsByPlace } from "../../src/kernel/index.ts";
import { convert, defaultUnit, siUnit } from "../../src/quantity/index.ts";
import type { LawContext } from "./context.ts";
import { fail } from "./difference.ts";
import { filesWithCode, isOfEngine, writtenCodes } from "./writtenCodes.ts";
import { uncited } from "./uncited.ts";

/** A number with its unit, as a text writes it. */
const quantityInText = /[−-]?\d[\d\u202f]*(?:[.,]\d+)?\u202f[^\s\d\u202f,;:)]+/g;

/** Warnings of the kernel, about a number as it was entered. */
const kernelCodes: readonly string[] = ["unusual-value", "small-percent", "left-out"];

/** Laws of a calculator's warnings. */
export function warningLaws({ definition, leaves, holdsForAnswers }: LawContext): void {
  holdsForAnswers("each code has one warning of a severity, with all places that it concerns", ({ outcome: { warnings } }) => {
    const kinds = warnings.map(({ code, severity }) => `${severity} ${code}`);
    const twice = kinds.find((kind, index) => kinds.indexOf(kind) < index);
    if (twice !== undefined) fail(`There are two warnings ${twice}`);
    for (const { code, message, field, result, places } of warnings) {
      if (!places) continue;
      const [first] = places;
      if (!message.startsWith(`${places.length} `) || !message.endsWith(`. ${first!.message}`))
        fail(`${code} of ${places.length} places does not say how many, and then ${first!.message}: ${message}`);
      if (places.length < 2 || field !== first!.field || result !== first!.result)
        fail(`${code} does not lead with its first place: ${message}`);
      for (const place of places) {
        if (!place.message.endsWith(".")) fail(`${code} does not end with a full stop: ${place.message}`);
        if (place.name === "" && (place.field ?? place.result) !== undefined) fail(`${code}: ${place.field ?? place.result} has no name`);
      }
    }
  });

  test("each code of a warning is written in one file", () => {
    const repeated = writtenCodes(definition.id).filter((code) => filesWithCode(definition.id, code).length > 1);
    expect(repeated.map((code) => `${code}: ${filesWithCode(definition.id, code).join(", ")}`)).toEqual([]);
  });

  if (isOfEngine(definition.id))
    holdsForAnswers("the code of each warning is written after `code:`, in one file", ({ outcome: { warnings } }) => {
      for (const { code } of warnings) {
        const files = filesWithCode(definition.id, code);
        if (files.length !== 1) fail(`${code} is written in ${files.join(", ") || "no file"}`);
      }
    });

  holdsForAnswers("warnings say what to do, and point at existing fields and results", ({ outcome: { warnings } }) => {
    for (const { code, message, field, result } of [...warnings, ...warningsByPlace(warnings)]) {
      if (!message.endsWith(".")) fail(`${code} does not end with a full stop: ${message}`);
      if (/NaN|Infinity|undefined|\[object/.test(message)) fail(`${code} contains no number: ${message}`);
      if (field !== undefined && !Object.hasOwn(definition.fields, field.split(".")[0]!))
        fail(`${code} points at ${field}, which is not a field`);
      if (result !== undefined && !Object.hasOwn(definition.results, result.split(".")[0]!))
        fail(`${code} points at ${result}, which is not a result`);
    }
  });

  const { ranges, warnings: codes } = uncited[definition.id] ?? { ranges: [], warnings: [] };
  test("usual ranges cite who says so", () => {
    for (const { path, field } of leaves) {
      const cell = field.type === "series" || field.type === "matrix" ? field.cell : field;
      if (cell.type === "quantity" && cell.usual && !(cell.source ?? field.source) && !ranges.includes(path))
        fail(`${path} has a usual range and no source: say whose it is`);
    }
  });

  holdsForAnswers("warnings cite who says so", ({ outcome: { warnings } }) => {
    for (const { code, message, source } of warningsByPlace(warnings))
      if (source === undefined && !kernelCodes.includes(code) && !codes.includes(code))
        fail(`${code} has no source: cite who says so, or mathematics where it follows from the input: ${message}`);
  });

  holdsForAnswers("no warning calls a number above or below another that reads the same", ({ outcome: { warnings } }) => {
    for (const { code, message } of warningsByPlace(warnings))
      for (const sentence of message.split(/(?<=\.) /)) {
        if (!/\b(?:above|below|more|less|exceeds?|beyond|higher|lower|where)\b/.test(sentence)) continue;
        // By how much it is more is a difference, which may read as what it is left of.
        const compared = sentence.replaceAll(/\/1000?\u202f?[a-z]+[23²³]?|\/100\u202f?[a-z]+|\S+\u202f\S+ (?:more|less) than/g, "");
        const quantities: readonly string[] = compared.match(quantityInText) ?? [];
        const twice = quantities.find((quantity, index) => quantities.indexOf(quantity) < index);
        if (twice !== undefined) fail(`${code} compares ${twice} with itself: ${message}`);
      }
  });

  test("usual ranges are written with two digits at most, in either system", () => {
    for (const unitSystem of ["Imperial", "Metric"] as const) {
      const start = definition.complete(definition.start(unitSystem));
      for (const [name, field] of Object.entries(definition.fields)) {
        if (field.type !== "quantity" || !field.usual) continue;
        const unit = defaultUnit(field.quantity, unitSystem);
        for (const value of [field.min, field.max]) {
          const outcome = definition.calculate({ ...start, [name]: { value: convert(value, siUnit(field.quantity), unit), unit } });
          const warnings = warningsByPlace(outcome.ok ? outcome.warnings : []).filter(
            ({ code, field: path }) => code === "unusual-value" && path === name,
          );
          for (const { message } of warnings)
            for (const [number] of message.replaceAll("\u202f", "").matchAll(/\d+(\.\d+)?(?= ?[^\d.]* to |[^\d]*\. Check)/g))
              expect(number.replace(".", "").replace(/^0+/, "").replace(/0+$/, "").length, message).toBeLessThanOrEqual(2);
        }
      }
    }
  });
}
