/** Runs in every page before its scripts: fills local storage, at once or when the page is loaded the next time. */
export function installStorageFiller(): void {
  const filler = "filler";
  /** Chromium's limit for an origin: 10 MiB at two bytes a character. */
  const limit = 5 * 1024 * 1024;
  const fill = (free: number): void => {
    localStorage.removeItem(filler);
    const used = Object.entries(localStorage).reduce((sum, [key, value]) => sum + key.length + String(value).length, filler.length);
    localStorage.setItem(filler, "x".repeat(Math.max(0, limit - used - free)));
    let isFull = false;
    try {
      localStorage.setItem("more", "x".repeat(free + 1));
      localStorage.removeItem("more");
    } catch {
      isFull = true;
    }
    if (!isFull) throw new Error("Local storage takes more than it should.");
  };
  Object.assign(window, { storageFiller: { fill, fillAtLoad: () => sessionStorage.setItem(filler, "at load") } satisfies StorageFiller });
  // An empty page has no storage.
  if (!location.protocol.startsWith("http") || sessionStorage.getItem(filler) === null) return;
  sessionStorage.removeItem(filler);
  fill(0);
}

export interface StorageFiller {
  /** Number of characters that stay free. */
  readonly fill: (free: number) => void;
  readonly fillAtLoad: () => void;
}
