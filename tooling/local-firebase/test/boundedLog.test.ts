import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openBoundedLog, withoutCodes } from "../src/boundedLog.ts";

test("a log keeps its last lines, and no more than twice its size", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "log-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "a.log");
  const log = openBoundedLog(file, 1000);
  for (let line = 0; line < 500; line += 1) log.write(`line ${line}`);
  expect(statSync(file).size).toBeLessThanOrEqual(1000);
  expect(statSync(`${file}.1`).size).toBeLessThanOrEqual(1000);
  expect(readFileSync(file, "utf8")).toMatch(/line 499\n$/);
});

test.each([
  ["follow this link: http://127.0.0.1/reset-password?mode=resetPassword&oobCode=AbC-1&lang=en", "AbC-1"],
  ['{"idToken":"eyJ.x.y","refreshToken":"r-1"}', "r-1"],
  ["password: hunter2", "hunter2"],
])("%s is written without what opens an account", (line, secret) => {
  expect(withoutCodes(line)).not.toContain(secret);
  expect(withoutCodes(line)).toContain("…");
});
