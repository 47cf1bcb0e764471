import type { WaitingFile } from "@org/data/store";
import { useEffect, useState } from "react";
import { useWaitingFiles } from "../account/unsent.ts";

/** What is typed is sent within a second or two; a file is told of when it has waited for longer, in milliseconds. */
const usualMs: Readonly<Partial<Record<WaitingFile["status"], number>>> = { saving: 5000, elsewhere: 5000, offline: 1500 };

const dueAt = ({ typedAt, status }: WaitingFile): number => typedAt.getTime() + (usualMs[status] ?? 0);

/** The files of the outbox that have waited for longer than saving usually takes. */
export function useDelayedFiles(): readonly WaitingFile[] {
  const files = useWaitingFiles();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const next = Math.min(...files.map(dueAt).filter((due) => due > Date.now()));
    const timer = setTimeout(() => setNow(Date.now()), Number.isFinite(next) ? next - Date.now() + 1 : 0);
    return () => clearTimeout(timer);
  }, [files]);
  return files.filter((file) => dueAt(file) <= now);
}
