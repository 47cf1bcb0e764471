/** Built-in operations whose cost grows with the text or the list they are called on. */
const onTexts =
  "trim trimStart trimEnd split replace replaceAll match matchAll search indexOf lastIndexOf includes toLowerCase toUpperCase normalize".split(
    " ",
  );
const onLists = "shift unshift splice indexOf includes join slice concat".split(" ");

type Method = (this: { readonly length: number }, ...given: unknown[]) => unknown;

/**
 * Counts the work of a reader: characters and elements that it hands to built-in operations. A clock says something else on each machine; this is the same
 * number every time. A loop that trims all it has read so far, or shifts a list empty, shows as a square.
 */
export function countWork(run: () => void): number {
  let work = 0;
  let isCounting = true;
  const restore: (() => void)[] = [];
  const count = (
    prototype: object,
    name: string,
    cost: (self: { readonly length: number }, call: () => unknown, text: unknown) => number,
  ): void => {
    const original = (prototype as Record<string, Method>)[name]!;
    const counted: Method = function (...given) {
      if (!isCounting) return original.apply(this, given);
      // An operation is counted once, without the operations that it calls.
      isCounting = false;
      let result: unknown;
      try {
        const call = (): unknown => (result = original.apply(this, given));
        work += cost(this, call, given[0]);
      } finally {
        isCounting = true;
      }
      return result;
    };
    Object.defineProperty(prototype, name, { value: counted, configurable: true, writable: true });
    restore.push(() => Object.defineProperty(prototype, name, { value: original, configurable: true, writable: true }));
  };
  const ofLength = ({ length }: { readonly length: number }, call: () => unknown): number => {
    call();
    return length;
  };
  for (const name of onTexts) count(String.prototype, name, ofLength);
  for (const name of onLists) count(Array.prototype, name, ofLength);
  for (const name of ["exec", "test"]) {
    count(RegExp.prototype, name, (self, call, text) => {
      const pattern = self as unknown as RegExp;
      const { lastIndex, global, sticky } = pattern;
      const { length } = String(text);
      const isMatch = Boolean(call());
      // A pattern that goes on from where it was reads from there as far as its match, or to the end; one that must match there fails there.
      if (!global && !sticky) return length;
      if (isMatch) return pattern.lastIndex - lastIndex;
      return sticky ? 1 : length - lastIndex;
    });
  }
  try {
    run();
  } finally {
    for (const each of restore) each();
  }
  return work;
}

/**
 * Growth of the work for a text that is twice as long: about 2 for a reader that goes over it once, 4 for one that begins again at each character.
 *
 * @param textOf a text of so many repetitions
 * @param read takes it or refuses it
 */
export function workGrowth(textOf: (times: number) => string, read: (text: string) => void, times = 1000): number {
  const [once, twice] = [times, 2 * times].map((count) => {
    const text = textOf(count);
    return countWork(() => {
      try {
        read(text);
      } catch {
        // A refusal is a result too: its message is tested elsewhere.
      }
    });
  }) as [number, number];
  return twice / Math.max(once, 1);
}
