import { core, vitest, node, engineTest, type Fence } from "./shape.ts";

export const engineFences: readonly Fence[] = [
  {
    fence: "changed results",
    command: "`pnpm --filter @tooling/fences run changesets`",
    faults: [
      {
        edits: [{ file: `${core}/psychrometrics/constants.ts`, replace: "1006", by: "1007" }],
        before: [node("tooling/fences", "changesets.ts", "--record")],
        without: ".changeset/*.md",
        runs: [node("tooling/fences", "changesets.ts")],
        says: "A changed result is never a patch",
      },
    ],
  },
  {
    fence: "package contents",
    command: "`publint --strict`, `attw`",
    faults: [
      {
        edits: [
          {
            file: "packages/hvac-core/package.json",
            replace: '          "default": "./dist/index.cjs"',
            by: '          "default": "./dist/gone.cjs"',
          },
        ],
        before: [{ folder: "packages/hvac-core", program: "tsup", parameters: [] }],
        runs: [{ folder: "packages/hvac-core", program: "publint", parameters: ["--strict", "--pack", "false"] }],
        says: "gone.cjs but the file does not exist",
      },
    ],
  },
  {
    fence: "sizes",
    command: "`pnpm size`",
    faults: [
      {
        edits: [{ file: `${core}/flow/frictionFactor.ts`, append: 'import { z } from "zod";\nexport const text = z.string();' }],
        runs: [
          { folder: "packages/hvac-core", program: "tsup", parameters: [] },
          { folder: "packages/hvac-core", program: "size-limit", parameters: [] },
        ],
        says: "exceeded",
      },
    ],
  },
  {
    fence: "formulas of a sheet give its values",
    command: "contract tests of the calculator",
    faults: [
      {
        edits: [{ file: `${core}/calculators/ventilation-calc/describeRoom.ts`, replace: '"b * l"', by: '"b + l"' }],
        runs: [vitest("packages/hvac-core", "src/calculators/ventilation-calc/contract.test.ts")],
        says: "the formula gives",
      },
    ],
  },
  {
    fence: "examples",
    command: engineTest("test/examples.test.ts"),
    faults: [
      {
        edits: [{ file: `${core}/refusals/errors.ts`, replace: "between -100 and 200 °C", by: "between -100 and 201 °C" }],
        runs: [vitest("packages/hvac-core", "test/examples.test.ts")],
        says: "errors.ts:10 runs and gives what it states",
      },
    ],
  },
  {
    fence: "each warning code in a single file",
    command: "contract tests of the calculator",
    faults: [
      {
        edits: [
          { file: `${core}/calculators/ventilation-calc/dwellingWarnings.ts`, replace: '"fan-hardly-needed"', by: '"demand-control"' },
        ],
        runs: [vitest("packages/hvac-core", "src/calculators/ventilation-calc/contract.test.ts")],
        says: "peopleWarnings.ts",
      },
    ],
  },
  {
    fence: "refusals",
    command: engineTest("test/fuzz.test.ts"),
    faults: [
      {
        edits: [{ file: `${core}/flow/crane.ts`, replace: '  requireInRange("diameter", diameter, 0.005, 2, "m");\n', by: "" }],
        runs: [vitest("packages/hvac-core", "test/fuzz.test.ts", "-t", "^flow ")],
        says: "craneFrictionFactor",
      },
    ],
  },
  {
    fence: "constants are defined once",
    command: engineTest("test/constants.test.ts"),
    faults: [
      {
        edits: [{ file: `${core}/flow/valves.ts`, append: "export const pound = 0.45359237;" }],
        runs: [vitest("packages/hvac-core", "test/constants.test.ts")],
        says: "flow/valves.ts",
        isQuick: true,
      },
    ],
  },
  {
    fence: "citations",
    command: engineTest("test/citations.test.ts"),
    faults: [
      {
        edits: [{ file: `${core}/flow/crane.ts`, replace: "@source ", by: "@source nobody" }],
        runs: [vitest("packages/hvac-core", "test/citations.test.ts")],
        says: "nobody",
      },
    ],
  },
  {
    fence: "the package's subpaths",
    command: engineTest("test/doors.test.ts"),
    faults: [
      {
        edits: [{ file: `${core}/kernel/index.ts`, append: 'export { plural } from "./plural.ts";' }],
        runs: [vitest("packages/hvac-core", "test/doors.test.ts")],
        says: "plural",
        isQuick: true,
      },
    ],
  },
];
