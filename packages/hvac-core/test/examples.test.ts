import { transformSync } from "esbuild";
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/**
 * Runs the `@example` of every docstring against the sources. A line `expression; // value` states what the expression gives, to the
 * digits it prints.
 */
const folder = new URL("../src/", import.meta.url);
const sources = globSync("**/*.ts", { cwd: folder.pathname, exclude: (name) => name.endsWith(".test.ts") }).toSorted();

interface Example {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

function examplesOf(file: string): Example[] {
  const text = readFileSync(new URL(file, folder), "utf8");
  return [...text.matchAll(/@example\s*\n\s*\* ```ts\n([\s\S]*?)\n\s*\* ```/g)].map((match) => ({
    file,
    line: text.slice(0, match.index).split("\n").length,
    code: match[1]!.replace(/^\s*\* ?/gm, ""),
  }));
}

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
    expect(Math.abs((actual as number) - Number(plain)), `${String(actual)} is not ${printed}`).toBeLessThanOrEqual(halfLastDigit(plain) * (1 + 1e-9));
  } else if (printed.startsWith("throws")) expect(actual, printed).toBeInstanceOf(Error);
  else expect(actual).toEqual(evaluateLiteral(printed));
}

function evaluateLiteral(text: string): unknown {
  // oxlint-disable-next-line no-implied-eval -- the text is a literal of our own docstrings
  return new Function(`return (${text});`)();
}

/** Imports become look-ups in the modules handed in, and stated values become checks. */
function runnable(code: string): string {
  const lines = code.split("\n").map((line) => {
    const stated = /^(?!const |let |import |\/\/|\s|\})(.+?);\s*\/\/ (.+)$/.exec(line);
    if (!stated) return line;
    return `check(() => (${stated[1]}), ${JSON.stringify(stated[2]!.trim())});`;
  });
  const javascript = transformSync(lines.join("\n"), { loader: "ts", format: "esm", target: "es2022", tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } } }).code;
  return javascript.replace(/^import \{([^}]*)\} from "([^"]+)";$/gm, (_all, names: string, from: string) => `const {${names.replaceAll(" as ", ": ")}} = modules[${JSON.stringify(from)}];`);
}

async function modulesFor(code: string): Promise<Record<string, unknown>> {
  const wanted = [...code.matchAll(/from "(@org\/hvac-core(?:\/([^"]+))?)"/g)];
  return Object.fromEntries(await Promise.all(wanted.map(async ([, name, path]) => [name, (await import(new URL(path ? `${path}/index.ts` : "index.ts", folder).href)) as unknown])));
}

function attempt(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

const examples = sources.flatMap(examplesOf);

test("docstrings have examples", () => expect(examples.length).toBeGreaterThan(50));

describe("the example of", () => {
  test.each(examples.map((example) => [`${example.file}:${example.line}`, example] as const))("%s runs and gives what it states", async (_place, example) => {
    let checked = 0;
    const check = (run: () => unknown, printed: string): void => {
      checked++;
      const actual = attempt(run);
      if (actual instanceof Error && !printed.startsWith("throws")) throw actual;
      compare(actual, printed);
    };
    // oxlint-disable-next-line no-implied-eval -- the code is that of our own docstrings
    new Function("modules", "check", runnable(example.code))(await modulesFor(example.code), check);
    expect(checked, "values stated").toBeGreaterThan(0);
  });
});
