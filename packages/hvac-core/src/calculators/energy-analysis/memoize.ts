/**
 * Caches the most recent results by a long text and a key. Both hold all values of the calculation, so that a cached result is the one that would
 * be calculated.
 */
export function memoize<T>(maxEntries: number): (text: string, key: string, calculate: () => T) => T {
  const entries: { readonly text: string; readonly key: string; readonly value: T }[] = [];
  return (text, key, calculate) => {
    const index = entries.findIndex((entry) => entry.key === key && entry.text === text);
    const entry = index === -1 ? { text, key, value: calculate() } : entries.splice(index, 1)[0]!;
    entries.unshift(entry);
    if (entries.length > maxEntries) entries.pop();
    return entry.value;
  };
}
