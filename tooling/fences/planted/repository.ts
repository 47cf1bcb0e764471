import { core, vitest, node, type Fence } from "./shape.ts";

export const repositoryFences: readonly Fence[] = [
  {
    fence: "processor time",
    command: "`CI=1 pnpm test`",
    faults: [
      {
        plant: "half of what a suite uses in `tooling/commands/budget.json`",
        says: "long used 275 s of 200",
        file: "tooling/commands/test/budget.test.ts",
        title: "all suites may use 15 % more than their budget, one suite 30 %, and a small one some seconds",
      },
    ],
  },
  {
    fence: "rules in Google's grammar",
    command: "`packages/data/test/rules/grammar.test.ts`",
    faults: [
      {
        edits: [{ file: "firestore.rules", replace: "&& isName(file.name)", by: "&& 1e5 > 1" }],
        runs: [vitest("packages/data", "test/rules/grammar.test.ts")],
        says: "grammar.test.ts",
        isQuick: true,
      },
    ],
  },
  {
    fence: "cost of rules",
    command: "`packages/data/test/rules/cost.test.ts`",
    faults: [
      {
        edits: [{ file: "firestore.rules", replace: "&& isName(file.name)", by: "&& isName(file.name) && isName(file.name)" }],
        runs: [vitest("packages/data", "test/rules/cost.test.ts")],
        says: "cost.test.ts",
        isQuick: true,
      },
    ],
  },
  {
    fence: "decision records",
    command: "`tooling/commands/test/decisions.test.ts`",
    faults: [
      {
        edits: [{ file: "docs/decisions/0001-stack.md", replace: "**What.**", by: "**How.**" }],
        runs: [vitest("tooling/commands", "test/decisions.test.ts")],
        says: "0001-stack.md has a numbered heading",
      },
    ],
  },
  {
    fence: "subjects of commits: within 72 characters",
    command: "`tooling/commands/test/commits.test.ts`",
    faults: [
      {
        plant: "a subject of 73 characters",
        says: "its length and the subject",
        file: "tooling/commands/test/commits.test.ts",
        title: "a long subject is refused",
      },
    ],
  },
  {
    fence: "documents name existing files, commands, exports and right counts",
    command: "`tooling/commands/test/documents.test.ts`",
    faults: [
      {
        edits: [{ file: "README.md", append: "`packages/nowhere/src/index.ts`" }],
        runs: [vitest("tooling/commands", "test/documents.test.ts")],
        says: "README.md: packages/nowhere/src/index.ts",
        isQuick: true,
      },
      {
        edits: [{ file: "docs/editing.md", replace: "pnpm run deploy live", by: "pnpm run fly live" }],
        runs: [vitest("tooling/commands", "test/documents.test.ts")],
        says: "no script fly",
        isQuick: true,
      },
    ],
  },
  {
    fence: "words of documents, styles and workflows",
    command: "`tooling/fences/test/documentWords.test.ts`",
    faults: [
      {
        edits: [{ file: "SECURITY.md", append: ["Who", "ever reads this."].join("") }],
        runs: [vitest("tooling/fences", "test/documentWords.test.ts")],
        says: "anyone who",
        isQuick: true,
      },
    ],
  },
  {
    fence: "pages of the library",
    command: "`apps/marketing/src/docs/referencePages.test.ts`",
    faults: [
      {
        edits: [
          {
            file: "tooling/api-docs/sitePages.ts",
            replace: '["function", "class", "constant", "type"]',
            by: '["function", "class", "type"]',
          },
        ],
        runs: [vitest("apps/marketing", "src/docs/referencePages.test.ts")],
        says: "referencePages.test.ts",
      },
    ],
  },
  {
    fence: "generated files",
    command: "`pnpm generate --check`",
    faults: [
      {
        edits: [{ file: `${core}/calculators/duct-sizer/card.ts`, replace: '"ductCalculations"', by: '"tubeCalculations"' }],
        runs: [node(".", "tooling/commands/generate.ts", "--check")],
        says: "Out of date: firestore.rules",
        isQuick: true,
      },
    ],
  },
  {
    fence: "API reference, and its topics",
    command: "`pnpm api-docs --check`",
    faults: [
      {
        edits: [{ file: `${core}/refusals/errors.ts`, replace: "A value that lies outside", by: "A value outside" }],
        before: [node(".", "tooling/api-docs/generate.ts")],
        runs: [node(".", "tooling/api-docs/generate.ts", "--check")],
        says: "docs/api",
      },
      {
        edits: [{ file: `${core}/flow/index.ts`, replace: "// Friction\n", by: "" }],
        before: [node(".", "tooling/api-docs/generate.ts")],
        runs: [node(".", "tooling/api-docs/generate.ts", "--check")],
        says: "flow",
      },
    ],
  },
  {
    fence: "licences",
    command: "`pnpm licenses:check`",
    faults: [
      {
        plant: "a dependency under GPL",
        says: "its name and license",
        file: "tooling/supply-chain/test/licenses.test.ts",
        title: "a copyleft or unknown license is a problem that names the package",
      },
    ],
  },
  {
    fence: "releases",
    command: "`pnpm test:all`",
    faults: [
      {
        plant: "`version-packages` without `pnpm api-docs`",
        says: "`docs/api/loading.md` states another version",
        file: "tooling/commands/test/release.test.ts",
        title: "changesets become a version, a change log, the record of its answers, and pages that say so",
      },
    ],
  },
  {
    fence: "deploying",
    command: "`pnpm deploy`",
    faults: [
      {
        plant: "an untracked file",
        says: "the file, and nothing is deployed",
        file: "tooling/deploy/test/deploy.test.ts",
        title: "with a changed or an unknown file in the tree",
      },
      {
        plant: "`VITE_APP_CHECK_DEBUG_TOKEN=x`",
        says: "the setting, and nothing is deployed",
        file: "tooling/deploy/test/deploy.test.ts",
        title: "with settings that are wrong",
      },
    ],
  },
  {
    fence: "lost input",
    command: "`pnpm faults --planted`",
    faults: [
      {
        plant: "drafts that are not stored",
        says: "the loss",
        file: "tooling/commands/suites.ts",
        title: "fault campaign, and a loss planted on purpose",
      },
    ],
  },
  {
    fence: "our Firestore compared with Google's emulator",
    command: "`pnpm test:all official`",
    faults: [
      {
        plant: "a refusal of `firestore-local/src/query/refusals.ts` left out",
        says: "`✗ new: queries: …`",
        file: "tooling/commands/suites.ts",
        title: 'official("comparison"',
      },
    ],
  },
];
