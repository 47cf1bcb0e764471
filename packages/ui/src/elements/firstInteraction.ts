const events = ["pointermove", "keydown", "touchstart", "dragenter"] as const;
let first: Promise<void> | undefined;

/** Resolves with the first event of a pointer, a key or a dragged file after the call: parts that many visitors never need are loaded then. */
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
