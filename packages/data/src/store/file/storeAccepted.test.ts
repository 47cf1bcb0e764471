import { expect, test } from "vitest";
import type { PendingRevision } from "../device/draft.ts";
import type { StoreRequest, StoreResult } from "./fileModel.ts";
import { storeAccepted } from "./storeAccepted.ts";

const named = (note: string, id?: string): PendingRevision => ({ note, ...(id !== undefined && { issued: { id, content: {} as never } }) });
const [plain, former, present] = [named("plain"), named("", "former"), named("", "present")];
const request = { copy: {}, pendingRevisions: [plain, former, present] } as unknown as StoreRequest;
const failing = (code: string): Error => Object.assign(new Error(code), { code });

/** A server that answers by what it is sent; without an answer it stores everything. */
function server(answer: (ids: readonly (string | undefined)[], attempt: number) => Error | undefined) {
  const stored: PendingRevision[] = [];
  let attempts = 0;
  const store = async ({ pendingRevisions }: StoreRequest): Promise<StoreResult> => {
    const error = answer(
      pendingRevisions.map(({ issued }) => issued?.id),
      (attempts += 1),
    );
    if (error) throw error;
    stored.push(...pendingRevisions);
    return { storedRevisions: pendingRevisions } as unknown as StoreResult;
  };
  return { store, stored, attempts: () => attempts };
}

test("what the server takes goes in one transaction", async () => {
  const all = server(() => undefined);
  expect(await storeAccepted(all.store, request)).toEqual({ storedRevisions: request.pendingRevisions });
  expect(all.attempts()).toBe(1);
});

test("a report that is refused holds back nothing else, and everything is stored once", async () => {
  const refusing = server((ids) => (ids.includes("former") ? failing("permission-denied") : undefined));
  const result = await storeAccepted(refusing.store, request);
  expect(result).toMatchObject({ storedRevisions: [plain, present], refusedRevisions: [former] });
  expect(refusing.stored).toEqual([plain, present]);
});

test("where the network ends between them, what is stored is known as stored, and the others are not refused", async () => {
  const breaking = server((_, attempt) => [failing("permission-denied"), undefined, failing("unavailable")][attempt - 1]);
  const result = await storeAccepted(breaking.store, request);
  expect([result.storedRevisions, result.refusedRevisions ?? []]).toEqual([[plain], []]);
});

test("if everything is refused, no report is the cause", async () => {
  const denying = server(() => failing("permission-denied"));
  await expect(storeAccepted(denying.store, request)).rejects.toThrow("permission-denied");
  const unreachable = server(() => failing("unavailable"));
  await expect(storeAccepted(unreachable.store, request)).rejects.toThrow("unavailable");
  expect(unreachable.attempts()).toBe(1);
});
