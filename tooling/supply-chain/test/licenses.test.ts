import { expect, test } from "vitest";
import { deliveredPackages } from "../packages.ts";
import { allowedLicenses, licenseExceptions, licenseProblems } from "../policy.ts";

const used = (name: string, license: string) => ({ name, versions: ["1.0.0"], license });

test("an expression is met by one of two, and by both of both", () => {
  const allowed = ["MIT", "ISC", "GPL-2.0-only WITH Classpath-exception-2.0"];
  const problems = (license: string) => licenseProblems([used("any", license)], [], allowed);
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
  for (const [license, isAllowed] of cases) expect(problems(license), license).toHaveLength(isAllowed ? 0 : 1);
  for (const license of ["", "MIT ISC", "(MIT", "MIT OR", "AND MIT", "SEE LICENSE IN license.txt", "public domain"])
    expect(problems(license), license).toEqual([expect.stringContaining(`any 1.0.0: "${license}" is not a license expression.`)]);
});

test("a copyleft or unknown license is a problem that names the package", () => {
  expect(
    licenseProblems(
      [used("fine", "MIT"), used("strict", "AGPL-3.0-only"), used("mystery", "Unknown"), used("odd", "SEE LICENSE IN eula.md")],
      [],
    ),
  ).toEqual([
    "strict 1.0.0: AGPL-3.0-only is not on the list of allowed licenses.",
    expect.stringMatching(/^mystery 1\.0\.0: "Unknown" is not a license expression\./),
    expect.stringMatching(/^odd 1\.0\.0: "SEE LICENSE IN eula\.md" is not a license expression\./),
  ]);
});

test("an exception holds for one package under one license, and not longer than it is needed", () => {
  const exceptions = [{ name: "font", license: "OFL-1.1", reason: "A font." }];
  expect(licenseProblems([used("font", "OFL-1.1")], exceptions)).toEqual([]);
  expect(licenseProblems([used("other", "OFL-1.1"), used("font", "GPL-3.0-only")], exceptions)).toHaveLength(3);
  expect(licenseProblems([], exceptions)).toEqual([expect.stringContaining("not needed any more")]);
});

test("delivered packages are the dependencies of the product, without development tools", () => {
  const names = new Set(deliveredPackages().map(({ name }) => name));
  for (const name of ["react", "zod", "firebase", "@firebase/firestore", "@mantine/core", "@zxcvbn-ts/core"])
    expect(names, name).toContain(name);
  for (const name of ["vitest", "typescript", "firebase-tools", "@playwright/test", "knip"]) expect(names, name).not.toContain(name);
  for (const { license, reason } of licenseExceptions)
    expect([allowedLicenses.includes(license), reason.length > 0]).toEqual([false, true]);
});
