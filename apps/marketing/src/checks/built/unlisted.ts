import { readFileSync } from "node:fs";
import type { Fault } from "../fault.ts";

/** Pages of the application that are not in the sitemap, by the first part of their address, and why. */
export const unlisted: Readonly<Record<string, string>> = {
  "action-confirmation": "opens with a code from an e-mail only",
  calculators: "needs an account; the page about the calculator is listed",
  dashboard: "shows a user's own work",
  login: "is a form",
  projects: "shows a user's own work",
  reference: "needs an account",
  "reset-password": "is a form",
  settings: "shows a user's own account",
  "verify-email": "is a form",
};

interface Hosting {
  readonly rewrites: ReadonlyArray<{ readonly source: string }>;
  readonly headers: ReadonlyArray<{
    readonly regex?: string;
    readonly headers: ReadonlyArray<{ readonly key: string; readonly value: string }>;
  }>;
}

/** Every address of the application is in the sitemap, or left out for a reason and kept from search engines by its header; never both. */
export function checkUnlisted(file: string, { rewrites, headers }: Hosting, listed: readonly string[]): readonly Fault[] {
  const hidden = headers.flatMap(({ regex, headers: pairs }) =>
    regex !== undefined && pairs.some(({ key, value }) => key === "X-Robots-Tag" && value.includes("noindex")) ? [new RegExp(regex)] : [],
  );
  const faults = rewrites.flatMap(({ source }): readonly string[] => {
    const isHidden = hidden.some((pattern) => pattern.test(source));
    const hasReason = Object.hasOwn(unlisted, source.split("/")[1] ?? "");
    if (listed.includes(source)) return isHidden ? [`${source} is in the sitemap, and its header keeps search engines out`] : [];
    return [
      ...(hasReason ? [] : [`${source} is neither in the sitemap nor left out for a reason (src/checks/built/unlisted.ts)`]),
      ...(isHidden ? [] : [`${source} is not in the sitemap, and no header keeps search engines out`]),
    ];
  });
  return faults.map((message) => ({ file, message }));
}

export function readHosting(configuration: string): Hosting {
  return (JSON.parse(readFileSync(configuration, "utf8")) as { readonly hosting: Hosting }).hosting;
}
