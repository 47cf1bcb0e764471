import { transformSync } from "esbuild";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code!);

/** Imports become look-ups in the modules handed in; `const outcome` and what follows is handed out. */
async function run(code: string): Promise<Record<string, unknown>> {
  const { code: javascript } = transformSync(code, {
    loader: "ts",
    format: "esm",
    target: "es2022",
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  const names = [...code.matchAll(/from "(@org\/hvac-core(?:\/([^"]+))?)"/g)];
  const modules = Object.fromEntries(
    await Promise.all(
      names.map(async ([, name, path]) => [
        name,
        (await import(new URL(`../src/${path ? `${path}/` : ""}index.ts`, import.meta.url).href)) as unknown,
      ]),
    ),
  );
  const body = javascript.replace(
    /^import \{([^}]*)\} from "([^"]+)";$/gm,
    (_all, imported: string, from: string) => `const {${imported}} = modules[${JSON.stringify(from)}];`,
  );
  // oxlint-disable-next-line no-implied-eval -- the code is that of our README
  const execute = new Function("modules", `return (async () => { ${body}; return typeof outcome === "undefined" ? {} : outcome; })();`) as (
    modules: unknown,
  ) => Promise<Record<string, unknown>>;
  return execute(modules);
}

test("the README's first example answers, and says what it assumed", async () => {
  const outcome = (await run(blocks[0]!)) as {
    ok: boolean;
    results: { totalLoad: { value: number }; surfaces: { id: string }[] };
    assumed: string[];
  };
  expect(outcome.ok, JSON.stringify(outcome)).toBe(true);
  expect(outcome.results.totalLoad.value).toBeGreaterThan(0);
  expect(outcome.results.surfaces.map(({ id }) => id)).toEqual(["west", "glass"]);
  expect(outcome.assumed).toEqual(expect.arrayContaining(["latitude", "hour"]));
});

test("the numbers that the README prints are those that its examples give", async () => {
  for (const [, call, printed] of blocks[1]!.matchAll(/^(\w+\(.*\)(?:\.\w+)?); *\/\/ ([\d.]+)$/gm)) {
    const outcome = (await run(`${blocks[1]!.split("\n\n")[0]}\nconst outcome = { value: ${call} };`)) as { value: number };
    expect(outcome.value, call).toBeCloseTo(Number(printed), printed!.split(".")[1]!.length);
  }
});
