import type { WaitingFile } from "@org/data/store";
import { useEffect, useState } from "react";
import { useWaitingFiles } from "../account/unsent.ts";
import { followDelayedFiles } from "./delayedFiles.ts";

/** The files of the outbox that have waited for longer than saving usually takes. */
export function useDelayedFiles(): readonly WaitingFile[] {
  const files = useWaitingFiles();
  const [delayed, setDelayed] = useState<readonly WaitingFile[]>([]);
  useEffect(() => followDelayedFiles(files, setDelayed), [files]);
  return delayed;
}
