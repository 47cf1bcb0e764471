/** Whether keyboards of this device have a Command key in place of Ctrl. */
const isApple = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.userAgent);

/** Keys as they are marked on the keyboard of this device. */
export const keyNames = (keys: readonly string[]): readonly string[] =>
  isApple() ? keys.map((key) => (key === "Ctrl" ? "⌘" : key)) : keys;
