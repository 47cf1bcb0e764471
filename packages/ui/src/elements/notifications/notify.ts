/** A short message to the user at the top of the page. */
export interface Notification {
  readonly message: string;
  /** `loading` stays until a notification with the same key follows. */
  readonly tone?: "success" | "error" | "loading";
  /** A later notification with the same key takes the place of this one. */
  readonly key?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

let waiting: readonly Notification[] = [];
const listeners = new Set<() => void>();

function callListeners(): void {
  for (const listener of listeners) listener();
}

/** Shows a notification at top centre. The code that draws it is loaded with the first one. */
export function notify(notification: Notification): void {
  waiting = [...waiting, notification];
  callListeners();
}

export function subscribeToNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function waitingNotifications(): readonly Notification[] {
  return waiting;
}

export function takeNotifications(): readonly Notification[] {
  const taken = waiting;
  waiting = [];
  if (taken.length > 0) callListeners();
  return taken;
}

/** How long a notification is given to be painted once it was handed over, and how long it may hold up what it announces, ms. */
const paintMs = 100;
const longestWaitMs = 1000;

/** Resolves when the waiting notifications have been shown, so that "it has begun" is seen before it has ended; after a second in any case. */
export function notificationsShown(): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = subscribeToNotifications(() => {
      if (waiting.length === 0) setTimeout(resolve, paintMs);
    });
    if (waiting.length === 0) setTimeout(resolve, paintMs);
    setTimeout(() => {
      unsubscribe();
      resolve();
    }, longestWaitMs);
  });
}
