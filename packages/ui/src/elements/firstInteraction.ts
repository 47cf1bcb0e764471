const events = ["pointermove", "keydown", "touchstart"] as const;
let first: Promise<void> | undefined;

/** Resolves with the first pointer or key event after the call: parts that many visitors never need are loaded then. */
export function firstInteraction(): Promise<void> {
  first ??= new Promise((resolve) => {
    const end = (): void => {
      for (const sign of events) window.removeEventListener(sign, end);
      resolve();
    };
    for (const sign of events) window.addEventListener(sign, end, { passive: true });
  });
  return first;
}
