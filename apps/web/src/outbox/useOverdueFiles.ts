import type { WaitingFile } from "@org/data/store";
import { useObservable } from "@org/ui/elements";
import { useEffect, useState } from "react";
import { waitingFiles } from "../account/unsent.ts";
import { watchOverdueFiles } from "./overdueFiles.ts";

/** The files of the outbox that have waited for longer than saving usually takes. */
export function useOverdueFiles(): readonly WaitingFile[] {
  const files = useObservable(waitingFiles);
  const [overdue, setOverdue] = useState<readonly WaitingFile[]>([]);
  useEffect(() => watchOverdueFiles(files, setOverdue), [files]);
  return overdue;
}
