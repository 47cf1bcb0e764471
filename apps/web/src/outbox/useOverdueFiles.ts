import type { WaitingFile } from "@org/data/store";
import { useEffect, useState } from "react";
import { useWaitingFiles } from "../account/unsent.ts";
import { followOverdueFiles } from "./overdueFiles.ts";

/** The files of the outbox that have waited for longer than saving usually takes. */
export function useOverdueFiles(): readonly WaitingFile[] {
  const files = useWaitingFiles();
  const [overdue, setDelayed] = useState<readonly WaitingFile[]>([]);
  useEffect(() => followOverdueFiles(files, setDelayed), [files]);
  return overdue;
}
