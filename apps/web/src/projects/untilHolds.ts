import type { Readable } from "@org/data";

/** Waits until something is found, which is looked for whenever one of the observables changes. @param look gives nothing, or false, until then */
export async function untilHolds<T>(look: () => T | false | undefined, readables: readonly Readable<unknown>[]): Promise<T> {
  let unsubscribers: readonly (() => void)[] = [];
  try {
    return await new Promise<T>((resolve) => {
      const lookAgain = (): void => {
        const found = look();
        if (found !== undefined && found !== false) resolve(found);
      };
      unsubscribers = readables.map(({ subscribe }) => subscribe(lookAgain));
      lookAgain();
    });
  } finally {
    for (const unsubscribe of unsubscribers) unsubscribe();
  }
}
