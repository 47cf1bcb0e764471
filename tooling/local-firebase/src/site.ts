import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { readHosting } from "./addresses.ts";
import { privateDirectory, privateFile } from "./privateFolder.ts";

/** Configuration of the application by its host: globals of its page, and further origins to which it may connect. */
export interface SiteConfiguration {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly origins: readonly string[];
}

/** The files of a build that `firebase deploy` publishes, as firebase-tools lists them with the project's ignored patterns. */
export function publishedFiles(build: string): readonly string[] {
  const { listFiles } = createRequire(import.meta.url)("firebase-tools/lib/listFiles.js") as {
    readonly listFiles: (folder: string, ignore: readonly string[]) => readonly string[];
  };
  return listFiles(build, readHosting().ignore);
}

/**
 * Copies what is published of a production build and configures the copy: each page of the application (the one of all its addresses, and those that
 * the build has drawn) sets the globals before any other script runs, and its content security policy lets that script run, by its hash, and lets the
 * page connect to its own origin and the ones given, to no others. Pages of the marketing site stay as they are.
 *
 * @throws {Error} when there is no build
 */
export async function prepareSite(build: string, copy: string, configuration: SiteConfiguration): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  requireBuild(build);
  const files = publishedFiles(build);
  await Promise.all(files.map((file) => copyPrivately(path.join(build, file), path.join(copy, file))));
  for (const page of files.filter((file) => file.endsWith(".html")).map((file) => path.join(copy, file))) {
    const html = await readFile(page, "utf8");
    if (isApplication(html)) await writeFile(page, configurePage(html, configuration));
  }
}

/** The pages of the application bear its name as HTML has it for applications. */
function isApplication(html: string): boolean {
  return html.includes('<meta name="application-name"');
}

/** @throws {Error} when there is no build */
export function requireBuild(build: string): void {
  if (!existsSync(path.join(build, "app.html"))) throw new Error(`There is no build in ${build}. Run pnpm build first.`);
}

async function copyPrivately(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true, mode: privateDirectory });
  await copyFile(from, to);
  await chmod(to, privateFile);
}

/** @throws {Error} when the page has no head to put the script into */
export function configurePage(html: string, { globals, origins }: SiteConfiguration): string {
  const script = Object.entries(globals)
    .map(([name, value]) => `globalThis[${inScript(name)}]=${inScript(value)};`)
    .join("");
  const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  const policed = html.replace(
    policyElement,
    (_all, before: string, policy: string, after: string) =>
      `${before}${inAttribute(extendPolicy(fromAttribute(policy), hash, origins))}${after}`,
  );
  const place = policyElement.exec(policed) ?? /<head[^>]*>/.exec(policed);
  if (!place) throw new Error("The page has no head.");
  const end = place.index + place[0].length;
  return `${policed.slice(0, end)}<script>${script}</script>${policed.slice(end)}`;
}

const policyElement = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)("[^>]*>)/i;

/** JSON for a script element, with any text in it. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

function fromAttribute(text: string): string {
  return text
    .replaceAll(/&#39;|&apos;/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

function inAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

function extendPolicy(policy: string, hash: string, origins: readonly string[]): string {
  const directives = new Map(
    policy
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name !== "")
      .map(([name = "", ...sources]) => [name, sources]),
  );
  directives.set("script-src", [...(directives.get("script-src") ?? ["'self'"]), hash]);
  directives.set("connect-src", ["'self'", ...origins]);
  return [...directives].map((directive) => directive.flat().join(" ")).join("; ");
}
