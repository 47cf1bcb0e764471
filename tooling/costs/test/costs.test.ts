import { expect, test } from "vitest";
import { assessmentsOf, identityDollars, recaptchaDollars } from "../src/costs.ts";
import { differences } from "../src/differences.ts";
import type { StoredFile } from "../src/measure.ts";
import { operationsTable } from "../src/operations.ts";
import { documentBytes, indexBytes, nameBytes } from "../src/storedSize.ts";

/** The worked example of Cloud Firestore, "Storage size calculations": `users/jeff/tasks/my_task_id`. */
const path = "users/jeff/tasks/my_task_id";
const fields = { type: 9, done: 1, priority: 8, description: 22 };

test("names and documents have the size of the published example", () => {
  expect(nameBytes(path)).toBe(44);
  expect(documentBytes(path, fields)).toBe(147);
});

test("an entry of an index has the size that the same page states as a sum, twice: ascending and descending", () => {
  // Document name 44, name of the parent users/jeff 6 + 5 + 16, field name done 5, value 1, and 32.
  expect(indexBytes(path, { done: 1 })).toBe(2 * (44 + 27 + 5 + 1 + 32));
});

test("active users are priced step by step", () => {
  expect(identityDollars(50_000)).toBe(0);
  expect(identityDollars(100_000)).toBeCloseTo(50_000 * 0.0055, 6);
  expect(identityDollars(10_000_000)).toBeCloseTo(50_000 * 0.0055 + 900_000 * 0.0046 + 9_000_000 * 0.0032, 6);
});

test("an action that the table does not have is an error", () => {
  const of = operationsTable("## Reads and writes per action\n\n| Open a file | 1 | 0 | 0 |\n");
  expect(of("Open a file")).toEqual({ reads: 1, writes: 0, deletes: 0 });
  expect(() => of("Close a file")).toThrow('no row "Close a file"');
});

test("assessments are priced as the page says: 10,000 free, $8 up to 100,000, then a tenth of a cent each", () => {
  expect(recaptchaDollars(10_000)).toBe(0);
  expect(recaptchaDollars(10_001)).toBe(8);
  expect(recaptchaDollars(100_000)).toBe(8);
  expect(recaptchaDollars(320_000)).toBeCloseTo(228, 6);
});

test("a token of an hour is renewed every half hour of a working day, one of a week every three and a half days", () => {
  expect(assessmentsOf(1)).toBe(20 * 16);
  expect(assessmentsOf(168)).toBeCloseTo(30 / 3.5, 6);
});

const transfer = { marketingPage: 300, marketingShared: 200, firstHeatLoad: 400, keptByDevice: 2000 };
const file = (calculator: string, bytes: number): StoredFile => ({
  calculator,
  document: bytes,
  documentIndexes: bytes,
  summary: bytes,
  summaryIndexes: bytes,
  revision: bytes,
  revisionIndexes: bytes,
});

test("files are compared by their calculator, wherever a new one is listed", () => {
  const kept = { files: [file("a", 1000), file("b", 8000)], transfer };
  expect(differences(kept, { files: [file("a", 1000), file("new", 5000), file("b", 8000)], transfer })).toEqual([]);
  expect(differences(kept, { files: [file("a", 1500), file("b", 8000)], transfer })).toContain("a, document: 1000 → 1500");
});

test("a new calculator asks for a new document where it changes the average file, and a change of the pages where they double", () => {
  const kept = { files: [file("a", 1000), file("b", 1000)], transfer };
  const large = differences(kept, { files: [file("a", 1000), file("b", 1000), file("new", 4000)], transfer });
  expect(large).toContain("average of all files, document: 1000 → 2000");
  expect(differences(kept, { ...kept, transfer: { ...transfer, firstHeatLoad: 900 } })).toEqual(["transfer, firstHeatLoad: 400 → 900"]);
});
