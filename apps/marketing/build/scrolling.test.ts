import { markdownToHtml } from "satteri";
import { expect, test } from "vitest";
import { scrolling } from "./scrolling.ts";

const markdown = "| Fluid | *k* at 20 °C |\n|---|--:|\n| water | 0.598 |\n";

test("a table scrolls in a frame that is labelled by its column heads", () => {
  const { html } = markdownToHtml(markdown, { hastPlugins: [scrolling] });
  expect(html).toMatch(/^<div class="table" tabindex="0" role="group" aria-label="Table: Fluid, k at 20 °C"><table>/);
  expect(html.trimEnd()).toMatch(/<\/table><\/div>$/);
});

test("code scrolls by keyboard", () => {
  expect(markdownToHtml("```\nlong\n```\n", { hastPlugins: [scrolling] }).html).toContain('<pre tabindex="0">');
});

test("columns are aligned without a style attribute, which the policy would refuse", () => {
  expect(markdownToHtml(markdown).html).toContain("style=");
  const { html } = markdownToHtml(markdown, { hastPlugins: [scrolling] });
  expect(html).not.toContain("style=");
  expect(html).toContain('<td class="align-right">0.598</td>');
});
