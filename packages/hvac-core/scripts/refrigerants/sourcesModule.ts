import { blendsIn, fluidsIn } from "./list.ts";
import { readJson, type BlendSource, type FluidSource, type MixtureSource, type Publication } from "./source.ts";
import { chosenModel } from "./transport.ts";

/** Keys that another publication of the library has already: the names of its authors and its year are the same. */
const TAKEN: Readonly<Record<string, string>> = { "lemmon-jacobsen-2004": "lemmon-jacobsen-2004-mixtures" };

function families({ author }: Publication): string[] {
  return author.split(";").map((name) => name.split(",")[0]!.trim());
}

/** Unique name of a publication: its authors (of more than three the first one) and its year. */
export function sourceKey(publication: Publication): string {
  const names = families(publication);
  const authors = names.length > 3 ? [names[0]!, "et", "al"] : names;
  const key = `${authors
    .join("-")
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, "-")}-${publication.year}`;
  return TAKEN[key] ?? key;
}

/** Publications whose coefficients CoolProp 8.0.0 does not have, with the place where they were read. */
const READ_ELSEWHERE: Readonly<Record<string, string>> = {
  "huber-assael-2016": "the property packages of IDAES, which carry its coefficients; checked against its printed values",
  "kondou-et-al-2015": "CoolProp 7.2.0, whose data carry its coefficients",
  "perkins-huber-assael-2017": "a digitization of its coefficients, checked against its printed values",
};

/** Name of the constant that holds a publication. */
export function sourceName(publication: Publication): string {
  return sourceKey(publication).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function sourceText(publication: Publication): string {
  const names = families(publication);
  const authors =
    names.length > 3 ? `${names[0]} et al.` : names.length > 1 ? `${names.slice(0, -1).join(", ")} & ${names.at(-1)}` : names[0]!;
  const { journal, title, year, doi } = publication;
  const elsewhere = READ_ELSEWHERE[sourceKey(publication)];
  return [
    `export const ${sourceName(publication)}: Source = {`,
    `  key: ${JSON.stringify(sourceKey(publication))},`,
    `  title: ${JSON.stringify(title)},`,
    `  publisher: ${JSON.stringify(`${authors}, ${journal}`)},`,
    `  edition: "${year}",`,
    ...(doi ? [`  url: "https://doi.org/${doi}",`] : []),
    `  readIn: ${elsewhere ? JSON.stringify(elsewhere) : "COOLPROP"},`,
    "};",
    "",
  ].join("\n");
}

/** The publications that a fluid's numbers come from, by what they give. */
export function publicationsOf(
  fluid: FluidSource,
): Readonly<Record<"equation" | "viscosity" | "conductivity" | "surfaceTension", Publication | undefined>> {
  return {
    equation: fluid.source,
    viscosity: chosenModel(fluid, "viscosity")?.source,
    conductivity: chosenModel(fluid, "conductivity")?.source,
    surfaceTension: fluid.surfaceTension?.source,
  };
}

/** The text of the field that names a fluid's publications, and the constants it needs. */
export function sourcesField(parts: Readonly<Record<string, Publication | readonly Publication[] | undefined>>): {
  readonly text: string;
  readonly names: string[];
} {
  const names: string[] = [];
  const nameOf = (publication: Publication): string => {
    const name = sourceName(publication);
    names.push(name);
    return name;
  };
  const fields = Object.entries(parts).flatMap(([part, publications]) => {
    if (!publications) return [];
    return [
      `${part}: ${Array.isArray(publications) ? `[${(publications as Publication[]).map(nameOf).join(", ")}]` : nameOf(publications as Publication)}`,
    ];
  });
  return { text: `  sources: { ${fields.join(", ")} },`, names: [...new Set(names)] };
}

/** The publications of the pairs of components that the blends are made of. */
export function publicationsOfPairs({ sources, pairs }: MixtureSource, components: readonly string[]): Publication[] {
  const used = pairs.filter(({ first, second }) => components.includes(first) && components.includes(second));
  return [...new Set(used.map(({ source }) => source))].map((publication) => sources[publication]!);
}

/** The text of the module of all publications, one export each, sorted by key. */
export function sourcesModule(folder: string): string {
  const mixtures = readJson<MixtureSource>(folder, "mixtures");
  const publications = [
    ...fluidsIn(folder).flatMap((key) => Object.values(publicationsOf(readJson<FluidSource>(folder, key)))),
    ...blendsIn(folder).flatMap((key) => publicationsOfPairs(mixtures, readJson<BlendSource>(folder, key).components)),
  ];
  const byKey = new Map<string, Publication>();
  for (const publication of publications) {
    if (!publication) continue;
    const key = sourceKey(publication);
    const known = byKey.get(key);
    if (known && known.title !== publication.title)
      throw new Error(`${key} stands for two publications: ${known.title}; ${publication.title}`);
    byKey.set(key, publication);
  }
  return [
    'import type { Source } from "../../sources/index.ts";',
    "",
    'const COOLPROP = "CoolProp 8.0.0, whose data carry its coefficients";',
    "",
    [...byKey.entries()]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([, publication]) => sourceText(publication))
      .join("\n"),
  ].join("\n");
}
