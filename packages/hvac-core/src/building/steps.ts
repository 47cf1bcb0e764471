/** Steps of a part as shares of the whole: those of the part are 0…1. */
export function* within<T>(steps: Generator<number, T>, start: number, share: number): Generator<number, T> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    yield start + share * step.value;
  }
}

/** Results of each item; after some of them a step ends. */
export function* eachInSteps<T, R>(
  items: readonly T[],
  resultOf: (item: T, index: number) => R,
  itemsPerStep = 200,
): Generator<number, R[]> {
  const results: R[] = [];
  for (const item of items) {
    results.push(resultOf(item, results.length));
    if (results.length % itemsPerStep === 0) yield results.length / items.length;
  }
  return results;
}
