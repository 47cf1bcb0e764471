import { describe, expect, test } from "vitest";
import { navigation } from "../page/navigationLinks.ts";
import { requestedPage } from "./requestedPage.ts";

describe("the page that needs an account", () => {
  test("every page that needs an account has a name", () => {
    for (const { path, needsAccount } of navigation.flatMap(({ links }) => links))
      if (needsAccount) expect(requestedPage(path)?.kind, path).toBe("page");
  });

  test.each([
    ["/calculators/duct-sizer?u=Metric&airflow=900", { kind: "page", name: "duct sizing" }],
    ["/calculators/heat-load", { kind: "page", name: "heat load" }],
    ["/projects", { kind: "page", name: "your projects" }],
    ["/projects/p1", { kind: "page", name: "this project" }],
    ["/projects/p1/boq/f1", { kind: "page", name: "this file" }],
    ["/reference?topic=units", { kind: "page", name: "the reference" }],
    ["/heat-load?v=1&u=Metric", { kind: "save" }],
    ["/nowhere", undefined],
    [undefined, undefined],
  ])("%s", (redirect, expected) => {
    expect(requestedPage(redirect)).toEqual(expected);
  });
});
