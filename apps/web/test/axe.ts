import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

/** The axe that `@axe-core/playwright` brings, whose own builder reads it to the page twice for each look. */
const source = readFileSync(createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"), "utf8");

/** A rule that is broken, and where, by selectors. */
export interface Violation {
  readonly id: string;
  readonly at: readonly (readonly string[])[];
}

export interface AxeOptions {
  /** Selectors of the parts to look at; the whole page unless told. */
  readonly within?: readonly string[] | string;
  /** Selector of what is left out. */
  readonly except?: string | undefined;
  /** Rules to look for; all unless told. */
  readonly rules?: readonly string[];
}

/** What the page's window has of axe. */
interface Axe {
  readonly run: (
    context: { readonly include: readonly string[]; readonly exclude: readonly string[] },
    options: object,
  ) => Promise<{
    readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly target: readonly string[] }[] }[];
  }>;
}

/** What axe finds on a page. It is given to a page once, until that is loaded again: reading it takes as long as half a look. */
export async function violationsOn(page: Page, { within = [], except, rules }: AxeOptions = {}): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ({ include, exclude, runOnly }) => {
      const { axe } = globalThis as unknown as { readonly axe: Axe };
      // Colours that are on their way to those of another scheme belong to none.
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      // No sound is played on any page and no style turns one, which is what axe would load media and styles again for.
      const options = { resultTypes: ["violations"], preload: false, ...(runOnly && { runOnly }) };
      const { violations } = await axe.run({ include, exclude }, options);
      return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }));
    },
    { include: within.length > 0 ? [within].flat() : ["html"], exclude: except === undefined ? [] : [except], runOnly: rules },
  );
}
