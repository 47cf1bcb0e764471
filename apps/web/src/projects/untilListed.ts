import type { Workspace } from "@org/data";
import { untilHolds } from "./untilHolds.ts";

type List = ReturnType<Workspace["files"]["ofProject"]> | ReturnType<Workspace["files"]["revisions"]>;

/** Waits until a list is as the server has it; where the server cannot be reached, or refuses it, as this device has it. */
export async function untilListed({ sync }: Workspace, list: List): Promise<void> {
  const isListed = (): boolean => {
    const { status, fromCache, isPartial } = list.getSnapshot();
    return status === "failed" || (status === "ready" && ((!fromCache && !isPartial) || sync.getSnapshot().status === "offline"));
  };
  await untilHolds(isListed, [list, sync]);
}
