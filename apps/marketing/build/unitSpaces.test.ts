import { markdownToHtml } from "satteri";
import { expect, test } from "vitest";
import { withUnitSpaces } from "../src/unitSpaces.ts";
import { unitSpaces } from "./unitSpaces.ts";

test.each([
  ["At 7 °C and 50 %, 6.3 L/s", "At 7\u202f°C and 50\u202f%, 6.3\u202fL/s"],
  ["242 Pa/m in 3 m of pipe", "242\u202fPa/m in 3\u202fm of pipe"],
  ["800 W/m² of 1.2 kW", "800\u202fW/m² of 1.2\u202fkW"],
])("%s keeps numbers and units together", (text, expected) => {
  expect(withUnitSpaces(text)).toBe(expected);
});

test.each(["In 3 models of 8", "issue 6864 (2018)", "4 mains", "chapter 14 Kasten"])("%s has no unit", (text) => {
  expect(withUnitSpaces(text)).toBe(text);
});

test("prose is set with thin spaces, code is not", () => {
  const { html } = markdownToHtml("At 7 °C, `7 °C`.", { hastPlugins: [unitSpaces] });
  expect(html).toContain("At 7\u202f°C, <code>7 °C</code>.");
});
