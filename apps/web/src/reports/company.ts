import type { Readable } from "@org/data";
import { log } from "@org/device/log";
import { loadBackend } from "../account/loadBackend.ts";
import { signedInEmail } from "../account/signedInUser.ts";
import { printablePicture } from "./figures.ts";
import type { ReportCompany } from "@org/documents/content";

/** Company details that take longer are left out, ms. */
const maxWaitMs = 4000;

/** The value of an observable once it meets a condition; `undefined` if that takes too long. */
function whenMatching<T>({ getSnapshot, subscribe }: Readable<T>, matches: (value: T) => boolean): Promise<T | undefined> {
  return new Promise((resolve) => {
    let unsubscribe: (() => void) | undefined;
    const check = (): void => {
      const value = getSnapshot();
      if (matches(value)) end(value);
    };
    const timer = setTimeout(() => end(undefined), maxWaitMs);
    function end(value: T | undefined): void {
      clearTimeout(timer);
      unsubscribe?.();
      resolve(value);
    }
    unsubscribe = subscribe(check);
    check();
  });
}

/** Company details for printing. */
export async function printedCompany({ name, location, logo }: ReportCompany): Promise<ReportCompany> {
  return { name, location, logo: logo === null ? null : await printablePicture(logo) };
}

/** The company of the signed-in user; `undefined` for visitors, whose pages load no accounts. */
export async function companyOfUser(): Promise<ReportCompany | undefined> {
  if (signedInEmail() === undefined) return undefined;
  try {
    const { workspace } = await loadBackend();
    const opened = await whenMatching(workspace, ({ status }) => status === "ready");
    if (opened?.status !== "ready") return undefined;
    const details = await whenMatching(opened.workspace.company.details, ({ status }) => status !== "loading");
    return details && (await printedCompany(details.profile));
  } catch (error) {
    log.warn("The report is made without the company details, which could not be loaded.", error);
    return undefined;
  }
}
