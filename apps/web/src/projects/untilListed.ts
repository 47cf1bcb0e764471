import type { Workspace } from "@org/data";
import { untilHolds } from "./untilHolds.ts";

type List = ReturnType<Workspace["files"]["ofProject"]> | ReturnType<Workspace["files"]["revisions"]>;

/** Waits until a list is as on the server; if the server cannot be reached or refuses the list, as on this device. */
export async function untilListed({ sync }: Workspace, list: List): Promise<void> {
  const isListed = (): boolean => {
    const { status, fromCache, isPartial } = list.getSnapshot();
    return status === "failed" || (status === "ready" && ((!fromCache && !isPartial) || sync.getSnapshot().status === "offline"));
  };
  await untilHolds(isListed, [list, sync]);
}
