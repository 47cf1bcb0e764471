import type { FileSummary } from "@org/data";
import { expect, test } from "vitest";
import { headlineText } from "../calculators/headline.ts";
import { remarkOf, remarkOfFile, totalsOf } from "./totals.ts";

const file = (id: string, more: Partial<FileSummary>): FileSummary => ({
  id,
  projectId: "p",
  collection: "calculations",
  name: id,
  unitSystem: "Metric",
  results: { load: { value: 1000, quantity: "power" } },
  mode: "Cooling",
  remark: "",
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...more,
});
const refused = (count: number): FileSummary => file(`refused ${count}`, { results: { unread: { value: count, quantity: "count" } } });

test("a file without results is marked, says how many inputs need attention, and is counted where the sums leave it out", () => {
  const totals = totalsOf([file("a", {}), refused(1), refused(2), file("b", { remark: "limit" })]);
  expect(totals).toMatchObject({ files: 4, cooling: { watts: 2000, rooms: 2 }, withoutResults: 2, limits: 1, cautions: 0 });
  expect([remarkOf(totals), remarkOf(totalsOf([file("a", { remark: "limit" })]))]).toEqual(["none", "limit"]);
  expect([refused(1), file("a", {}), file("b", { remark: "caution" })].map(remarkOfFile)).toEqual(["none", "", "caution"]);
  expect([0, 1, 2].map((count) => headlineText(undefined, refused(count)))).toEqual([
    "An input needs attention",
    "1 input needs attention",
    "2 inputs need attention",
  ]);
});
