import type { WaitingFile } from "@org/data/store";

/** Texts of the outbox: its button, its dialog and its rows. */
export const texts = {
  title: "Waiting to be sent",
  loading: "Loading",
  empty: "Everything has been sent.",
  files: "Files",
  retryAll: "Try all again",
  close: "Close",

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

  /** Needs of one file and of several: "1 file needs your answer". */
  needs: {
    answer: ["needs your answer", "need your answer"],
    failed: ["could not be saved", "could not be saved"],
    reload: ["needs a reload", "need a reload"],
    waits: ["waits to be sent", "wait to be sent"],
  },
} as const;
