import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyRepository, type Copy, type Ended } from "./copy.ts";

/** A calculator is added by one command and no other edit: here it is, in a copy of the repository, with all that must then know of it. */
const id = "cooling-tower";
let copy: Copy;

function expectSuccess({ code, said }: Ended): void {
  expect(code, said).toBe(0);
}

/** The tests of a report whose name has a word in it, and how they ended. */
function outcomesIn(report: string, word: string): readonly string[] {
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
    testResults: { assertionResults: { fullName: string; status: string }[] }[];
  };
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ fullName }) => fullName.includes(word)).map(({ status }) => status),
  );
}

/** Runs the tests of a package that name the calculator. */
async function expectTests(folder: string, file: string, word: string): Promise<void> {
  const report = path.join(copy.root, `${path.basename(file)}.json`);
  expectSuccess(await copy.program(folder, "vitest", "run", file, "--testNamePattern", word, "--reporter=json", `--outputFile=${report}`));
  const outcomes = outcomesIn(report, word);
  expect(outcomes.length).toBeGreaterThan(3);
  expect(new Set(outcomes)).toEqual(new Set(["passed"]));
}

beforeAll(async () => {
  copy = copyRepository();
  expectSuccess(await copy.node(".", "tooling/commands/new.ts", "calculator", id));
});

afterAll(() => copy.remove());

describe("pnpm new calculator", () => {
  test("leaves nothing to generate", async () => {
    expectSuccess(await copy.node(".", "tooling/commands/generate.ts", "--check"));
  });

  test.concurrent.each(["packages/hvac-core", "packages/data", "apps/web"])("leaves the types of %s whole", async (folder) => {
    expectSuccess(await copy.program(folder, "tsc", "-p", "tsconfig.json"));
  });

  test("writes what lint lets pass", async () => {
    expectSuccess(
      await copy.program(
        ".",
        "oxlint",
        "--type-aware",
        "--deny-warnings",
        `packages/hvac-core/src/calculators/${id}`,
        `apps/web/src/calculators/${id}`,
      ),
    );
  });

  test("makes a calculator that holds to every law", async () => {
    await expectTests("packages/hvac-core", "test/contract", id);
    expectSuccess(await copy.program("packages/hvac-core", "vitest", "run", `src/calculators/${id}`));
  });

  test("has its files stored: the owner may write them, a stranger may not", async () => {
    await expectTests("packages/data", "test/rules/table.test.ts", "coolingTowerCalculations");
    expectSuccess(await copy.program("packages/data", "vitest", "run", "src/paths.test.ts"));
  });

  test("has it known to the application: as a kind of files, in the navigation, and with a view", async () => {
    const script = `
      import { createServer } from "vite";
      const server = await createServer({
        configFile: false, appType: "custom", logLevel: "error", optimizeDeps: { noDiscovery: true, include: [] }, server: { middlewareMode: true, ws: false, watch: null },
        ssr: { resolve: { conditions: ["source"] } },
      });
      const { kindOfRoute } = await server.ssrLoadModule("../../packages/data/src/collections.ts");
      const { navigation } = await server.ssrLoadModule("/src/pageParts/navigationLinks.ts");
      const { hasView, loadView } = await server.ssrLoadModule("/src/calculators/views.ts");
      const link = navigation.flatMap(({ links }) => links).find(({ path }) => path === "/calculators/${id}");
      const view = await loadView("${id}");
      console.log(JSON.stringify({ kind: kindOfRoute("${id}"), link, hasView: hasView("${id}"), shows: view.definition.id }));
      await server.close();
    `;
    const ended = await copy.node("apps/web", "--input-type=module", "--eval", script);
    expectSuccess(ended);
    expect(JSON.parse(ended.said)).toMatchObject({
      kind: { collection: "coolingTowerCalculations", route: id, title: "Cooling tower" },
      link: { label: "Cooling tower", needsAccount: true },
      hasView: true,
      shows: id,
    });
  });

  test("refuses a second one of the same id, and an id that is none", async () => {
    for (const [given, said] of [
      [id, "already"],
      ["Cooling Tower", "no id"],
    ] as const) {
      const ended = await copy.node(".", "tooling/commands/new.ts", "calculator", given);
      expect(ended.code).toBe(1);
      expect(ended.said).toContain(said);
    }
  });
});

describe("pnpm generate --check", () => {
  const rules = (): string => path.join(copy.root, "firestore.rules");

  test("names what is out of date, and pnpm generate mends it", async () => {
    writeFileSync(rules(), readFileSync(rules(), "utf8").replace("coolingTowerCalculations|", ""));
    const check = await copy.node(".", "tooling/commands/generate.ts", "--check");
    expect(check.code).toBe(1);
    expect(check.said).toContain("Out of date: firestore.rules");
    expectSuccess(await copy.node(".", "tooling/commands/generate.ts"));
    expectSuccess(await copy.node(".", "tooling/commands/generate.ts", "--check"));
    expect(readFileSync(rules(), "utf8")).toMatch(/[(|]coolingTowerCalculations[|)]/);
  });

  test("refuses a card that is at odds with its folder", async () => {
    const card = path.join(copy.root, `packages/hvac-core/src/calculators/${id}/card.ts`);
    expect(existsSync(card)).toBe(true);
    const before = readFileSync(card, "utf8");
    writeFileSync(card, before.replace(`id: "${id}"`, 'id: "heat-load"').replace("coolingTowerCalculations", "revisions"));
    const { code, said } = await copy.node(".", "tooling/commands/generate.ts");
    writeFileSync(card, before);
    expect(code).toBe(1);
    expect(said).toContain("has the id heat-load");
    expect(said).toContain("collection revisions");
  });
});
