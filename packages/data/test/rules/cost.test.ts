import { startFirestore, type RunningFirestore } from "@tooling/firestore-local";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isFileCollection } from "../../src/collections.ts";
import { certainBudget, rulesCost, type RulesCost, type RulesOperation } from "../../src/store/writes/rulesCost.ts";
import { putRules, rulesText } from "../server.ts";
import { isGranted, prepare } from "./ask.ts";
import { cells, home, type Cell } from "./cells.ts";

/** The kind of a document, by the pattern of the rules that covers it. */
function kindOf(path: string): string {
  const segments = path.slice(home.length + 1).split("/");
  if (segments[0] !== "projects") return segments[0]!;
  if (segments[4] === "versions") return segments[5] === "list" ? "versionList" : "version";
  return segments.length === 2
    ? "project"
    : segments[2] === "site"
      ? "site"
      : segments.length === 4 && isFileCollection(segments[2]!)
        ? "file"
        : "revision";
}

const operations: Readonly<Record<string, Partial<Record<Cell["operation"], RulesOperation>>>> = {
  project: { create: "createProject", update: "updateProject", delete: "deleteProject" },
  site: { create: "createSite", update: "updateSite", delete: "deleteSite" },
  file: { create: "createFile", update: "updateFile", delete: "deleteFile" },
  revision: { create: "createRevision", delete: "deleteRevision" },
  version: { create: "keepVersion", update: "keepVersion", delete: "deleteVersion" },
  versionList: { create: "listVersions", update: "listVersions", delete: "deleteVersion" },
  fileSummaries: { create: "writeSummary", update: "writeSummary", delete: "deleteSummary" },
  removals: { create: "requestRemoval", update: "requestRemoval", delete: "deleteRemoval" },
  companyDetails: { create: "writeProfile", update: "writeProfile", delete: "deleteProfile" },
};

const isMove = (writes: Cell["writes"]): boolean => writes.some((write) => "create" in write && "movedFrom" in write.fields);

/** The operation of a cell. */
function operationOf({ operation, path, writes }: Cell): RulesOperation | undefined {
  if (operation === "create" && kindOf(path) === "revision" && writes.some((write) => "create" in write && "issue" in write.fields))
    return isMove(writes) ? "moveIssue" : "createIssue";
  return operation === "create" && isMove(writes) ? "moveFile" : operations[kindOf(path)]![operation];
}

const granted = cells.filter((cell) => cell.granted && cell.writes.length > 0);
let server: RunningFirestore;

beforeAll(async () => {
  server = await startFirestore({ rules: { text: rulesText } });
});
afterAll(() => server.close());

/** Maximum cost of a granted operation over all cells of the table; the rules are loaded again, to count nothing else. */
async function measured(operation: RulesOperation): Promise<RulesCost> {
  const project = `demo-cost-${operation.toLowerCase()}`;
  const cells = granted.filter((cell) => operationOf(cell) === operation);
  const [{ path, operation: method }] = cells as [Cell, ...Cell[]];
  const depth = path.split("/").length;
  await putRules(server.url, project, rulesText);
  for (const cell of cells) {
    await prepare(server.url, project, cell);
    expect(await isGranted(server.url, project, cell), cell.title).toBe(true);
  }
  // The pattern of the rules has "databases/{database}/documents" before the document's own path.
  const rows = server
    .coverage(project)
    .filter((row) => row.methods.includes(method as never) && row.granted > 0 && row.path.split("/").length === depth + 4);
  expect(rows.length).toBe(1);
  return { expressions: rows[0]!.expressions, reads: rows[0]!.reads };
}

describe("what the security rules spend", () => {
  test("every write that they grant has a cost", () => {
    for (const cell of granted) expect(operationOf(cell), cell.title).toBeDefined();
  });

  test.each(Object.keys(rulesCost) as RulesOperation[])("on %s is at most the cost in the table", async (operation) => {
    expect(await measured(operation)).toEqual(rulesCost[operation]);
  });

  test("leaves room: one operation reads ten documents at most, and two of the dearest fit into a batch", () => {
    for (const { expressions, reads } of Object.values<RulesCost>(rulesCost)) {
      expect(reads).toBeLessThanOrEqual(10);
      expect(expressions * 2).toBeLessThanOrEqual(certainBudget.expressions);
    }
    expect(certainBudget).toEqual({ expressions: 900, reads: 20 });
  });
});
