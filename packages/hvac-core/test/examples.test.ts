import { describe, expect, test } from "vitest";
import { readExamples, runExample } from "./examples.ts";

/** Runs the `@example` of every docstring. A line `expression; // value` states what the expression gives, to the digits it prints. */

/** Half a unit of the last digit printed: `0.0093` means 0.00925…0.00935. */
function halfLastDigit(printed: string): number {
  const [mantissa, exponent = "0"] = printed.toLowerCase().split("e") as [string, string?];
  const decimals = mantissa.split(".")[1]?.length ?? 0;
  return 0.5 * 10 ** (Number(exponent) - decimals);
}

function compare(actual: unknown, printed: string): void {
  const number = /^[-−]?[\d_]+(\.\d+)?(e[-+]?\d+)?$/i;
  const plain = printed.replaceAll("_", "").replace("−", "-");
  if (number.test(printed)) {
    expect(typeof actual, printed).toBe("number");
    expect(Math.abs((actual as number) - Number(plain)), `${String(actual)} is not ${printed}`).toBeLessThanOrEqual(
      halfLastDigit(plain) * (1 + 1e-9),
    );
  } else if (printed.startsWith("throws")) expect(actual, printed).toBeInstanceOf(Error);
  else expect(actual).toEqual(evaluateLiteral(printed));
}

function evaluateLiteral(text: string): unknown {
  // oxlint-disable-next-line no-implied-eval -- the text is a literal of our docstrings
  return new Function(`return (${text});`)();
}

function attempt(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

const examples = readExamples();

test("docstrings have examples", () => expect(examples.length).toBeGreaterThan(50));

describe("the example of", () => {
  test.each(examples.map((example) => [`${example.file}:${example.line}`, example] as const))(
    "%s runs and gives what it states",
    async (_place, example) => {
      let checked = 0;
      await runExample(example, (run, printed) => {
        checked++;
        const actual = attempt(run);
        if (actual instanceof Error && !printed.startsWith("throws")) throw actual;
        compare(actual, printed);
      });
      expect(checked, "values checked").toBeGreaterThan(0);
    },
  );
});
