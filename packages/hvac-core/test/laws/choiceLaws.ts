import { expect, test } from "vitest";
import { limit } from "@tooling/testing/slowness";
import { isActive } from "../../src/kernel/index.ts";
import type { LawContext } from "./context.ts";
import { corners } from "./corners.ts";
import { placesOf, scopeOf, withValueAt, type Input, type Leaf } from "./inputs.ts";

/** A choice with more options than this is a table, in which two rows of the source may hold the same numbers. */
const largestChoice = 12;

/** Options of a choice or flag, as they are set. */
const optionsOf = (field: Leaf["field"]): readonly (string | boolean)[] =>
  field.type === "flag" ? [false, true] : field.type === "choice" ? Object.keys(field.options) : [];

/** Options of a choice whose results were seen to differ. */
class Told {
  readonly #distinctPairs = new Set<string>();
  readonly options: readonly (string | boolean)[];

  constructor(options: readonly (string | boolean)[]) {
    this.options = options;
  }

  /** Records the result of each option. */
  note(answers: readonly string[]): void {
    for (const [i, answer] of answers.entries())
      for (const [j, other] of answers.entries()) if (i < j && answer !== other) this.#distinctPairs.add(`${i} ${j}`);
  }

  #isApart(i: number, j: number): boolean {
    return this.#distinctPairs.has(`${Math.min(i, j)} ${Math.max(i, j)}`);
  }

  /** Options that nothing distinguishes: from every other one in a table, from any other one in a small choice. */
  same(): string[] {
    const { options } = this;
    const indexes = options.map((_, index) => index);
    if (options.length > largestChoice)
      return indexes.filter((i) => !indexes.some((j) => j !== i && this.#isApart(i, j))).map((i) => String(options[i]));
    return indexes.flatMap((i) => indexes.filter((j) => j > i && !this.#isApart(i, j)).map((j) => `${options[i]} = ${options[j]}`));
  }
}

/** Every option of a choice means something. */
export function choiceLaws({ definition, leaves, typicalAndCorners, succeed }: LawContext): void {
  test("the inputs for cases that are seldom drawn are answered", () => {
    for (const input of corners[definition.id] ?? []) succeed(input);
  });

  test(
    "each option of each choice changes a result or a warning of a corner, an example or a new page",
    () => {
      const choices = leaves.filter(({ field }) => !field.informational && optionsOf(field).length > 1);
      const open = new Map(choices.map(({ path, field }) => [path, new Told(optionsOf(field))]));
      // An option that requires missing values is refused, and so differs from one that does not require them.
      const answerOf = (input: Input): string => {
        const outcome = definition.calculate(input);
        return JSON.stringify(outcome.ok ? [outcome.results, outcome.warnings.map(({ code }) => code)] : outcome.errors);
      };
      // Fixed inputs, because drawn ones meet a choice that matters in a rare case only by luck.
      for (const input of typicalAndCorners) {
        const outcome = definition.calculate(input);
        if (!outcome.ok) continue;
        for (const place of placesOf(definition.fields, outcome.values)) {
          const difference = open.get(place.kind);
          if (!difference || !isActive(place.field, scopeOf(place))) continue;
          difference.note(difference.options.map((option) => answerOf(withValueAt(input, place.path, option) as Input)));
          if (difference.same().length === 0) open.delete(place.kind);
        }
      }
      const same = Object.fromEntries([...open].map(([path, difference]) => [path, difference.same()]));
      expect(same, "options that make no difference").toEqual({});
    },
    limit(60),
  );
}
