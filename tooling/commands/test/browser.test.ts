import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { shellNextTo } from "@tooling/browser";
import { expect, test } from "vitest";

test("the headless shell is found next to Playwright's full browser, under the names of its releases", () => {
  const cache = mkdtempSync(join(tmpdir(), "playwright-"));
  const file = (path: string): string => {
    mkdirSync(dirname(join(cache, path)), { recursive: true });
    writeFileSync(join(cache, path), "");
    return join(cache, path);
  };
  const earlier = file("chromium-1200/chrome-linux/chrome");
  const newer = file("chromium-1228/chrome-linux64/chrome");
  expect(shellNextTo(newer)).toBeUndefined();
  const shells = [
    file("chromium_headless_shell-1200/chrome-linux/headless_shell"),
    file("chromium_headless_shell-1228/chrome-headless-shell-linux64/chrome-headless-shell"),
  ];
  expect([earlier, newer].map(shellNextTo)).toEqual(shells);
  rmSync(cache, { recursive: true });
});
