/** What is known of a notice that stands. */
export interface Shown {
  /** Says that something is under way: it goes when that ends. */
  readonly mustStay: boolean;
  /** Offers something, such as to undo. */
  readonly hasAction: boolean;
}

/** So many notices stand at once. */
const most = 3;

/**
 * Which notices go so that a new one is seen at once: waiting in line it would be late, and what it offers, such as to undo, over. The oldest
 * that only tells goes before the oldest that offers something.
 *
 * @param shown the notices that stand, oldest first
 */
export function roomFor<Key>(shown: ReadonlyMap<Key, Shown>): readonly Key[] {
  const mayGo = [...shown].filter(([, { mustStay }]) => !mustStay);
  const inOrder = [...mayGo.filter(([, { hasAction }]) => !hasAction), ...mayGo.filter(([, { hasAction }]) => hasAction)];
  return inOrder.slice(0, Math.max(0, shown.size + 1 - most)).map(([key]) => key);
}
