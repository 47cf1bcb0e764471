import satisfies from "spdx-satisfies";

/** Licenses that ask only for their text and the authors' names to be passed on. */
export const allowedLicenses: readonly string[] = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "Unlicense",
];

/** A package that may be used although its license is not in the list, with the reason. */
export interface LicenseException {
  readonly name: string;
  readonly license: string;
  readonly reason: string;
}

export const licenseExceptions: readonly LicenseException[] = [
  {
    name: "@fontsource-variable/inter",
    license: "OFL-1.1",
    reason: "A font. The license binds the font and not what is set in it; it goes out unchanged and under its own name.",
  },
  {
    name: "pako",
    license: "(MIT AND Zlib)",
    reason:
      "The Zlib license asks for its notice in altered sources and for nothing of programs; the copyright notice goes out with the others.",
  },
];

/** A package that goes out with the product. */
export interface UsedPackage {
  readonly name: string;
  readonly versions: readonly string[];
  readonly license: string;
}

/**
 * Problems of the licenses of packages. An exception that no package needs is a problem too.
 *
 * Source: SPDX Specification 3.0, annex B, license expressions: of `A OR B` one is enough, of `A AND B` both are needed, and `A WITH B` must be allowed as
 * a whole.
 */
export function licenseProblems(
  packages: readonly UsedPackage[],
  exceptions: readonly LicenseException[] = licenseExceptions,
  allowed: readonly string[] = allowedLicenses,
): readonly string[] {
  const isExcepted = ({ name, license }: UsedPackage): boolean =>
    exceptions.some((exception) => exception.name === name && exception.license === license);
  const problems = packages.filter((used) => !isExcepted(used)).flatMap((used) => problemOf(used, allowed) ?? []);
  const unneeded = exceptions.filter(
    (exception) => !packages.some(({ name, license }) => name === exception.name && license === exception.license),
  );
  return [...problems, ...unneeded.map(({ name, license }) => `The exception for ${name} (${license}) is not needed any more: remove it.`)];
}

function problemOf({ name, versions, license }: UsedPackage, allowed: readonly string[]): string | undefined {
  const used = `${name} ${versions.join(", ")}`;
  try {
    return satisfies(license, allowed) ? undefined : `${used}: ${license} is not on the list of allowed licenses.`;
  } catch (error) {
    // npm allows texts such as "SEE LICENSE IN eula.md", which are not expressions of SPDX.
    return `${used}: "${license}" is not a license expression. ${(error as Error).message}`;
  }
}
