/** What is known of a notification that is shown. */
export interface Shown {
  /** Says that something is under way: it goes when that ends. */
  readonly mustStay: boolean;
  /** Offers something, such as to undo. */
  readonly hasAction: boolean;
}

/** So many notifications are shown at once. */
const maxNotifications = 3;

/**
 * Which notifications are hidden to make room for a new one: waiting in line it would be late, and what it offers, such as to undo, over. The
 * oldest without an action goes first.
 *
 * @param shown the notifications that are shown, oldest first
 */
export function notificationsToHide<Key>(shown: ReadonlyMap<Key, Shown>): readonly Key[] {
  const mayGo = [...shown].filter(([, { mustStay }]) => !mustStay);
  const inOrder = [...mayGo.filter(([, { hasAction }]) => !hasAction), ...mayGo.filter(([, { hasAction }]) => hasAction)];
  return inOrder.slice(0, Math.max(0, shown.size + 1 - maxNotifications)).map(([key]) => key);
}
