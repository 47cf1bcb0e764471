import { useSyncExternalStore } from "react";

/** What is said at the foot of the form of the field that is being filled in. */
let text: string | undefined;
const listeners = new Set<() => void>();

export function setHelpLine(next: string | undefined): void {
  if (next === text) return;
  text = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useHelpLine(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => text,
    () => undefined,
  );
}
