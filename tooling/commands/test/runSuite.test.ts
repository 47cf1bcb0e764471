import { expect, test, vi } from "vitest";
import { runSuite } from "../runSuite.ts";

test("a suite for Google's emulator runs nothing and is skipped where the emulator is not found", async () => {
  vi.stubEnv("FIRESTORE_EMULATOR_JAR", "/nowhere/cloud-firestore-emulator.jar");
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  const suite = { name: "the suite", run: ["exec", "false"], count: "one", level: "all", needsOfficialFirestore: true } as const;
  expect(await runSuite(suite, { extent: "all" })).toMatchObject({
    passed: 0,
    failed: 0,
    skipped: 1,
    faults: [],
    skippedBecause: "not found",
  });
  expect(printed.mock.calls.join()).toContain("skipped: not found");
});
