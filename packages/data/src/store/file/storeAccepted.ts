import { isRefusal } from "../failures.ts";
import type { StoreRequest, StoreResult } from "./fileModel.ts";

/**
 * Stores a request. After a refusal everything but its issued reports is stored, then each report alone: a report that the server will never accept, as
 * after a change of the account's address, holds back neither later changes nor other reports.
 *
 * @param store one transaction
 * @returns the result of the last transaction, with all stored and all refused revisions
 * @throws the error of the transaction without reports
 */
export async function storeAccepted(store: (request: StoreRequest) => Promise<StoreResult>, request: StoreRequest): Promise<StoreResult> {
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
