import { isAllowed, LicenseError } from "./expression.ts";

/** Licenses that ask for their text and the authors' names to be passed on, and for nothing else. */
export const allowedLicenses: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "Unlicense",
]);

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

/** What is wrong with the licenses of packages, in words; nothing, when all may be used. An exception that no package needs is a fault too. */
export function licenseFaults(
  packages: readonly UsedPackage[],
  exceptions: readonly LicenseException[] = licenseExceptions,
): readonly string[] {
  const isExcepted = ({ name, license }: UsedPackage): boolean =>
    exceptions.some((exception) => exception.name === name && exception.license === license);
  const faults = packages.filter((used) => !isExcepted(used)).flatMap((used) => faultOf(used) ?? []);
  const idle = exceptions.filter(
    (exception) => !packages.some(({ name, license }) => name === exception.name && license === exception.license),
  );
  return [...faults, ...idle.map(({ name, license }) => `The exception for ${name} (${license}) is not needed any more: remove it.`)];
}

function faultOf({ name, versions, license }: UsedPackage): string | undefined {
  const which = `${name} ${versions.join(", ")}`;
  try {
    return isAllowed(license, allowedLicenses) ? undefined : `${which}: ${license} is not on the list of allowed licenses.`;
  } catch (error) {
    if (!(error instanceof LicenseError)) throw error;
    return `${which}: its license cannot be told. ${error.message}`;
  }
}
