import { expect, test } from "vitest";
import { readDeployment } from "../src/deployment.ts";

test("the words of the command", () => {
  expect(readDeployment([])).toEqual({ kind: "check" });
  expect(readDeployment(["live"])).toEqual({ kind: "live" });
  expect(readDeployment(["live", "firm"])).toEqual({ kind: "live", project: "firm" });
  expect(readDeployment(["preview", "new-start"])).toEqual({ kind: "preview", channel: "new-start" });
});

test("what is not understood deploys nothing", () => {
  for (const words of [
    ["Live"],
    ["preview"],
    ["preview", "live"],
    ["preview", "Ü"],
    ["live", "a", "b"],
    ["live", "--dry-run"],
    ["--dry-run"],
    ["marketing", "live"],
  ])
    expect(() => readDeployment(words)).toThrow("Not understood");
});
