import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withPageHead } from "./prerender.ts";

const index = readFileSync(new URL("../index.html", import.meta.url), "utf8");
const html = withPageHead(index, "/heat-load", "https://hvac.example");
const content = (name: string): string => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";

test("the head of the visitors' page has the words that people search for, and its address", () => {
  const title = /<title>([^<]*)<\/title>/.exec(html)![1]!;
  expect(title).toMatch(/^HVAC load calculator/);
  expect(title.length).toBeLessThanOrEqual(70);
  expect(content("description")).toMatch(/load calculator.*free/);
  expect(content("description").length).toBeLessThanOrEqual(160);
  expect(content("og:title")).toBe(title);
  expect(content("og:description")).toBe(content("description"));
  expect(html).toContain('<link rel="canonical" href="https://hvac.example/heat-load" />');
  expect(content("og:url")).toBe("https://hvac.example/heat-load");
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/name="description"/g)).toHaveLength(1);
});

test("its link picture is one of the marketing site", () => {
  const { pathname, origin } = new URL(content("og:image"));
  expect(origin).toBe("https://hvac.example");
  expect(existsSync(new URL(`../../marketing/public${pathname}`, import.meta.url))).toBe(true);
});

test("a page without the places of title and description is refused", () => {
  expect(() => withPageHead("<html><head></head></html>", "/heat-load", "https://hvac.example")).toThrow("title");
});
