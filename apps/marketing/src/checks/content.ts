import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { featureSchema, pageSchema, postSchema } from "../contentSchemas.ts";
import { sorted, type Fault } from "./fault.ts";
import { checkFields, readFields } from "./fields.ts";
import { checkLinks } from "./links.ts";
import { checkPictures } from "./pictures.ts";
import type { Prose } from "./prose.ts";
import type { Site } from "./site.ts";
import { checkTable, featureSlugs, requiredPages, separatePages, slugsOf } from "./table.ts";
import { checkLeftovers, checkText } from "./text.ts";

/** A folder of texts: how its files end, and what precedes their text. */
interface Folder {
  readonly path: string;
  readonly ending: string;
  readonly address: string;
  readonly schema?: z.ZodType;
}

const folders: readonly Folder[] = [
  { path: "content/blog", ending: ".mdx", address: "/blog/", schema: postSchema },
  { path: "content/pages", ending: ".md", address: "/", schema: pageSchema },
  { path: "content/features", ending: ".mdx", address: "/features/" },
];

interface TextFile {
  readonly file: string;
  readonly folder: Folder;
  readonly name: string;
  readonly address: string;
  readonly text: string;
}

/** Everything that an editor has to mend in the content of a site, and how many files were read. */
export function checkContent(root: string, site: Site, today: Date): { readonly faults: readonly Fault[]; readonly files: number } {
  const table = "content/features.json";
  const tableText = readFileSync(path.join(root, table), "utf8");
  const features = [...new Set([...featureSlugs, ...separatePages, ...slugsOf(tableText)])];
  const texts = folders.flatMap((folder) => readFolder(root, folder));
  const checked = texts.map((each) => ({ each, ...checkText(each.file, each.text, site.parts) }));
  const prose = new Map<string, Prose | undefined>(checked.map(({ each, prose: read }) => [each.address, read]));
  for (const slug of features) if (!prose.has(`/features/${slug}`)) prose.set(`/features/${slug}`, undefined);
  const faults = [
    ...checkTable(table, tableText, featureSchema, site.calculators),
    ...checkLeftovers(table, tableText),
    ...misplaced(root),
    ...requiredPages
      .filter((page) => !prose.has(`/${page}`))
      .map((page) => ({ file: `content/pages/${page}.md`, message: "is missing; the foot of every page links to it" })),
    ...sameDescriptions(texts),
    ...checked.flatMap(({ each, faults: ofText, prose: read }) => [
      ...ofText,
      ...checkName(each, site, features),
      ...checkFrontMatter(each, today),
      ...checkLeftovers(each.file, each.text),
      ...(read ? [...checkPictures(root, each.file, read.pictures), ...checkLinks(each.file, read, { site, texts: prose })] : []),
    ]),
  ];
  return { faults: sorted(faults), files: texts.length + 1 };
}

function readFolder(root: string, folder: Folder): readonly TextFile[] {
  return globSync(`*${folder.ending}`, { cwd: path.join(root, folder.path) }).map((base) => {
    const name = base.slice(0, -folder.ending.length);
    const file = `${folder.path}/${base}`;
    return { file, folder, name, address: folder.address + name, text: readFileSync(path.join(root, file), "utf8") };
  });
}

/** Files that Astro passes over in silence. */
function misplaced(root: string): readonly Fault[] {
  const known = (file: string): boolean =>
    file === "content/features.json" ||
    file.startsWith("content/images/") ||
    folders.some(({ path: folder, ending }) => path.dirname(file) === folder && file.endsWith(ending));
  return globSync("content/**/*", { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((file) => !known(file))
    .map((file) => ({
      file,
      message: `no page is made of it; texts are ${folders.map(({ path: folder, ending }) => `${folder}/*${ending}`).join(", ")}, pictures are in content/images`,
    }));
}

function checkName({ file, folder, name, address }: TextFile, site: Site, features: readonly string[]): readonly Fault[] {
  const faults: Fault[] = [];
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    faults.push({ file, message: "its name becomes its address: small letters, digits and hyphens only" });
  if (folder.path === "content/features" && !features.includes(name)) {
    faults.push({ file, message: `its name must be one of ${features.join(", ")}, or the slug of a new row in content/features.json` });
  }
  if (site.application.some((pattern) => pattern.test(address)))
    faults.push({ file, message: `the address ${address} is the application's` });
  return faults;
}

/** The fields between the two lines of `---`. */
function checkFrontMatter({ file, folder, text }: TextFile, today: Date): readonly Fault[] {
  const block = /^---\r?\n([\s\S]*?)^---[ \t]*$/m.exec(text)?.[1];
  if (!folder.schema) return [];
  if (block === undefined || !text.startsWith("---")) {
    return [{ file, line: 1, message: "the file must begin with its fields between two lines of ---" }];
  }
  const fields = readFields(file, block, 2);
  if (fields.faults.length > 0) return fields.faults;
  return [...checkFields(fields, folder.schema), ...checkDays(fields, today)];
}

function checkDays(fields: ReturnType<typeof readFields>, today: Date): readonly Fault[] {
  const last = today.toISOString().slice(0, 10);
  const value = (field: string): string => {
    const value: unknown = fields.document.get(field);
    return typeof value === "string" ? value : "";
  };
  const fault = (field: string, message: string): Fault => ({ file: fields.file, line: fields.lineOf([field]), message });
  const future = ["date", "updated"]
    .filter((field) => isDay(value(field)) && value(field) > last)
    .map((field) => fault(field, `${field} is ${value(field)}, which is after today; a text is public as soon as it is deployed`));
  const isBefore = value("updated") !== "" && value("updated") < value("date");
  return isBefore ? [...future, fault("updated", `updated is ${value("updated")}, before the date ${value("date")}`)] : future;
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Search engines take pages with the same description for one. */
function sameDescriptions(texts: readonly TextFile[]): readonly Fault[] {
  const first = new Map<string, string>();
  return texts.flatMap(({ file, text }): readonly Fault[] => {
    const lines = text.split("\n");
    return ["title", "description"].flatMap((field): readonly Fault[] => {
      const index = lines.findIndex((line) => line.startsWith(`${field}:`));
      const line = lines[index];
      if (line === undefined) return [];
      const other = first.get(line);
      first.set(line, other ?? file);
      return other === undefined ? [] : [{ file, line: index + 1, message: `${field} is the same as in ${other}` }];
    });
  });
}
