import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { Refusal } from "../src/refusal.ts";
import { makeBench, settings, type Bench } from "./bench.ts";

let bench: Bench;
beforeEach(async () => {
  bench = await makeBench();
});

const check = { kind: "check" } as const;
const live = { kind: "live", project: settings.VITE_FIREBASE_PROJECT_ID } as const;
const rest = `--project ${settings.VITE_FIREBASE_PROJECT_ID} --non-interactive`;
const read = (file: string): string => readFileSync(path.join(bench.live, file), "utf8");

/** Expects a deployment to be refused for a reason, before Firebase hears of it. */
async function expectRefused(run: Promise<void>, reason: string | RegExp): Promise<void> {
  const refusal = await run.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(Refusal);
  expect((refusal as Refusal).message).toMatch(reason);
  expect(bench.calls()).toEqual([]);
}

describe("a deployment", () => {
  test("goes out in this order: indexes, their building, rules, hosting", async () => {
    bench.indexStates("[CREATING]", "[CREATING]", "[READY]");
    await bench.run(live);
    expect(bench.calls()).toEqual([
      `deploy --only firestore:indexes ${rest}`,
      `firestore:indexes --pretty ${rest}`,
      `firestore:indexes --pretty ${rest}`,
      `firestore:indexes --pretty ${rest}`,
      `deploy --only firestore:rules ${rest}`,
      `deploy --only hosting ${rest}`,
    ]);
    expect(read("about.html")).toBe("About us\n");
    expect(JSON.parse(read("release.json"))).toMatchObject({
      application: "/assets/app.js",
      commit: bench.git("rev-parse", "HEAD"),
      project: "firm-production",
      appId: "plenum",
    });
  });

  test("is built from the commit alone, without ignored files and earlier builds", async () => {
    bench.write(".env.production", "VITE_SECRET=1");
    bench.write("site/old.html", "left over");
    await bench.run(live);
    expect(JSON.parse(read("assets/app.js"))).toMatchObject({ local: false });
    expect(existsSync(path.join(bench.live, "old.html"))).toBe(false);
    expect(bench.git("worktree", "list").split("\n")).toHaveLength(1);
  });

  test("without live or preview is checked and built, and Firebase hears nothing", async () => {
    await bench.run(check);
    expect(bench.calls()).toEqual([]);
    expect(bench.output()).toContain("Every check passed; nothing was deployed.");
  });

  test("says what it changes of what is live", async () => {
    await bench.run(live);
    bench.write("firestore.rules", "rules_version = '2'; // wider: /artifacts/plenum/users/\n");
    bench.commit("rules");
    await bench.run(check);
    const output = bench.output();
    expect(output).toMatch(/site: \w{10} → \w{10}, 1 commit\(s\) on\n/);
    expect(output).toContain("rules: changed");
    expect(output).toContain("indexes: as they are");
  });

  test.each(["<!doctype html>", "{}", '{ "format": 1, "commit": "main" }'])(
    "says that nothing is known of a live site with the record %s",
    async (record) => {
      await bench.run(live);
      writeFileSync(path.join(bench.live, "release.json"), record);
      await bench.run(check);
      expect(bench.output()).toContain("Nothing is known of what is live: https://plenum.firm.test/release.json is not a release record.");
    },
  );

  test("says when it goes back", async () => {
    const first = bench.git("rev-parse", "HEAD");
    bench.write("app.txt", "app 2\n");
    bench.commit("second");
    await bench.run(live);
    bench.git("checkout", "--quiet", first);
    await bench.run(live);
    expect(bench.output()).toContain("0 commit(s) on, 1 commit(s) BACK");
    expect(read("assets/app.js")).toContain("app 1");
  });

  test("stops where Firebase refuses: no site without its rules", async () => {
    bench.failAt("firestore:rules");
    await expect(bench.run(live)).rejects.toThrow(/firestore:rules .* failed/);
    expect(bench.calls().at(-1)).toBe(`deploy --only firestore:rules ${rest}`);
  });

  test("waits for indexes only so long, and for no broken one", async () => {
    bench.indexStates("[CREATING]");
    await expect(bench.run(live)).rejects.toThrow("still being built");
    bench.indexStates("[NEEDS_REPAIR]");
    await expect(bench.run(live)).rejects.toThrow("An index cannot be used");
    expect(bench.calls().some((call) => call.includes("hosting") || call.includes("rules"))).toBe(false);
  });

  test("as a preview goes to its channel, and leaves rules and indexes alone", async () => {
    await bench.run({ kind: "preview", channel: "new-start" });
    expect(bench.calls()).toEqual([`hosting:channel:deploy new-start --expires 7d ${rest}`]);
  });

  test("goes live only for the project that is named", async () => {
    await expectRefused(bench.run({ kind: "live", project: "firm-trial" }), "is not the project of these settings");
    await expectRefused(bench.run({ kind: "live" }), "Nobody can be asked here");
    await expectRefused(bench.run({ kind: "live" }, { ask: async () => "yes" }), '"yes" is not the project');
    await bench.run({ kind: "live" }, { ask: async () => "firm-production\n" });
    expect(bench.calls().at(-1)).toBe(`deploy --only hosting ${rest}`);
  });
});

describe("is refused", () => {
  test("with a changed or an unknown file in the tree", async () => {
    bench.write("app.txt", "changed\n");
    bench.write("notes.txt", "mine\n");
    await expectRefused(bench.run(check), /not clean[^]*M app\.txt[^]*\?\? notes\.txt/);
  });

  test("with a commit that no remote has", async () => {
    bench.git("init", "--quiet", "--bare", "../remote.git");
    bench.git("remote", "add", "origin", "../remote.git");
    await expectRefused(bench.run(check), "No remote has this commit");
    bench.git("push", "--quiet", "origin", "HEAD");
    await bench.run(check);
  });

  test("with settings that are wrong", async () => {
    await expectRefused(bench.run(check, { settings: { VITE_APP_CHECK_DEBUG_TOKEN: "3F2504E0" } }), "DEBUG_TOKEN is set");
  });

  test("when a check of the build fails: generated files that are out of date, for one", async () => {
    const build = [["node", "-e", "process.exit(1)"]];
    await expectRefused(bench.run(live, { build }), "failed");
    expect(bench.git("worktree", "list").split("\n")).toHaveLength(1);
  });

  const builds: readonly (readonly [problem: string, code: string, reason: string])[] = [
    ["settings did not reach it", 'writeFileSync("site/assets/app.js", "{}")', "does not hold the value of VITE_FIREBASE_API_KEY"],
    ["it knows another address", 'writeFileSync("site/index.html", "https://plenum.example/")', "plenum.example"],
    ["it has no page for unknown addresses", 'rmSync("site/404.html")', "no 404.html"],
    [
      "it would publish the build's manifest",
      'mkdirSync("site/vite");writeFileSync("site/vite/manifest.json", "{}")',
      "must not be published",
    ],
  ];
  test.each(builds)("when the build is wrong: %s", async (_problem, code, reason) => {
    const change = `import { mkdirSync, rmSync, writeFileSync } from "node:fs"; ${code};`;
    const build = [
      ["node", "build.mjs"],
      ["node", "--input-type=module", "-e", change],
    ];
    await expectRefused(bench.run(live, { build }), reason);
  });

  test("when source maps would be published", async () => {
    bench.write("firebase.json", JSON.stringify({ hosting: { public: "site" } }));
    bench.commit("publish all");
    await expectRefused(bench.run(live), "must not be published: assets/app.js.map");
  });

  test("where the live site has other data behind it", async () => {
    await bench.run(live);
    const before = bench.calls().length;
    await expect(bench.run(live, { settings: { VITE_APP_ID: "other" } })).rejects.toThrow("every account would look empty");
    await expect(bench.run(live, { settings: { VITE_FIREBASE_PROJECT_ID: "firm-trial" } })).rejects.toThrow(
      "belongs to the project firm-production",
    );
    expect(bench.calls()).toHaveLength(before);
  });
});
