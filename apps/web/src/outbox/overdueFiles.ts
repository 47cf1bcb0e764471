import type { WaitingFile } from "@org/data/store";

/** Usual waiting time by status, in milliseconds. Changes are sent within a second or two: a file is shown when it has waited for longer. */
const usualMs: Readonly<Partial<Record<WaitingFile["status"], number>>> = { saving: 5000, elsewhere: 5000, offline: 1500 };

/** Time until the file is shown, in milliseconds; zero or less if it is shown. */
function remainingMs({ typedAt, status }: WaitingFile, now: number): number {
  // The clock was set back since, so the waiting time is unknown.
  if (typedAt.getTime() > now) return 0;
  return typedAt.getTime() + (usualMs[status] ?? 0) - now;
}

/**
 * Reports the files that have waited for longer than usual: soon after the call, and whenever another file becomes overdue.
 *
 * @returns stops watching
 */
export function watchOverdueFiles(files: readonly WaitingFile[], onChange: (overdue: readonly WaitingFile[]) => void): () => void {
  const check = (): void => {
    const now = Date.now();
    onChange(files.filter((file) => remainingMs(file, now) <= 0));
    const next = Math.min(...files.map((file) => remainingMs(file, now)).filter((remaining) => remaining > 0));
    if (Number.isFinite(next)) timer = setTimeout(check, next);
  };
  let timer = setTimeout(check, 0);
  return () => clearTimeout(timer);
}
