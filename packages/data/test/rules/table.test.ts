import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyProject, openFirestore, putRules, rulesText, type TestFirestore } from "../server.ts";
import { isGranted, prepare } from "./ask.ts";
import { cells } from "./cells.ts";

const project = "demo-rules-table";
let server: TestFirestore;

beforeAll(async () => {
  server = await openFirestore();
  await emptyProject(server.url, project);
  await putRules(server.url, project, rulesText);
});

afterAll(() => server.close());

describe("the security rules, cell by cell", () => {
  test.each(cells.map((cell) => [cell.granted ? "granted" : "denied", cell.title, cell] as const))("%s: %s", async (_, _title, cell) => {
    await prepare(server.url, project, cell);
    expect(await isGranted(server.url, project, cell)).toBe(cell.granted);
  });
});
