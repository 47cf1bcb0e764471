import { vi } from "vitest";

/** The used part of a browser's storage; its entries are properties, as in browsers. With `isFull` it refuses writes like a full one. */
export class FakeStorage {
  [key: string]: unknown;
  constructor() {
    Object.defineProperty(this, "isFull", { value: false, writable: true });
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }
  setItem(key: string, value: string): void {
    if (this["isFull"] === true) throw new DOMException("No room.", "QuotaExceededError");
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

/** Storages that throw at every use. */
export function forbidStorages(): void {
  const refuse = (): never => {
    throw new DOMException("no", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) vi.stubGlobal(name, new Proxy({}, { get: refuse, ownKeys: refuse }));
}
