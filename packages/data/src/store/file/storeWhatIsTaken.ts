import { isRefusal } from "../failures.ts";
import type { StoreRequest, StoreResult } from "./fileModel.ts";

/**
 * Stores a request. Where the server refuses it, all but its issued reports is stored, then each report by itself: one that the server will never take, as
 * after a change of the account's address, holds back neither what is typed later nor other reports.
 *
 * @param store one transaction
 * @returns what the last transaction came to, with all revisions that were stored and those that were refused
 * @throws what the transaction throws without any report
 */
export async function storeWhatIsTaken(
  store: (request: StoreRequest) => Promise<StoreResult>,
  request: StoreRequest,
): Promise<StoreResult> {
  const { pendingRevisions } = request;
  const reports = pendingRevisions.filter(({ issued }) => issued);
  try {
    return await store(request);
  } catch (error) {
    if (reports.length === 0 || !isRefusal(error)) throw error;
  }
  let result = await store({ ...request, pendingRevisions: pendingRevisions.filter(({ issued }) => !issued) });
  for (const report of reports) {
    try {
      const next = await store({ ...request, pendingRevisions: [report] });
      result = {
        ...next,
        storedRevisions: [...result.storedRevisions, ...next.storedRevisions],
        refusedRevisions: result.refusedRevisions ?? [],
      };
    } catch (error) {
      // The others wait for the next attempt.
      if (!isRefusal(error)) break;
      result = { ...result, refusedRevisions: [...(result.refusedRevisions ?? []), report] };
    }
  }
  return result;
}
