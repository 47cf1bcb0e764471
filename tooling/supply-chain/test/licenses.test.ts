import { expect, test } from "vitest";
import { isAllowed } from "../expression.ts";
import { deliveredPackages } from "../packages.ts";
import { allowedLicenses, licenseExceptions, licenseFaults } from "../policy.ts";

const used = (name: string, license: string) => ({ name, versions: ["1.0.0"], license });

test("an expression is met by one of two, and by both of both", () => {
  const allowed = new Set(["MIT", "ISC", "GPL-2.0-only WITH Classpath-exception-2.0"]);
  const cases: readonly (readonly [string, boolean])[] = [
    ["MIT", true],
    ["GPL-3.0-only", false],
    ["(MIT OR GPL-3.0-only)", true],
    ["GPL-3.0-only OR MIT", true],
    ["MIT AND GPL-3.0-only", false],
    ["MIT AND ISC", true],
    ["MIT OR GPL-3.0-only AND LGPL-2.1", true],
    ["(MIT OR GPL-3.0-only) AND LGPL-2.1", false],
    ["GPL-2.0-only WITH Classpath-exception-2.0", true],
    ["GPL-2.0-only", false],
    ["MIT WITH Classpath-exception-2.0", false],
  ];
  for (const [expression, expected] of cases) expect(isAllowed(expression, allowed), expression).toBe(expected);
  for (const expression of ["", "MIT ISC", "(MIT", "MIT OR", "AND MIT", "SEE LICENSE IN license.txt", "public domain"])
    expect(() => isAllowed(expression, allowed), expression).toThrow(/no license expression|parenthesis/);
});

test("a copyleft or unknown license is a fault that names the package", () => {
  expect(
    licenseFaults(
      [used("fine", "MIT"), used("strict", "AGPL-3.0-only"), used("mystery", "Unknown"), used("odd", "SEE LICENSE IN eula.md")],
      [],
    ),
  ).toEqual([
    "strict 1.0.0: AGPL-3.0-only is not on the list of allowed licenses.",
    "mystery 1.0.0: Unknown is not on the list of allowed licenses.",
    expect.stringMatching(/^odd 1\.0\.0: its license cannot be told\./),
  ]);
});

test("an exception holds for one package under one license, and not longer than it is needed", () => {
  const exceptions = [{ name: "font", license: "OFL-1.1", reason: "A font." }];
  expect(licenseFaults([used("font", "OFL-1.1")], exceptions)).toEqual([]);
  expect(licenseFaults([used("other", "OFL-1.1"), used("font", "GPL-3.0-only")], exceptions)).toHaveLength(3);
  expect(licenseFaults([], exceptions)).toEqual([expect.stringContaining("not needed any more")]);
});

test("what goes out is what the product depends on, and nothing of the workshop", () => {
  const names = new Set(deliveredPackages().map(({ name }) => name));
  for (const name of ["react", "zod", "firebase", "@firebase/firestore", "@mantine/core", "@zxcvbn-ts/core"])
    expect(names, name).toContain(name);
  for (const name of ["vitest", "typescript", "firebase-tools", "@playwright/test", "knip"]) expect(names, name).not.toContain(name);
  for (const { license, reason } of licenseExceptions) expect([allowedLicenses.has(license), reason.length > 0]).toEqual([false, true]);
});
