import type { ReferencePage } from "@tooling/api-docs";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { referencePages } from "./loader.ts";
import { searchEntry } from "./searchEntries.ts";
import { searchIndex, type Found } from "./searchIndex.ts";

/** The library as it is: its source files, and what its modules export when they are imported. */
const root = path.join(import.meta.dirname, "../../../..");
const source = path.join(root, "packages/hvac-core/src");
const modules = globSync("**/index.ts", { cwd: source })
  .map((file) => path.dirname(file))
  .filter((module) => module !== "internal");
const files = globSync("**/*.ts", { cwd: source, exclude: (name) => name.endsWith(".test.ts") });

let pages: readonly ReferencePage[];
let search: (query: string) => readonly Found[];
beforeAll(async () => {
  pages = await referencePages(root);
  const find = searchIndex(pages.map(({ path: id, ...page }) => searchEntry({ id, data: { path: id, ...page } })));
  search = (query) => find(query, 12);
});

describe("the reference", () => {
  test("has a page for each module", () => {
    expect(modules.length).toBeGreaterThan(20);
    const imported = pages.filter(({ kind }) => kind === "module").map(({ importName }) => importName);
    expect(imported.toSorted()).toEqual(
      modules.map((module) => (module === "." ? "@org/hvac-core" : `@org/hvac-core/${module}`)).toSorted(),
    );
  });

  test.each(modules)("has a page, or a row among the publications, for everything that %s exports", async (module) => {
    const exported = (await import(path.join(source, module, "index.ts"))) as Record<string, unknown>;
    const rows = pages.filter(({ kind }) => kind === "module").map(({ text }) => text);
    for (const name of Object.keys(exported)) {
      const isDescribed = pages.some(
        (page) => page.name === name && page.isExported && ["function", "class", "constant"].includes(page.kind),
      );
      const isListed = rows.some((text) => text.includes(isDescribed ? `[\`${name}\`](` : `</a>\`${name}\``));
      expect(isListed, `${module}: ${name}`).toBe(true);
    }
  });

  test("lists everything that a large module exports under a topic", () => {
    const flow = pages.find(({ path: page }) => page === "flow")!.text;
    const topics = [...flow.matchAll(/^## (.*)$/gm)].map(([, topic]) => topic);
    expect(topics).toEqual(expect.arrayContaining(["Friction", "Entrances", "Bends", "Valves"]));
    expect(topics).not.toContain("Functions");
  });

  test("typesets equations, and shows neighbours at both ends", () => {
    const textOf = (name: string): string => pages.find(({ path: page }) => page === `flow/${name}`)!.text;
    expect(textOf("velocityPressure")).toContain('<math display="block"><mrow><msub><mi>p</mi><mi>v</mi></msub><mo>=</mo><mfrac>');
    expect(textOf("velocityPressure")).toContain("**See also**\n\n- [`velocityFromPressure`](/docs/flow/velocityFromPressure)");
    expect(textOf("velocityFromPressure")).toContain("- [`velocityPressure`](/docs/flow/velocityPressure)");
  });

  test("shows the example of every docstring unchanged", () => {
    const examples = files.flatMap((file) => {
      const text = readFileSync(path.join(source, file), "utf8");
      return [...text.matchAll(/@example\s*\n\s*\* ```ts\n([\s\S]*?)\n\s*\* ```/g)]
        .map(([, code = ""]) => code.replaceAll(/^\s*\* ?/gm, ""))
        .filter((code) => !code.includes("@org/hvac-core/internal"));
    });
    expect(examples.length).toBeGreaterThan(300);
    const texts = pages.map(({ text }) => text).join("\n");
    expect(examples.filter((example) => !texts.includes(example))).toEqual([]);
  });

  test("links only to existing pages and anchors", () => {
    const paths = new Map(pages.map((page) => [`/docs/${page.path}`, page.text]));
    const links = pages.flatMap(({ path: from, text }) =>
      [...text.replaceAll(/```[^]*?```/g, "").matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = ""]) => ({ from, link })),
    );
    expect(links.length).toBeGreaterThan(1000);
    const dead = links.filter(({ link }) => {
      const [address = "", anchor] = link.split("#");
      const text = paths.get(address);
      return (
        text === undefined ||
        (anchor !== undefined && !text.includes(`<a id="${anchor}">`) && !text.toLowerCase().includes(`## ${anchor}\n`))
      );
    });
    expect(dead).toEqual([]);
  });

  test("says where everything is declared", () => {
    for (const { kind, path: id, declared, name } of pages) {
      if (kind === "module") continue;
      const line = readFileSync(path.join(root, declared!.file), "utf8").split("\n")[declared!.line - 1];
      expect(line, id).toContain(name);
    }
  });
});

describe("the search finds", () => {
  test.each([
    ["a function by its name", "frictionFactor", "flow/frictionFactor"],
    ["a function by words of its name", "friction factor", "flow/frictionFactor"],
    ["a name before it is typed to its end", "satPress", "psychrometrics/saturationPressure"],
    ["a name with a typing error", "frictoinFactor", "flow/frictionFactor"],
    ["a refrigerant", "r134a", "refrigerants/R134a"],
    ["what a text says", "colebrook", "flow/colebrookFrictionFactor"],
    ["a module", "acoustics", "acoustics"],
    ["a calculator by a field", "ductLength", "calculators/duct-sizer"],
    ["a unit, typed without its superscript", "fan m3/s", "acoustics/fanSoundPower"],
  ])("%s", (_what, query, wanted) => {
    expect(search(query).map(({ path: address }) => address)).toContain(wanted);
  });

  test("matching names come before matching descriptions", () => {
    expect(search("moistAir")[0]).toMatchObject({ path: "psychrometrics/moistAir", kind: "function" });
    expect(search("dew point")[0]!.name).toMatch(/dewPoint/i);
  });

  test("no results without a match", () => expect(search("zzqqxx")).toEqual([]));
});
