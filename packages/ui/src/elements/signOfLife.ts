const signs = ["pointermove", "keydown", "touchstart"] as const;
let first: Promise<void> | undefined;

/** Ends with the first move of pointer or key since it was asked for: what nobody may ever need is loaded then. */
export function signOfLife(): Promise<void> {
  first ??= new Promise((resolve) => {
    const end = (): void => {
      for (const sign of signs) window.removeEventListener(sign, end);
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, end, { passive: true });
  });
  return first;
}
