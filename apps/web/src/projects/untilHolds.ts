import type { Readable } from "@org/data";

/** Waits for a value, which is looked for whenever one of the observables changes. @param look returns `undefined` or false until then */
export async function untilHolds<T>(look: () => T | false | undefined, readables: readonly Readable<unknown>[]): Promise<T> {
  let unsubscribers: readonly (() => void)[] = [];
  try {
    return await new Promise<T>((resolve) => {
      const lookAgain = (): void => {
        const value = look();
        if (value !== undefined && value !== false) resolve(value);
      };
      unsubscribers = readables.map(({ subscribe }) => subscribe(lookAgain));
      lookAgain();
    });
  } finally {
    for (const unsubscribe of unsubscribers) unsubscribe();
  }
}
