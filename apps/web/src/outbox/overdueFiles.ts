import type { WaitingFile } from "@org/data/store";

/** How long a file of each status usually waits, in milliseconds. What is typed is sent within a second or two: a file is shown when it has waited for longer. */
const usualMs: Readonly<Partial<Record<WaitingFile["status"], number>>> = { saving: 5000, elsewhere: 5000, offline: 1500 };

/** How long it takes until the file is shown, in milliseconds; zero or less for a file that is. */
function remainingMs({ typedAt, status }: WaitingFile, now: number): number {
  // The clock was set back since: how long it has waited is not known.
  if (typedAt.getTime() > now) return 0;
  return typedAt.getTime() + (usualMs[status] ?? 0) - now;
}

/**
 * Tells which files have waited for longer than usual: soon after the call, and whenever one of the others comes to it.
 *
 * @returns a function that ends it
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
