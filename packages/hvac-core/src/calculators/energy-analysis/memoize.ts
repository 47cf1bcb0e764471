/**
 * Remembers what was calculated, by a long text and a key: the last so many. Values alone decide, so that what is remembered is what would be
 * calculated.
 */
export function memoize<T>(most: number): (text: string, key: string, calculate: () => T) => T {
  const known: { readonly text: string; readonly key: string; readonly value: T }[] = [];
  return (text, key, calculate) => {
    const index = known.findIndex((entry) => entry.key === key && entry.text === text);
    const entry = index === -1 ? { text, key, value: calculate() } : known.splice(index, 1)[0]!;
    known.unshift(entry);
    if (known.length > most) known.pop();
    return entry.value;
  };
}
