import { expect, test } from "vitest";
import { choose, type Choice } from "../choose.ts";
import { suites, type Suite } from "../suites.ts";

const chosenBy = (...args: string[]): Choice => choose(args, {}, () => 1);
const names = ({ chosen }: Choice): readonly string[] => chosen.map(({ suite }) => suite.name);

test("each command runs what the one before it runs, and test:all runs every suite", () => {
  const [check, usual, all] = [["--level", "check"], [], ["--level", "all"]].map((args) => names(chosenBy(...args)));
  expect(usual).toEqual(expect.arrayContaining([...check!]));
  expect(all).toEqual(suites.map(({ name }) => name));
  expect(check!.length).toBeLessThan(usual!.length);
});

test("check needs no browser and no build", () => {
  const { chosen } = chosenBy("--level", "check");
  expect(chosen.filter(({ suite }) => suite.needsBrowser || suite.after === "build").map(({ suite }) => suite.name)).toEqual([]);
});

test("every suite is in exactly one share of one part, for any number of shares", () => {
  for (const count of [1, 2, 3, 5]) {
    const shares = Array.from({ length: count }, (_, index) =>
      names(chosenBy("--level", "all", "--part", "rest", "--shard", `${index + 1}/${count}`)),
    );
    const once = shares.flat().filter((name) => name !== "build" && name !== "types of the public site's pages");
    expect(once.length).toBe(new Set(once).size);
    const all = new Set([...shares.flat(), ...names(chosenBy("--level", "all", "--part", "browser"))]);
    expect(all).toEqual(new Set(suites.map(({ name }) => name)));
  }
});

test("a part comes with the build that it needs", () => {
  const { chosen } = chosenBy("--level", "all", "--part", "browser", "--shard", "2/3");
  expect(chosen).toMatchObject([
    { suite: { name: "build" }, extra: [] },
    { suite: { name: "browser tests" }, extra: ["--shard=2/3"] },
  ]);
});

test("a word chooses the suites whose names contain it, with the build that they need", () => {
  expect(names(chosenBy("--level", "all", "official"))).toEqual([
    "build",
    ...suites.filter(({ needsOfficialFirestore }) => needsOfficialFirestore).map(({ name }) => name),
  ]);
  expect(names(chosenBy("--level", "all", "official emulator: comparison"))).toEqual(["official emulator: comparison"]);
  expect(() => chosenBy("official"), "of test:all alone").toThrow("No suite of this command");
});

test("failed tests are repeated by name", () => {
  const { chosen } = choose(
    ["failed"],
    { "@org/hvac-core unit tests": ["adds (twice)", "divides"], "browser tests": [], format: [] },
    () => 1,
  );
  const extra = Object.fromEntries(chosen.map(({ suite, extra: more }) => [suite.name, more]));
  expect(extra).toEqual({
    format: [],
    "@org/hvac-core unit tests": ["--testNamePattern", String.raw`adds \(twice\)|divides`],
    "browser tests": ["--last-failed"],
  });
});

test("check of a calculator, of a package and of a feature runs its checks, and no build", () => {
  const suitesFor = (name: string): readonly Suite[] => chosenBy("--level", "check", name).chosen.map(({ suite }) => suite);
  expect(suitesFor("duct-sizer").map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "types and lint",
      "format",
      "@org/hvac-core: tests of the folder",
      "API reference",
      "@org/hvac-core: validation report",
    ]),
  );
  expect(suitesFor("ui").map(({ name }) => name)).toEqual(["types and lint", "format", "@org/ui unit tests"]);
  expect(suitesFor("flow").map(({ name }) => name)).toEqual(["types and lint", "format", "@org/hvac-core: tests of the folder"]);
  expect(suitesFor("projects").map(({ name }) => name)).toContain("types and lint");
});

test("an unknown word or option is refused in words", () => {
  expect(() => chosenBy("--level", "check", "nothing-like-it")).toThrow('No calculator, package or feature is called "nothing-like-it".');
  expect(() => chosenBy("nothing-like-it")).toThrow('No suite of this command has "nothing-like-it" in its name.');
  expect(() => chosenBy("--part", "half")).toThrow("--part takes browser or rest");
  expect(() => chosenBy("--shard", "1/3")).toThrow("--shard needs --part");
  expect(() => chosenBy("--part", "rest", "--shard", "4/3")).toThrow("--shard takes a share such as 1/3");
});
