import type { FileSummary } from "@org/data";
import { useObservable } from "@org/ui/elements";
import { useEffect, useMemo, useState } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { whenIdle } from "../loading/whenIdle.ts";

const nothing = { getSnapshot: () => undefined, subscribe: () => () => {} };

/** The files of all projects, loaded once the page is idle: its main content is drawn first. `undefined` until they are known. */
export function useAllFiles(): readonly FileSummary[] | undefined {
  const { workspace } = useSignedIn();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  const list = useObservable<ReturnType<typeof workspace.files.all.getSnapshot> | undefined>(isWanted ? workspace.files.all : nothing);
  return useMemo(
    () => (list === undefined || list.status === "loading" ? undefined : list.items.flatMap((item) => (item.ok ? [item.value] : []))),
    [list],
  );
}
