import { expect, test } from "vitest";
import { withLinkedIds } from "./linkedIds.ts";

const linked = (fileId: string) => ({ value: 3, unit: "m", link: { collection: "boqs", fileId, result: "rows.a.total" } });

test("links lead to the files under their new ids, in rows and groups too; others stay", () => {
  const input = (fileId: string) => ({
    length: linked(fileId),
    name: "old",
    rows: [{ id: "old", area: linked(fileId) }],
    site: { altitude: linked("elsewhere") },
    imports: [{ id: "x", list: "rows", link: { collection: "boqs", fileId, result: "rooms" }, rows: { old: "-" } }],
  });
  expect(withLinkedIds(input("old"), new Map([["old", "new"]]))).toEqual(input("new"));
});

test("a text or a number called link is left alone", () => {
  const input = {
    link: "old",
    rows: [
      { id: "1", link: 4 },
      { id: "2", link: ["old"] },
    ],
  };
  expect(withLinkedIds(input, new Map([["old", "new"]]))).toEqual(input);
});
