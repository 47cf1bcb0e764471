import type { CalculatorFolder } from "./cards.ts";

interface Rewrite {
  readonly source: string;
  readonly destination: string;
}

interface HeaderRule {
  readonly source?: string;
  readonly regex?: string;
  readonly headers: ReadonlyArray<{ readonly key: string; readonly value: string }>;
}

interface Configuration {
  readonly hosting: { readonly rewrites: readonly Rewrite[]; readonly headers: readonly HeaderRule[] };
}

/** The page of the application, and those that its build has drawn, by the routes they belong to (apps/web/build/prerender.ts). */
const applicationPage = "/app.html";
const drawnPages: Readonly<Record<string, string>> = { "/heat-load": "/heat-load.html" };

/** The application's routes as its router has them: `/projects/$projectId`. A layout of other routes is not a page. */
export function routesOf(routeTree: string): readonly string[] {
  const list = /interface FileRoutesByTo \{([^}]*)\}/.exec(routeTree)?.[1];
  if (list === undefined) throw new Error("routeTree.gen.ts lacks the routes by where they lead.");
  return [...list.matchAll(/"([^"]+)": typeof (\w+);/g)].flatMap(([, route = "", type = ""]) =>
    type.endsWith("WithChildren") ? [] : [route],
  );
}

/** Values of a parameter of a route: ids from the cards where it names a calculator, any one part of a path otherwise. */
function valuesOf(parameter: string, all: readonly CalculatorFolder[]): readonly string[] {
  if (parameter === "$calculatorId") return all.flatMap(({ card }) => (card.route === null ? [] : [card.id]));
  if (parameter === "$kind") return all.map(({ card }) => card.id);
  return ["*"];
}

/** The addresses of a route, as patterns of Hosting. */
export function addressesOf(route: string, all: readonly CalculatorFolder[]): readonly string[] {
  const [, ...parts] = route.split("/");
  return parts.reduce<readonly string[]>(
    (begun, part) =>
      begun.flatMap((beginning) => (part.startsWith("$") ? valuesOf(part, all) : [part]).map((value) => `${beginning}/${value}`)),
    [""],
  );
}

/** JSON with each value on one line if it fits. */
function print(value: unknown, indent = "", used = 0): string {
  const flat = JSON.stringify(value, undefined, 1)
    .replaceAll(/\n\s*/g, " ")
    .replaceAll(/\[ (.*?) \]/g, "[$1]");
  if (typeof value !== "object" || value === null || indent.length + used + flat.length <= 139) return flat;
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((each) => `${inner}${print(each, inner)}`)
    : Object.entries(value).map(([key, each]) => `${inner}${JSON.stringify(key)}: ${print(each, inner, key.length + 4)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${entries.join(",\n")}\n${indent}${close}`;
}

/**
 * Hosting's configuration with the addresses of the application: each has its rewrite, so that every other path gets status 404; and the private
 * ones have a header that keeps search engines out. The rest of the file is written by hand.
 */
export function hosting(text: string, routeTree: string, all: readonly CalculatorFolder[]): string {
  const configuration = JSON.parse(text) as Configuration;
  const rewrites = routesOf(routeTree).flatMap((route) =>
    addressesOf(route, all).map((source): Rewrite => ({ source, destination: drawnPages[route] ?? applicationPage })),
  );
  const firstParts = rewrites.filter(({ destination }) => destination === applicationPage).map(({ source }) => source.split("/")[1]!);
  const regex = `^/(?:${[...new Set(firstParts)].toSorted().join("|")})(?:/|$)`;
  const isPrivate = ({ headers }: HeaderRule): boolean => headers.some(({ key }) => key === "X-Robots-Tag");
  const headers = configuration.hosting.headers.map((rule) => (isPrivate(rule) ? { regex, headers: rule.headers } : rule));
  return `${print({ ...configuration, hosting: { ...configuration.hosting, rewrites, headers } })}\n`;
}
