import type { Readable } from "@org/data";

/** Resolves as soon as something holds, which is looked for whenever one of the observables changes. */
export async function untilHolds(holds: () => boolean, readables: readonly Readable<unknown>[]): Promise<void> {
  let unsubscribers: readonly (() => void)[] = [];
  try {
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (holds()) resolve();
      };
      unsubscribers = readables.map(({ subscribe }) => subscribe(look));
      look();
    });
  } finally {
    for (const unsubscribe of unsubscribers) unsubscribe();
  }
}
