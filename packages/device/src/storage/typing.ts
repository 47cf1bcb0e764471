/** When typing is stored, in milliseconds: once it pauses, and at the latest; a tab can be killed at any time. */
export const typingPauseMs = 300;
export const maxSaveDelayMs = 1000;
