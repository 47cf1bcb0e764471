import { createObservable, type Readable } from "@org/device/observable";

/** A short message to the user at the top of the page. */
export interface Notification {
  readonly message: string;
  /** `loading` stays until a notification with the same key follows. */
  readonly tone?: "success" | "error" | "loading";
  /** A later notification with the same key replaces this one. */
  readonly key?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

const waiting = createObservable<readonly Notification[]>([]);

/** The notifications that are not shown yet. */
export const waitingNotifications: Readable<readonly Notification[]> = waiting;

/** Shows a notification at top centre. Its component is loaded with the first one. */
export function notify(notification: Notification): void {
  waiting.set([...waiting.getSnapshot(), notification]);
}

export function takeNotifications(): readonly Notification[] {
  const taken = waiting.getSnapshot();
  if (taken.length > 0) waiting.set([]);
  return taken;
}

/** Time for painting a notification after it was passed on, and maximum delay of the announced task, ms. */
const paintMs = 100;
const longestWaitMs = 1000;

/** Resolves when the waiting notifications are shown, so that the user sees the start of a task before its end; after a second in any case. */
export function notificationsShown(): Promise<void> {
  return new Promise((resolve) => {
    const resolveIfShown = (): void => {
      if (waiting.getSnapshot().length === 0) setTimeout(resolve, paintMs);
    };
    const unsubscribe = waiting.subscribe(resolveIfShown);
    resolveIfShown();
    setTimeout(() => {
      unsubscribe();
      resolve();
    }, longestWaitMs);
  });
}
