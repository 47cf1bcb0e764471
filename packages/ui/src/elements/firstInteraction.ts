const events = ["pointermove", "keydown", "touchstart"] as const;
let first: Promise<void> | undefined;

/** Ends with the first move of pointer or key since it was asked for: what nobody may ever need is loaded then. */
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
