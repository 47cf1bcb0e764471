/** A shown notification. */
export interface Shown {
  /** Reports a running task, and is hidden when the task ends. */
  readonly mustStay: boolean;
  /** Has an action, such as “Undo”. */
  readonly hasAction: boolean;
}

/** Maximum number of notifications shown at once. */
const maxNotifications = 3;

/**
 * Selects the notifications to hide to make room for a new one: in a queue the new one would be late, and its action, such as “Undo”, outdated. The
 * oldest without an action is hidden first.
 *
 * @param shown the notifications that are shown, oldest first
 */
export function notificationsToHide<Key>(shown: ReadonlyMap<Key, Shown>): readonly Key[] {
  const mayGo = [...shown].filter(([, { mustStay }]) => !mustStay);
  const inOrder = [...mayGo.filter(([, { hasAction }]) => !hasAction), ...mayGo.filter(([, { hasAction }]) => hasAction)];
  return inOrder.slice(0, Math.max(0, shown.size + 1 - maxNotifications)).map(([key]) => key);
}
