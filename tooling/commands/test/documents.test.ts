import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readCards } from "../cards.ts";
import { suites } from "../suites.ts";

/**
 * Names in documents exist: files and folders, commands with their scripts, imports of examples, and counts. Documents that a command writes
 * (docs/api, docs/validation.md, docs/benchmarks.md) and the change log are excluded.
 */
const root = fileURLToPath(new URL("../../..", import.meta.url));
/** The text of a file, without the table of planted faults, which names files that do not exist. */
const read = (path: string): string => readFileSync(join(root, path), "utf8").replace(/^\| fence \|[^]*?\n(?=\n)/m, "");
const isIgnored = (path: string): boolean => /(?:^|\/)(?:node_modules|dist|\.astro|test-results|\.turbo)(?:\/|$)/.test(path);
const find = (...patterns: readonly string[]): readonly string[] => globSync([...patterns], { cwd: root, exclude: isIgnored });

const documents = [...find("*.md", "docs/*.md", "docs/decisions/*.md", "{apps,packages,tooling}/**/*.md")].filter(
  (path) => !/^docs\/(?:validation|benchmarks)\.md|CHANGELOG|\/content\/|\/template\//.test(path),
);
const codeBlock = /^```(\w*)\n([^]*?)^```/gm;

/** Inline code of a document. */
const inlineCode = (text: string): readonly string[] =>
  [...text.replaceAll(codeBlock, "").matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function alternatives(pattern: string): readonly string[] {
  const [all, choices] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  return all === undefined ? [pattern] : choices!.split(",").flatMap((choice) => alternatives(pattern.replace(all, choice.trim())));
}

/** A path in a document as a pattern: `<id>` and `*` are any name, and a path may begin at any folder. */
function asPattern(path: string): RegExp {
  const parts = path
    .replace(/^(?:\.\.?\/)+/, "")
    .replace(/\/$/, "")
    .split(/(<[^>]*>|\*\*|\*|…)/);
  const pattern = parts.map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`);
    return part === "**" ? ".*" : "[^/]*";
  });
  return new RegExp(`(?:^|/)${pattern.join("")}$`);
}

const fileEnding = /\.(?:tsx?|md|json|cjs|mjs|css|ya?ml|mdx|astro|rules|sh)$/;
const folderPath = /^[\w.{<*-][\w.@{},<>*…-]*\/[\w.@{},<>*…/-]*$/;
const isPath = (code: string): boolean => !/[\s("=$]|^[@/]|^https?:|^\.\w+$/.test(code) && (fileEnding.test(code) || folderPath.test(code));

/** Texts that look like paths of the repository but are not, each with its reason. */
const otherPaths: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:tooling|apps)\/\w+\/dist$|^\.firebase-local\/$|^accounts\/accounts\.json$|^official-firestore\/$|^release\.json$/,
    "written by a command",
  ],
  [/^artifacts\/|^projects\/\{|^removals\/\{|^companyDetails\/|^plenum\.pageDraft\//, "documents and items that are stored"],
  [/^\w+\.google(?:apis)?\.com\/|^www\.(?:google|gstatic)\.com\/|^recaptcha\.|^Write\/channel$/, "addresses and names of Google"],
  [/^react-dom\/static$|^changesets\/action$|^lib\/emulator\//, "of other packages"],
  [/^hvac-core\/exchange$/, "a subpath of a package"],
  [/^[\w-]+\/\d+$|^\d+\/\d+$|^kJ\/|^Btu\//, "formats, fractions and units"],
  [/^CHANGELOG\.md$|^blog\/glycol\.mdx$|^apps\/marketing\/content\/images$/, "an example, or made with the first of its files"],
];

const files = find("**/*.*", "{apps,packages,tooling}/*/.*.json", ".github/**/*.*", ".changeset/*", ".ci/*");
const places = [...files, ...new Set(files.flatMap((file) => file.split("/").map((_name, index, all) => all.slice(0, index).join("/"))))];

test("there are documents, files and paths", () => {
  expect(documents.length).toBeGreaterThan(60);
  expect(files.length).toBeGreaterThan(2000);
  expect(documents.flatMap((path) => inlineCode(read(path)).filter(isPath)).length).toBeGreaterThan(300);
});

test("every file and folder that a document names is there", () => {
  const isThere = (path: string): boolean => {
    const pattern = asPattern(path);
    return places.some((place) => pattern.test(place));
  };
  const gone = documents.flatMap((document) =>
    inlineCode(read(document))
      .filter((code) => isPath(code) && !otherPaths.some(([pattern]) => pattern.test(code)))
      .flatMap(alternatives)
      .filter((path) => !isThere(path))
      .map((path) => `${document}: ${path}`),
  );
  expect([...new Set(gone)]).toEqual([]);
});

test("every link of a document to another leads to a file", () => {
  const broken = documents.flatMap((document) =>
    [
      ...read(document)
        .replaceAll(codeBlock, "")
        .matchAll(/\]\(((?!https?:|mailto:|#|\/)[^)\s]+)\)/g),
    ]
      .map(([, target]) => decodeURI(target!.replace(/#.*/, "")))
      .filter((target) => !/^<|\$\{/.test(target) && !places.includes(join(document, "..", target).replace(/\/$/, "")))
      .map((target) => `${document}: ${target}`),
  );
  expect(broken).toEqual([]);
});

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
}
const manifests = ["package.json", ...find("{apps,packages,tooling}/*/package.json")].map(
  (path) => [path.replace(/\/?package\.json$/, ""), JSON.parse(read(path)) as Manifest] as const,
);
const scriptsOf = (name: string): readonly string[] => Object.keys(manifests.find(([, each]) => each.name === name)?.[1].scripts ?? {});

/** Built-in commands of pnpm in documents, and programs of the root package. */
const ofPnpm = new Set([
  "install",
  "exec",
  "audit",
  "publish",
  "licenses",
  "sbom",
  "approve",
  ...readdirSync(join(root, "node_modules/.bin")),
]);

/** The error of a command, if any. */
function problemOf(command: string): string | undefined {
  const [, filter, isRun, name = "", words = ""] = /^pnpm (?:--filter (\S+) )?(run )?(\S+)? ?(.*)$/.exec(command) ?? [];
  if (filter !== undefined) {
    if (!manifests.some(([, manifest]) => manifest.name === filter)) return `no package ${filter}`;
    return name === "exec" || scriptsOf(filter).includes(name) ? undefined : `no script ${name} in ${filter}`;
  }
  const isScript = scriptsOf("plenum").includes(name);
  if (!isScript && (isRun !== undefined || !ofPnpm.has(name))) return `no script ${name}`;
  const suite = /^test(?::all)?$/.test(name) ? /^[a-z]+/.exec(words)?.[0] : undefined;
  return suite === undefined || suite === "failed" || suites.some((each) => each.name.includes(suite)) ? undefined : `no suite ${suite}`;
}

test("every command that a document names is a script", () => {
  const commandsOf = (text: string): readonly string[] => [
    ...inlineCode(text).filter((code) => /^pnpm \S/.test(code)),
    ...[...text.matchAll(codeBlock)]
      .filter(([, language]) => ["sh", "bash", ""].includes(language!))
      .flatMap(([, , content]) => content!.split(/\n|&&/))
      .flatMap((line) => /(?:^| -- )\s*(pnpm \S[^#]*)/.exec(line)?.[1]?.trim() ?? []),
  ];
  const commands = documents.flatMap((document) => commandsOf(read(document)).map((command) => [document, command] as const));
  expect(commands.length).toBeGreaterThan(80);
  const problems = commands.flatMap(([document, command]) => {
    const problem = problemOf(command);
    return problem === undefined ? [] : [`${document}: ${command}: ${problem}`];
  });
  expect(problems).toEqual([]);
  expect(problemOf("pnpm --filter @org/nobody build")).toBe("no package @org/nobody");
  expect(problemOf("pnpm fly")).toBe("no script fly");
  expect(problemOf("pnpm test moon")).toBe("no suite moon");
});

test("every name that an example of a document imports is exported", async () => {
  const imports = documents.flatMap((document) =>
    [...read(document).matchAll(codeBlock)].flatMap(([, , content]) =>
      [...content!.matchAll(/import (?:type )?\{([^}]+)\} from "(@org\/[\w-]+)(\/[^"]+)?"/g)].map(([, names, name, subpath = ""]) => ({
        document,
        names: names!.split(",").map(
          (each) =>
            each
              .trim()
              .replace(/^type /, "")
              .split(" as ")[0]!,
        ),
        folder: `${manifests.find(([, manifest]) => manifest.name === name)?.[0]}/src${subpath}`,
      })),
    ),
  );
  expect(imports.length).toBeGreaterThan(2);
  const exported = new Set<string>();
  for (const { folder, names } of imports) {
    const door = find(`${folder}/index.ts`, `${folder}.ts`, `${folder}.tsx`)[0];
    // Types have no values, so they are looked up in the text.
    const values = door?.startsWith("packages/hvac-core/") === true ? ((await import(join(root, door))) as object) : {};
    const isExported = (name: string): boolean =>
      name in values || (door !== undefined && new RegExp(String.raw`\b${name}\b`).test(read(door)));
    for (const name of names) if (isExported(name)) exported.add(`${folder}: ${name}`);
  }
  const gone = imports.flatMap(({ document, folder, names }) =>
    names.filter((name) => name !== "" && !exported.has(`${folder}: ${name}`)).map((name) => `${document}: ${name} of ${folder}`),
  );
  expect(gone).toEqual([]);
});

const numbers =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const valueOf = (word: string): number => (/^\d/.test(word) ? Number(word.replaceAll(",", "")) : numbers.indexOf(word.toLowerCase()));

test("counts that can be counted are right", async () => {
  const calculators = (await readCards(new URL("../../../", import.meta.url))).length;
  const refrigerants = find("packages/hvac-core/src/refrigerants/fluids/R*.ts").length;
  const events =
    (/export type FileEvent =([^]*?\});\n/.exec(read("packages/data/src/store/file/fileEvents.ts"))?.[1] ?? "").split("| { readonly type:")
      .length - 1;
  /** A document, a pattern with the count as its group, and the present count. */
  const counts: readonly (readonly [string, RegExp, number])[] = [
    ["packages/data/src/documents/README.md", /one of (\w+) collections/, calculators],
    ["docs/architecture.md", /the (\w+) calculators/, calculators],
    ["packages/hvac-core/test/README.md", /(eleven|twelve) calculators/, calculators],
    ["packages/hvac-core/src/refrigerants/README.md", /all (\w+) refrigerants/, refrigerants],
    ["packages/hvac-core/README.md", /(\w+) refrigerants and water/, refrigerants],
    ["packages/data/src/store/file/README.md", /one model, (\w+) events/, events],
  ];
  const wrong = counts.flatMap(([document, pattern, count]) => {
    const word = pattern.exec(read(document))?.[1];
    return word !== undefined && valueOf(word) === count ? [] : [`${document}: ${word ?? `no ${pattern.source}`}, counted ${count}`];
  });
  expect(wrong).toEqual([]);
});

test("the doors of the shared components are those that their record lists", () => {
  const doors = Object.keys(manifests.find(([, { name }]) => name === "@org/ui")![1].exports!).filter((path) => !path.endsWith(".css"));
  const listed = [...read("docs/decisions/0042-mantine-behind-sign-in.md").matchAll(/^\| `(\w+)` \|/gm)].map(([, door]) => `./${door}`);
  expect(listed.toSorted()).toEqual(doors.toSorted());
});
