import { expect, test } from "vitest";
import { readDeployment } from "../src/deployment.ts";

test("the words of the command", () => {
  expect(readDeployment(["site"])).toEqual({ part: "site", goal: { kind: "check" } });
  expect(readDeployment(["marketing", "live"])).toEqual({ part: "marketing", goal: { kind: "live" } });
  expect(readDeployment(["site", "live", "firm"])).toEqual({ part: "site", goal: { kind: "live", project: "firm" } });
  expect(readDeployment(["site", "preview", "new-start"])).toEqual({ part: "site", goal: { kind: "preview", channel: "new-start" } });
});

test("what is not understood deploys nothing", () => {
  for (const words of [
    ["site", "Live"],
    ["site", "preview"],
    ["site", "preview", "live"],
    ["site", "preview", "Ü"],
    ["site", "live", "a", "b"],
    ["site", "live", "--dry-run"],
    ["site", "--dry-run"],
    [],
  ])
    expect(() => readDeployment(words)).toThrow("Not understood");
});
