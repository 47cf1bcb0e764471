import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { sha256 } from "../src/release.ts";
import { makeBench, settings, type Bench } from "./bench.ts";

let bench: Bench;
const live = { kind: "live", project: settings.VITE_FIREBASE_PROJECT_ID } as const;
const read = (file: string): string => readFileSync(path.join(bench.live, file), "utf8");

describe("the marketing site alone", () => {
  const marketing = { part: "marketing", goal: live } as const;
  beforeEach(async () => {
    bench = await makeBench();
    await bench.run({ part: "site", goal: live });
  });
  /** What Firebase was asked since the first deployment, which every test begins with. */
  const later = (): readonly string[] => bench.calls().slice(4);

  test("brings new pages, and the application of the last release byte for byte", async () => {
    const application = bench.git("rev-parse", "HEAD");
    const before = read("assets/app.js");
    bench.write("content/about.txt", "Who we are\n");
    bench.write("app.txt", "app 2, not released yet\n");
    const head = bench.commit("words");
    await bench.run(marketing);
    expect(later()).toEqual([`deploy --only hosting --project ${settings.VITE_FIREBASE_PROJECT_ID} --non-interactive`]);
    expect(read("about.html")).toBe("Who we are\n");
    expect(read("assets/app.js")).toBe(before);
    expect(read("heat-load.html")).toBe("heat load");
    expect(JSON.parse(read("release.json"))).toMatchObject({ application: { commit: application }, marketing: { commit: head } });
  });

  test("can follow itself, and the whole site can follow it", async () => {
    for (const words of ["One\n", "Two\n"]) {
      bench.write("content/about.txt", words);
      bench.commit("words");
      await bench.run(marketing);
      expect(read("about.html")).toBe(words);
    }
    await bench.run({ part: "site", goal: live });
    const { application, marketing: pages } = JSON.parse(read("release.json")) as Record<string, { commit: string }>;
    expect(application).toEqual(pages);
  });

  test("is refused when the engine has changed, since pages state its numbers", async () => {
    bench.write("packages/hvac-core/src/air.ts", "export const cp = 1007;\n");
    bench.commit("engine");
    await expect(bench.run(marketing)).rejects.toThrow("The engine has changed since the live application (packages/hvac-core/src/air.ts)");
    expect(later()).toEqual([]);
  });

  test("is not refused for a test of the engine", async () => {
    bench.write("packages/hvac-core/src/air.test.ts", "// a law\n");
    bench.commit("test");
    await bench.run(marketing);
  });

  test("is refused when the settings of Hosting have changed", async () => {
    bench.write("firebase.json", JSON.stringify({ hosting: { public: "site", ignore: ["**/.*", "**/*.map"], cleanUrls: true } }));
    bench.commit("hosting");
    await expect(bench.run(marketing)).rejects.toThrow("firebase.json about Hosting has changed");
  });

  test("is refused when the live application is not what was deployed", async () => {
    writeFileSync(path.join(bench.live, "assets/app.js"), "changed by hand");
    await expect(bench.run(marketing)).rejects.toThrow("Different: assets/app.js (status 200)");
    expect(later()).toEqual([]);
  });

  test("is refused when a page would replace a file of the application", async () => {
    const build = readFileSync(path.join(bench.root, "build.mjs"), "utf8");
    bench.write("build.mjs", build.replace("if (process", 'writeFileSync("marketing/dist/heat-load.html", "ours");\nif (process'));
    bench.commit("clash");
    await expect(bench.run(marketing)).rejects.toThrow(
      "both have a file for /heat-load: heat-load.html and heat-load.html. Deploy everything instead.",
    );
    expect(later()).toEqual([]);
  });

  test("is refused where nothing is live, or what is live is not in this clone", async () => {
    const record = JSON.parse(read("release.json")) as { application: { commit: string } };
    writeFileSync(path.join(bench.live, "release.json"), JSON.stringify({ ...record, application: { commit: "a".repeat(40) } }));
    await expect(bench.run(marketing)).rejects.toThrow("git fetch first");
    writeFileSync(path.join(bench.live, "release.json"), "<!doctype html>");
    await expect(bench.run(marketing)).rejects.toThrow("is not a release record");
  });

  test("never writes outside its folder, whatever the live site says", async () => {
    const record = JSON.parse(read("release.json")) as { applicationFiles: Record<string, string> };
    const sum = sha256("heat load");
    writeFileSync(
      path.join(bench.live, "release.json"),
      JSON.stringify({ ...record, applicationFiles: { ...record.applicationFiles, "../heat-load.html": sum } }),
    );
    await expect(bench.run(marketing)).rejects.toThrow("outside its folder: ../heat-load.html");
    expect(later()).toEqual([]);
  });
});
