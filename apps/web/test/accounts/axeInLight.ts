import type { Page } from "@playwright/test";
import { isAll } from "@tooling/testing/extent";
import { axeFindings, axeFor } from "../page.ts";

/**
 * What axe finds on the page, or in the parts of it that are selected. The colours in dark are for the tests of looks, and for all of them when every
 * test runs: a third of axe's time.
 */
export async function axeInLight(page: Page, within: readonly string[] | string = [], except?: string): Promise<readonly object[]> {
  if (isAll) return axeFindings(page, within, except);
  const axe = axeFor(page);
  for (const selector of [within].flat()) axe.include(selector);
  if (except !== undefined) axe.exclude(except);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }));
}
