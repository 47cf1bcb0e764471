import { vi } from "vitest";

/** A browser's storage, as far as it is used; `isFull` refuses as one without room does. */
export class FakeStorage {
  isFull = false;
  private readonly items = new Map<string, string>();
  get length(): number {
    return this.items.size;
  }
  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException("No room.", "QuotaExceededError");
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

/** Storages that throw at every use. */
export function forbidStorages(): void {
  const refuse = (): never => {
    throw new DOMException("no", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"])
    vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 });
}
