import type { Logger } from "@org/device/log";
import type { ActionResult } from "../messages.ts";
import { authErrorText } from "./authErrors.ts";
import { texts as dataTexts } from "../texts.ts";
import { texts } from "./texts.ts";

/** The deletion of a user's data has failed; `message` says what is still stored, for people. */
export class IncompleteDeletionError extends Error {
  override readonly name = "IncompleteDeletionError";
}

interface Deletion {
  readonly removeData: () => Promise<void>;
  readonly deleteUser: () => Promise<void>;
  readonly afterDeletion: () => Promise<void>;
  readonly report: Logger;
}

/**
 * Deletes the data, then the account, then the documents on this device. The account is deleted after its data: as long as any of it exists, its owner can
 * sign in and repeat the deletion.
 */
export async function deleteEverything({ removeData, deleteUser, afterDeletion, report }: Deletion): Promise<ActionResult> {
  try {
    await removeData();
  } catch (error) {
    report.warn("The deletion of an account stopped.", error);
    const remaining = error instanceof IncompleteDeletionError ? error.message : dataTexts.deletion.someRemains;
    return { ok: false, message: texts.deletion.stopped(remaining) };
  }
  try {
    await deleteUser();
  } catch (error) {
    report.warn("An account could not be deleted.", error);
    return { ok: false, message: texts.deletion.accountRemains(authErrorText(error)) };
  }
  // The account is gone even if this device still has documents; the next page erases them.
  await afterDeletion().catch((error: unknown) => report.error("What is left on this device could not be taken off it yet.", error));
  return { ok: true };
}
