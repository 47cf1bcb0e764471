import { memoryStorage } from "@org/device/storage";
import { expect, test } from "vitest";
import { hasUnsentOf } from "./storedItems.ts";
import { setUnsentOf } from "./unsentFlag.ts";

test("unsent changes are found for their user alone, in any app", () => {
  const storage = memoryStorage();
  const unsentOf = (): readonly boolean[] => ["u1", "u2", "1"].map((uid) => hasUnsentOf(storage, uid));
  expect(unsentOf()).toEqual([false, false, false]);
  setUnsentOf(storage, { appId: "plenum", uid: "u1" }, true);
  expect(unsentOf()).toEqual([true, false, false]);
  setUnsentOf(storage, { appId: "other", uid: "u2" }, true);
  setUnsentOf(storage, { appId: "plenum", uid: "u1" }, false);
  expect(unsentOf()).toEqual([false, true, false]);
});
