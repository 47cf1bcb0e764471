import { deviceStorage, type TextStorage } from "./textStorage.ts";

export function memoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key),
    put: (key, text) => {
      texts.set(key, text);
      return true;
    },
    remove: (key) => void texts.delete(key),
    keys: (start) => [...texts.keys()].filter((key) => key.startsWith(start)),
    watch: () => () => {},
  };
}

/** The device's storage or, in a browser that forbids it, this page's memory. */
export function deviceOrMemoryStorage(): TextStorage {
  try {
    localStorage.setItem("plenum.probe", "");
    localStorage.removeItem("plenum.probe");
    return deviceStorage;
  } catch (error) {
    // Full: its entries can be read, and removed to make room.
    if (error instanceof DOMException && error.name === "QuotaExceededError") return deviceStorage;
    // No window, or a browser that forbids storage.
    return memoryStorage();
  }
}
