import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

/** The axe that `@axe-core/playwright` brings, whose own builder reads it to the page twice for each look. */
const source = readFileSync(createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"), "utf8");

/** A violated rule and the selectors of the elements. */
export interface Violation {
  readonly id: string;
  readonly selectors: readonly (readonly string[])[];
}

export interface AxeOptions {
  /** Selectors of the parts to check; the whole page by default. */
  readonly within?: readonly string[] | string;
  /** Selector of excluded parts. */
  readonly except?: string | undefined;
  /** Rules to check; all by default. */
  readonly rules?: readonly string[];
}

/** Axe in the page's window. */
interface Axe {
  readonly run: (
    context: { readonly include: readonly string[]; readonly exclude: readonly string[] },
    options: object,
  ) => Promise<{
    readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly target: readonly string[] }[] }[];
  }>;
}

/** Axe findings of a page. Axe is injected once per load, since parsing it takes half as long as a check. */
export async function violationsOn(page: Page, { within = [], except, rules }: AxeOptions = {}): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ({ include, exclude, runOnly }) => {
      const { axe } = globalThis as unknown as { readonly axe: Axe };
      // Colours in a transition between two schemes belong to neither.
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      // No page plays sound or rotates by a style; axe would load media and styles again to check that.
      const options = { resultTypes: ["violations"], preload: false, ...(runOnly && { runOnly }) };
      const { violations } = await axe.run({ include, exclude }, options);
      return violations.map(({ id, nodes }) => ({ id, selectors: nodes.map(({ target }) => target) }));
    },
    { include: within.length > 0 ? [within].flat() : ["html"], exclude: except === undefined ? [] : [except], runOnly: rules },
  );
}
