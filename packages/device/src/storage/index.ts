/**
 * Small values in the browser's storages, as items that are declared with their key, their type and whose they are. The interface, the application and
 * the data each declare their items in one file; nothing else touches `localStorage` or `sessionStorage`.
 *
 * A browser that stores nothing (private windows, full quota) is not an error: reading gives `undefined`, and writing returns whether it was stored.
 */
export { isOneOf, isRecord, isTexts, jsonItem, textItem, type AnyStoredItem, type StoredItem } from "./items.ts";
export { deviceOrMemoryStorage, memoryStorage } from "./memoryStorage.ts";
export { removeOwned } from "./removeOwned.ts";
export { deviceStorage, tabStorage, type TextStorage } from "./textStorage.ts";
export { maxSaveDelayMs, typingPauseMs } from "./typing.ts";
