import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileCollections } from "../../src/collections.ts";
import { client } from "../rest.ts";
import { emptyProject, openFirestore, putRules, rulesText, type TestFirestore } from "../server.ts";
import { isGranted, prepare } from "./ask.ts";
import { cells, type Cell } from "./cells.ts";
import { allowMutants, conditionMutants } from "./mutants.ts";

/** The other collections of files are treated alike. */
const isOneOfMany = ({ path }: Cell): boolean =>
  fileCollections.some((name) => !["calculations", "boqs"].includes(name) && path.includes(`/${name}/`));
const denied = cells.filter((cell) => !cell.granted && !isOneOfMany(cell));
const granted = cells.filter((cell) => cell.granted && !isOneOfMany(cell));
const hasOnePlace = ({ path }: Cell): boolean => path.endsWith("/profile");

const project = "demo-rules-mutants";
let server: TestFirestore;

beforeAll(async () => {
  server = await openFirestore();
  await emptyProject(server.url, project);
  for (const cell of denied) await prepare(server.url, project, cell);
});

afterAll(() => server.close());

/** A denied request changes nothing, so all of them can be asked of the same documents, until one is granted. */
async function firstGranted(): Promise<Cell | undefined> {
  for (const cell of denied) {
    if (hasOnePlace(cell)) await prepare(server.url, project, cell);
    if (await isGranted(server.url, project, cell)) return cell;
  }
  return undefined;
}

async function restore(cell: Cell): Promise<void> {
  const paths = [...cell.before, ...cell.writes].map((write) =>
    "create" in write ? write.create : "update" in write ? write.update : write.delete,
  );
  await client(server.url, project, "owner").commit(...[...new Set(paths)].map((path) => ({ delete: path })));
  await prepare(server.url, project, cell);
}

async function firstDenied(operation: string): Promise<Cell | undefined> {
  for (const cell of granted.filter((candidate) => candidate.operation === operation)) {
    await restore(cell);
    if (!(await isGranted(server.url, project, cell))) return cell;
  }
  return undefined;
}

describe("every part of the rules decides a cell of the table", () => {
  test.each([...allowMutants(rulesText), ...conditionMutants(rulesText)].map((mutant) => [mutant.title, mutant] as const))(
    "%s",
    async (_, mutant) => {
      await putRules(server.url, project, mutant.rules);
      const changed = mutant.kind === "laxer" ? await firstGranted() : await firstDenied(mutant.operation!);
      if (changed) await restore(changed);
      expect(changed?.title).toBeDefined();
    },
  );

  test("and the rules as they stand decide all of them as stated, before and after", async () => {
    await putRules(server.url, project, rulesText);
    expect((await firstGranted())?.title).toBeUndefined();
    for (const operation of ["get", "list", "create", "update", "delete"]) expect((await firstDenied(operation))?.title).toBeUndefined();
  });
});
