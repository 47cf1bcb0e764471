import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isAll } from "@tooling/testing/extent";
import { copyRepository, type Copy, type Ended } from "@tooling/testing/copy";

/**
 * A calculator is added by one command and no other edit: the test adds one to a copy of the repository.
 * `pnpm test` checks its files and its contract; `pnpm test:all` runs the suites of `pnpm check` that a calculator can fail.
 */
const id = "sample-boards";
const folders = [`packages/hvac-core/src/calculators/${id}`, `apps/web/src/calculators/${id}`];
let copy: Copy;

function expectSuccess({ code, output }: Ended): void {
  expect(code, output).toBe(0);
}

/** Tests of a report whose name contains a word, with their results. */
function outcomesIn(report: string, word: string): readonly string[] {
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
    testResults: { assertionResults: { fullName: string; status: string }[] }[];
  };
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ fullName }) => fullName.includes(word)).map(({ status }) => status),
  );
}

/** Runs the tests of a package whose name contains a word. */
async function expectTests(folder: string, file: string, word: string, minCount = 3): Promise<void> {
  const report = path.join(copy.root, `${path.basename(file)}.json`);
  expectSuccess(
    await copy.program(
      folder,
      "vitest",
      "run",
      file,
      ...(word === "" ? [] : ["--testNamePattern", word]),
      "--reporter=json",
      `--outputFile=${report}`,
    ),
  );
  const outcomes = outcomesIn(report, word);
  expect(outcomes.length).toBeGreaterThan(minCount);
  expect(new Set(outcomes)).toEqual(new Set(["passed"]));
}

beforeAll(async () => {
  copy = copyRepository();
  expectSuccess(await copy.node(".", "tooling/commands/new.ts", "calculator", id, ...(isAll ? [] : ["--without-docs"])));
});

afterAll(() => copy.remove());

describe("pnpm new calculator", () => {
  test("leaves nothing to generate", async () => {
    expectSuccess(await copy.node(".", "tooling/commands/generate.ts", "--check"));
  });

  test("writes files that the formatter leaves as they are", async () => {
    expectSuccess(await copy.program(".", "oxfmt", "--check", ...folders));
  });

  test.runIf(isAll)("leaves the API reference and the validation report up to date", async () => {
    expectSuccess(await copy.node(".", "--conditions=source", "tooling/api-docs/generate.ts", "--check"));
    expectSuccess(await copy.program("packages/hvac-core", "vitest", "run", "test/validation", "test/citations", "test/fingerprints"));
  });

  test.runIf(isAll)("leaves the tests of the marketing site green", async () => {
    expectSuccess(await copy.program("apps/marketing", "vitest", "run"));
  });

  test.runIf(isAll)("leaves the pictures of the product as good as they were", async () => {
    const { output } = await copy.node("tooling/pictures", "--conditions=source", "check.ts");
    expect(output).toContain(`There is no picture of ${id} yet.`);
    expect(output).not.toMatch(/ shows the navigation |, which has a page/);
  });

  test.runIf(isAll)("leaves the tests of the reference green", async () => {
    await expectTests("apps/web", "src/reference/topics.test.ts", "", 2);
  });

  test.runIf(isAll)("leaves no unused export, and no import across a boundary", async () => {
    expectSuccess(await copy.program(".", "knip", "--treat-config-hints-as-errors"));
    expectSuccess(await copy.node("tooling/fences", "boundaries.ts"));
  });

  test.runIf(isAll).each(["packages/hvac-core", "packages/data", "apps/web"])("leaves the types of %s whole", async (folder) => {
    expectSuccess(await copy.program(folder, "tsc", "-p", "tsconfig.json"));
  });

  test("writes what lint lets pass", async () => {
    expectSuccess(await copy.program(".", "oxlint", ...(isAll ? ["--type-aware"] : []), "--deny-warnings", ...folders));
  });

  test("makes a calculator that holds to every law, and whose tests pass", async () => {
    await expectTests("packages/hvac-core", `src/calculators/${id}`, "", 40);
  });

  test.runIf(isAll)("has its files stored: the owner may write them, a stranger may not", async () => {
    await expectTests("packages/data", "test/rules/table.test.ts", "sampleBoardsCalculations");
    expectSuccess(await copy.program("packages/data", "vitest", "run", "src/paths.test.ts"));
  });

  test.runIf(isAll)("has it known to the application: as a kind of files, in the navigation, and with a view", async () => {
    const script = `
      import { createServer } from "vite";
      const server = await createServer({
        configFile: false, appType: "custom", logLevel: "error", optimizeDeps: { noDiscovery: true, include: [] }, server: { middlewareMode: true, ws: false, watch: null },
        ssr: { resolve: { conditions: ["source"] } },
      });
      const { kindOfRoute } = await server.ssrLoadModule("../../packages/data/src/collections.ts");
      const { navigation } = await server.ssrLoadModule("/src/page/navigationLinks.ts");
      const { hasView, loadView } = await server.ssrLoadModule("/src/calculators/views.ts");
      const link = navigation.flatMap(({ links }) => links).find(({ path }) => path === "/calculators/${id}");
      const view = await loadView("${id}");
      console.log(JSON.stringify({ kind: kindOfRoute("${id}"), link, hasView: hasView("${id}"), shows: view.definition.id }));
      await server.close();
    `;
    const ended = await copy.node("apps/web", "--input-type=module", "--eval", script);
    expectSuccess(ended);
    expect(JSON.parse(ended.output)).toMatchObject({
      kind: { collection: "sampleBoardsCalculations", route: id, title: "Sample boards" },
      link: { label: "Sample boards", needsAccount: true },
      hasView: true,
      shows: id,
    });
  });

  test("refuses a second one of the same id, and a text that is not an id", async () => {
    for (const [given, output] of [
      [id, "already"],
      ["Sample Boards", "is not an id"],
    ] as const) {
      const ended = await copy.node(".", "tooling/commands/new.ts", "calculator", given);
      expect(ended.code).toBe(2);
      expect(ended.output).toContain(output);
    }
  });
});

describe("pnpm generate --check", () => {
  const rules = (): string => path.join(copy.root, "firestore.rules");

  test("names what is out of date, and pnpm generate mends it", async () => {
    writeFileSync(rules(), readFileSync(rules(), "utf8").replace("sampleBoardsCalculations|", ""));
    const check = await copy.node(".", "tooling/commands/generate.ts", "--check");
    expect(check.code).toBe(1);
    expect(check.output).toContain("Out of date: firestore.rules");
    expectSuccess(await copy.node(".", "tooling/commands/generate.ts"));
    expectSuccess(await copy.node(".", "tooling/commands/generate.ts", "--check"));
    expect(readFileSync(rules(), "utf8")).toMatch(/[(|]sampleBoardsCalculations[|)]/);
  });

  test("refuses a card that is at odds with its folder", async () => {
    const card = path.join(copy.root, `packages/hvac-core/src/calculators/${id}/card.ts`);
    expect(existsSync(card)).toBe(true);
    const before = readFileSync(card, "utf8");
    writeFileSync(card, before.replace(`id: "${id}"`, 'id: "heat-load"').replace("sampleBoardsCalculations", "revisions"));
    const { code, output } = await copy.node(".", "tooling/commands/generate.ts");
    writeFileSync(card, before);
    expect(code).toBe(1);
    expect(output).toContain("has the id heat-load");
    expect(output).toContain("collection revisions");
  });
});
