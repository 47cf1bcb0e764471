import { core, depcruise, linted, lint, boundaries, type Fence } from "./shape.ts";

export const boundaryFences: readonly Fence[] = [
  {
    fence: "framework-free engine",
    command: lint,
    faults: [linted({ file: `${core}/flow/valves.ts`, append: 'import "react";' }, "The engine is framework-free")],
  },
  {
    fence: "no React below ui, also in a new package",
    command: `${lint}, boundaries`,
    faults: [
      linted({ file: "packages/new/src/page.ts", content: 'import "react";' }, "only ui draws"),
      linted({ file: "packages/new/src/page.tsx", content: "export const page = 1;" }, "house(no-jsx)"),
      {
        edits: [{ file: "packages/data/src/paths.ts", append: 'import "../../ui/src/elements/index.ts";' }],
        runs: [depcruise("packages/data/src/paths.ts")],
        says: "only-ui-draws",
      },
    ],
  },
  {
    fence: "no cycles of values or types",
    command: `${lint}, boundaries`,
    faults: [
      linted(
        { file: `${core}/energy/tiers.ts`, append: 'import type { TariffError } from "./tariff.ts";\nexport type Refusal = TariffError;' },
        "import(no-cycle)",
      ),
      {
        edits: [
          {
            file: `${core}/energy/tiers.ts`,
            append: 'import type { TariffError } from "./tariff.ts";\nexport type Refusal = TariffError;',
          },
        ],
        runs: [depcruise(`${core}/energy`)],
        says: "no-cycles",
      },
    ],
  },
  {
    fence: "undeclared dependencies",
    command: "`pnpm turbo boundaries`",
    faults: [
      {
        edits: [{ file: "packages/ui/src/elements/index.ts", append: 'import "zod";' }],
        runs: [{ folder: ".", program: "turbo", parameters: ["boundaries"] }],
        says: "zod",
        isQuick: true,
      },
    ],
  },
  {
    fence: "folder boundaries: a new folder may import nothing",
    command: boundaries,
    faults: [
      {
        edits: [{ file: `${core}/magic/index.ts`, content: 'export { frictionFactor } from "../flow/index.ts";' }],
        runs: [depcruise(`${core}/magic`)],
        says: "not-in-allowed",
      },
      {
        edits: [{ file: `${core}/calculators/heat-load/people.ts`, append: 'import "../ventilation-calc/index.ts";' }],
        runs: [depcruise(`${core}/calculators/heat-load/people.ts`)],
        says: "calculators-stay-apart",
      },
      {
        edits: [{ file: "apps/web/src/shell/Shell.tsx", append: 'import "../projects/saveDialog.ts";' }],
        runs: [depcruise("apps/web/src/shell")],
        says: "not-in-allowed",
      },
    ],
  },
  {
    fence: "rooms are imported only by their doors",
    command: boundaries,
    faults: [
      {
        edits: [{ file: `${core}/calculators/heat-load/quick/sun.ts`, append: 'import "../../../loads/coolingLoad.ts";' }],
        runs: [depcruise(`${core}/calculators/heat-load/quick/sun.ts`)],
        says: "rooms-are-entered-by-their-doors",
      },
    ],
  },
];
