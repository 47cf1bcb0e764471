/** A short word to the user at the top of the page. */
export interface Notice {
  readonly message: string;
  /** `loading` stays until a notice with the same key follows. */
  readonly tone?: "good" | "limit" | "loading";
  /** A later notice with the same key takes the place of this one. */
  readonly key?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

let waiting: readonly Notice[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Shows a notice at top centre. The code that draws notices is loaded with the first one. */
export function notify(notice: Notice): void {
  waiting = [...waiting, notice];
  tell();
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function waitingNotices(): readonly Notice[] {
  return waiting;
}

export function takeNotices(): readonly Notice[] {
  const taken = waiting;
  waiting = [];
  if (taken.length > 0) tell();
  return taken;
}

/** How long a notice is given to be painted once it was handed over, and how long it may hold up what it announces, ms. */
const paint = 100;
const patience = 1000;

/** Resolves when the notices that wait have been shown, so that "it has begun" is seen before it has ended; after a second in any case. */
export function noticesShown(): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribeToNotices(() => {
      if (waiting.length === 0) setTimeout(resolve, paint);
    });
    if (waiting.length === 0) setTimeout(resolve, paint);
    setTimeout(() => {
      stop();
      resolve();
    }, patience);
  });
}
