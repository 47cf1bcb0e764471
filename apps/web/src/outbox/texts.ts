import type { WaitingFile } from "@org/data/store";

function filesText(count: number, isFirst: boolean): string {
  if (!isFirst) return String(count);
  return count === 1 ? "1 file" : `${count} files`;
}

/** Texts of the outbox: its button, its dialog and its rows. */
export const texts = {
  title: "Waiting to be sent",
  empty: "Everything has been sent.",
  files: "Files",
  retryAll: "Try all again",

  open: "Open",
  openFile: (name: string) => `Open ${name}`,
  reload: "Reload",
  project: "Project",
  unreadableProject: "Unreadable project",
  projectGone: "project no longer exists",
  saveAsNewFile: "Save as a new file",
  needsProject: "Create a project first, then save it there as a new file.",

  discard: "Discard",
  discardFile: (name: string) => `Discard your changes to ${name}`,
  discardQuestion: (name: string) => `Discard your changes to “${name}”? This cannot be undone.`,
  cancelDiscard: "Keep it",

  status: {
    saving: "Sending.",
    offline: "Waiting for the server; will be sent automatically.",
    elsewhere: "Open in another tab, which will send it.",
    conflict: "Changed elsewhere too. Open it and choose what to keep.",
    missing: "The file was deleted. What you typed is still here.",
    newer: "Made by a later version of Plenum. Reload the page to get that version.",
    failed: "Not saved.",
  } satisfies Readonly<Record<WaitingFile["status"], string>>,

  /** Needs of files, the first of them with its noun: "1 file needs your answer, 3 wait to be sent". */
  needs: {
    answer: (count: number, isFirst: boolean) => `${filesText(count, isFirst)} ${count === 1 ? "needs" : "need"} your answer`,
    failed: (count: number, isFirst: boolean) => `${filesText(count, isFirst)} could not be saved`,
    reload: (count: number, isFirst: boolean) => `${filesText(count, isFirst)} ${count === 1 ? "needs" : "need"} a reload`,
    waits: (count: number, isFirst: boolean) => `${filesText(count, isFirst)} ${count === 1 ? "waits" : "wait"} to be sent`,
  },
} as const;
