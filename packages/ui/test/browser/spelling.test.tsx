import { boq } from "@org/hvac-core/calculators/boq";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openInput } from "@org/form/state";
import { mount } from "./mount.tsx";

beforeEach(() => localStorage.clear());

/** One item with a name in British spelling. */
const items = [{ id: "a", description: "Vapour labour", quantity: 1, rate: 10, labour: 5, waste: 0.1 }];
const british = /\b(labour|vapour|colour|metre|litre|fibre)/i;
const american = /\b(labor|vapor|color|meter|liter|fiber)\b/i;
/** Everything on the page, with what helps the pointer and the screen reader, but what the user typed. */
const words = (): string =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll("[title], [aria-label]")].flatMap((each) => [
      each.getAttribute("title"),
      each.getAttribute("aria-label"),
    ]),
  ]
    .join("\n")
    .replaceAll("Vapour labour", "");

test("words are American in Imperial and British in Metric, at once, and what was typed stays", async () => {
  await mount(boq, { input: openInput(boq, { unitSystem: "Imperial", items }).input });
  await expect.element(page.getByRole("columnheader", { name: /^Labor/ })).toBeVisible();
  await expect.element(page.getByRole("gridcell", { name: /^Description, Vapour labour/ })).toBeVisible();
  expect(words()).not.toMatch(british);
  await page.getByText("Metric", { exact: true }).click();
  await expect.element(page.getByRole("columnheader", { name: /^Labour/ })).toBeVisible();
  await expect.element(page.getByRole("gridcell", { name: /^Description, Vapour labour/ })).toBeVisible();
  expect(words()).not.toMatch(american);
});
