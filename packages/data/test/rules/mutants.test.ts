import { extent } from "@tooling/testing/extent";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileCollections } from "../../src/collections.ts";
import { client } from "@tooling/testing/documents";
import { emptyProject, isOfficial, openFirestore, putRules, rulesText, type TestFirestore } from "../server.ts";
import { isGranted, prepare } from "./ask.ts";
import { cells, type Cell } from "./cells.ts";
import { allowMutants, conditionMutants } from "./mutants.ts";

/** The rules of the other collections of files are identical. */
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
  for (const cell of denied) await prepare(server.transport, project, cell);
});

afterAll(() => server.close());

/** The kind of document of a cell. */
const kindOf = ({ path }: Cell): string => path.replaceAll(/x[0-9]+/g, "ID");
let lastKind: string | undefined;

/** Cells, first those about the kind of document that noticed the last mutant: the next one is next to it in the rules. */
const likeliestFirst = (all: readonly Cell[]): readonly Cell[] =>
  all.toSorted((cell, other) => Number(kindOf(other) === lastKind) - Number(kindOf(cell) === lastKind));

/** Returns the first cell that matches, and remembers its kind of document. */
async function firstOf(all: readonly Cell[], fits: (cell: Cell) => Promise<boolean>): Promise<Cell | undefined> {
  for (const cell of likeliestFirst(all)) {
    if (!(await fits(cell))) continue;
    lastKind = kindOf(cell);
    return cell;
  }
  return undefined;
}

/** A denied request changes nothing, so all of them can use the same documents, until one is granted. */
function firstGranted(): Promise<Cell | undefined> {
  return firstOf(denied, async (cell) => {
    if (hasOnePlace(cell)) await prepare(server.transport, project, cell);
    return isGranted(server.transport, project, cell);
  });
}

async function restore(cell: Cell): Promise<void> {
  const paths = [...cell.before, ...cell.writes].map((write) =>
    "create" in write ? write.create : "update" in write ? write.update : "put" in write ? write.put : write.delete,
  );
  await client(server.transport, project, "owner").commit(...[...new Set(paths)].map((path) => ({ delete: path })));
  await prepare(server.transport, project, cell);
}

function firstDenied(operation: string): Promise<Cell | undefined> {
  const candidates = granted.filter((candidate) => candidate.operation === operation);
  return firstOf(candidates, async (cell) => {
    await restore(cell);
    return !(await isGranted(server.transport, project, cell));
  });
}

const mutants = [...allowMutants(rulesText), ...conditionMutants(rulesText)];
/** Our server runs all of them every time; Google's emulator, which takes longer, every fourth, and all at night. */
const judged = isOfficial && extent !== "night" ? mutants.filter((_, index) => index % 4 === 0) : mutants;

describe("every part of the rules decides a cell of the table", () => {
  test.each(judged.map((mutant) => [mutant.title, mutant] as const))("%s", async (_, mutant) => {
    await putRules(server.url, project, mutant.rules);
    const changed = mutant.kind === "laxer" ? await firstGranted() : await firstDenied(mutant.operation!);
    if (changed) await restore(changed);
    expect(changed?.title).toBeDefined();
  });

  test("and the unchanged rules decide all of them as expected, before and after", async () => {
    await putRules(server.url, project, rulesText);
    expect((await firstGranted())?.title).toBeUndefined();
    for (const operation of ["get", "list", "create", "update", "delete"]) expect((await firstDenied(operation))?.title).toBeUndefined();
  });
});
