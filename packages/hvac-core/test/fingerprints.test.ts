import { expect, test } from "vitest";
import { fingerprint, functionFingerprints } from "../scripts/fingerprints.ts";
import { importSubpath, isClass, physicsSubpaths, recordCalls } from "./examples.ts";

test("every function of physics has a fingerprint, so that a changed result is never a patch", async () => {
  const printed = new Set(Object.keys(await functionFingerprints()));
  const named = new Map((await recordCalls()).map(({ call, subpath, name }) => [call, `${subpath}/${name}`]));
  for (const subpath of physicsSubpaths) {
    const functions = Object.entries(await importSubpath(subpath)).filter(([, value]) => typeof value === "function" && !isClass(value));
    // A function of two subpaths is printed under the one that its example imports.
    const missing = functions.filter(([, value]) => !printed.has(named.get(value as () => unknown) ?? ""));
    expect(missing.map(([name]) => `${subpath}/${name}`)).toEqual([]);
  }
});

test("a fingerprint changes with the eighth digit and not with the last bits", () => {
  const fingerprintOf = (value: number): string => fingerprint([{ density: [value] }]);
  expect(fingerprintOf(1.00000002)).not.toBe(fingerprintOf(1));
  expect(fingerprintOf(1 + 4 * Number.EPSILON)).toBe(fingerprintOf(1));
  expect(fingerprintOf(1e-17)).toBe(fingerprintOf(0));
  expect(fingerprint(["60 Hz"])).not.toBe(fingerprint(["50 Hz"]));
});
