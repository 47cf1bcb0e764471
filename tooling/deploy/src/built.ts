import { readFile } from "node:fs/promises";
import path from "node:path";
import { publicFolder, publishedFiles } from "./release.ts";
import type { Settings } from "./settings.ts";

/** Endings of files that are read as text. */
const texts = /\.(?:html|js|mjs|css|json|xml|txt|webmanifest)$/;

/** Files that must never be published. */
const unwanted = /(?:^|\/)\.(?!well-known\/)|\.map$|(?:^|\/)\.?vite\/|\.env/;

/** Problems of an assembled site: settings that did not reach it, settings of another site, files that must stay private. */
export async function builtProblems(checkout: string, { apiKey, projectId, origin }: Settings): Promise<readonly string[]> {
  const folder = await publicFolder(checkout);
  const files = await publishedFiles(checkout);
  const contents = await Promise.all(files.filter((file) => texts.test(file)).map((file) => readFile(path.join(folder, file), "utf8")));
  const holds = (text: string): boolean => contents.some((content) => content.includes(text));
  const missing = Object.entries({ VITE_FIREBASE_API_KEY: apiKey, VITE_FIREBASE_PROJECT_ID: projectId, SITE_ORIGIN: origin })
    .filter(([, value]) => !holds(value))
    .map(([name]) => `The build does not hold the value of ${name}.`);
  const exposed = files.filter((file) => unwanted.test(file));
  return [
    ...(files.includes("index.html") ? [] : [`There is no index.html in ${path.relative(checkout, folder)}.`]),
    ...(files.includes("404.html") ? [] : ["There is no 404.html: unknown addresses would have no page."]),
    ...missing,
    ...(holds("plenum.example") ? ["The build holds plenum.example, the address of builds without SITE_ORIGIN."] : []),
    ...(exposed.length > 0 ? [`These files must not be published: ${exposed.join(", ")}`] : []),
  ];
}
