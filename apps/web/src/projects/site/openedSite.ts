import type { PlainRecord, SiteContent } from "@org/data";
import { projectSite, type ProjectSite } from "@org/hvac-core/site";
import { log } from "@org/device/log";

/** A stored site in this version's fields; `undefined` without one, or where a later version stored it. */
export function openedSite(stored: SiteContent | undefined): (ProjectSite & { readonly unitSystem: "Imperial" | "Metric" }) | undefined {
  if (!stored) return undefined;
  try {
    const { input } = projectSite.open(stored.input, stored.version);
    return { ...input, unitSystem: input.unitSystem ?? "Imperial" };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    log.warn("The site of a project was stored by a later version.", error);
    return undefined;
  }
}

/** A site as it is stored. */
export function siteContent(site: object): SiteContent {
  return { version: projectSite.version, input: site as PlainRecord };
}
