import { core, linted, lint, type Fence } from "./shape.ts";

export const lintFences: readonly Fence[] = [
  { fence: "types", command: lint, faults: [linted({ file: `${core}/refusals/errors.ts`, append: "const wrong: string = 1;" }, "TS2322")] },
  {
    fence: "types across packages",
    command: lint,
    faults: [
      linted(
        { file: `${core}/calculators/acoustic-calculator/index.ts`, replace: "contributionsByOrigin, ", by: "" },
        "TS2305",
        "apps/web/src/calculators/acoustic-calculator/Contributions.tsx",
      ),
    ],
  },
  {
    fence: "format",
    command: "`pnpm format:check` (`pnpm format` mends)",
    faults: [
      {
        edits: [{ file: `${core}/refusals/errors.ts`, append: "export  const wide = 1;" }],
        runs: [{ folder: ".", program: "oxfmt", parameters: ["--check", `${core}/refusals/errors.ts`] }],
        says: "refusals/errors.ts",
        isQuick: true,
      },
    ],
  },
  {
    fence: "unhandled promises",
    command: lint,
    faults: [
      linted({ file: "apps/web/src/worker/worker.ts", append: "caches.keys();" }, "no-floating-promises"),
      linted({ file: "apps/web/src/worker/worker.ts", append: "void caches.keys();" }, "no-void"),
    ],
  },
  {
    fence: "words of the trade in names, texts and comments: `pnpm exec oxlint --config tooling/fences/words.json <folder>` lists them",
    command: lint,
    faults: [linted({ file: `${core}/flow/valves.ts`, append: "export const found = 1;" }, "words(name)")],
  },
  {
    fence:
      "size: functions to 80 lines, files to 300 (of tests 500), at most ten variables shared by the functions within one; today's exceptions are in `tooling/fences/exceptions.json`, and shrink",
    command: lint,
    faults: [
      linted({ file: "packages/data/src/paths.ts", append: `export function grow(): void {${"\n".repeat(80)}}` }, "house(function-length)"),
      linted({ file: "packages/data/src/paths.ts", append: "//\n".repeat(300) }, "house(file-length)"),
      {
        plant: "eleven variables that the functions within one share",
        says: "functions within it share 11 variables",
        file: "tooling/fences/test/house.test.ts",
        title: "functions within a function share at most ten of its variables",
      },
      {
        plant: "an entry of the exceptions that nothing needs",
        says: "unneeded",
        file: "tooling/fences/test/exceptions.test.ts",
        title: "every exception is needed, and nothing is over a limit without one",
      },
    ],
  },
  {
    fence: "use of the console, under any name",
    command: lint,
    faults: [linted({ file: "packages/data/src/paths.ts", append: 'globalThis.console.warn("lost");' }, "house(console)")],
  },
  {
    fence: "formulas are the engine's: no powers, exponentials or logarithms in the application",
    command: lint,
    faults: [
      linted(
        {
          file: "apps/web/src/calculators/fittings/kinds.ts",
          append: "export const area = (diameter: number) => (Math.PI * diameter ** 2) / 4;",
        },
        "house(formula)",
      ),
      linted(
        { file: "apps/web/src/calculators/fittings/kinds.ts", append: "export const rise = (share: number) => Math.exp(share);" },
        "house(formula)",
      ),
    ],
  },
  {
    fence:
      "texts that users read are in the file of texts of their feature ([where](docs/architecture.md#texts)): `pnpm exec oxlint --config tooling/fences/userTexts.json <folder>` lists others",
    command: lint,
    faults: [
      linted(
        { file: "packages/ui/src/elements/Spinner.tsx", append: "export const Done = (): ReactNode => <p>Done</p>;" },
        "house(user-text)",
      ),
    ],
  },
  {
    fence: "unused code",
    command: "`pnpm knip`",
    faults: [
      {
        edits: [{ file: "packages/data/src/paths.ts", append: "export const unused = 1;" }],
        runs: [{ folder: ".", program: "knip", parameters: ["--treat-config-hints-as-errors"] }],
        says: "unused",
      },
    ],
  },
  {
    fence: "numbers by locale",
    command: lint,
    faults: [
      linted(
        { file: "apps/web/src/export/calculation.ts", append: 'import { formatNumber } from "@org/hvac-core/quantity";' },
        "in the way of the page",
      ),
    ],
  },
];
