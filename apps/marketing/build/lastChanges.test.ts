import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { lastChanges } from "./lastChanges.ts";

test("the last change of a page is its revision, or else its first date", () => {
  const content = mkdtempSync(path.join(tmpdir(), "content-"));
  mkdirSync(path.join(content, "blog"));
  mkdirSync(path.join(content, "pages"));
  writeFileSync(path.join(content, "blog/new.mdx"), "---\ntitle: New\ndate: 2026-11-20\n---\n\nText.\n");
  writeFileSync(
    path.join(content, "blog/revised.mdx"),
    "---\ntitle: Revised\ndate: 2026-11-20\nupdated: 2026-11-22\n---\n\ndate: 2020-01-01\n",
  );
  writeFileSync(path.join(content, "pages/about.md"), "---\ntitle: About\n---\n\nText.\n");
  expect(lastChanges(content)).toEqual(
    new Map([
      ["/blog/new", new Date("2026-11-20T00:00:00Z")],
      ["/blog/revised", new Date("2026-11-22T00:00:00Z")],
    ]),
  );
  rmSync(content, { recursive: true });
});
