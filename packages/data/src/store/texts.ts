/** Messages of the store: why a read or a write failed, and notes that it writes itself. */
export const texts = {
  failure: {
    refused: "The server refused the request. If your session has ended, sign in again; what you typed is kept on this device.",
    sessionEnded: "Your session has ended. Sign in again; what you typed is kept on this device.",
    unreachable: "The server cannot be reached. What you typed is kept on this device and sent later.",
    limit: "The server has reached a limit. Try again later.",
    missing: "It no longer exists.",
    laterVersion: "The file was changed by a later version of this page. Reload the page; what you typed is kept on this device.",
    invalid: "The data are too large or have the wrong format.",
    unknown: "Something went wrong. Try again.",
  },
  file: {
    notOpen: "The file is not open.",
    conflict: "The file was changed elsewhere in the same fields. Choose what to keep, then save.",
    notOnDevice: "The server cannot be reached, and this device has no copy of the file. Try again when you are online.",
    moveNeedsServer:
      "The server cannot be reached. A file is moved with its whole history, which is on the server only. Try again when you are online.",
    invalid: "Its stored data is not valid.",
  },
  site: {
    laterVersion: "The site was saved by a later version of this page. Reload the page and try again.",
    unreadable: "The site could not be loaded, so it cannot be changed. Reload the page and try again.",
  },
  /** Endings of the names of copies, from the first copy, and how they are read. */
  copy: { suffix: (number: number): string => (number === 1 ? " (copy)" : ` (copy ${number})`), pattern: /^(.*) \(copy(?: (\d+))?\)$/s },
  revision: {
    laterVersion: "This revision was made by a later version. Reload the page and try again.",
    beforeRestoring: "Before restoring",
    restoredFrom: (time: string): string => `Restored from ${time}`,
  },
  version: {
    gone: "This version is no longer kept. Choose another one.",
    notOnDevice: "The server cannot be reached, and this device has no copy of the version. Try again when you are online.",
  },
  issue: {
    withoutResults: "There are errors in the inputs, so there are no results to issue. Correct them first.",
    notOnServer: "This file has not been sent to the server yet. It can be issued as soon as it is there.",
    /** @param issuedBy address of the account */
    refused: (issuedBy: string): string =>
      `The server refused a report that is issued in the name of ${issuedBy}. If the address of your account has changed, issue it again.`,
  },
  draft: {
    inAnotherTab: "These changes are open in another tab. Check there, or try again in a moment.",
    laterVersion: "It was made with a later version of this page. Reload the page and try again.",
  },
  export: {
    unreachable: "The server cannot be reached, and this device may have only part of the data. Try again when you are online.",
    unreadableProject: "Unreadable project",
    unnamedFile: "A file",
    unsent: (file: string): string => `“${file}” has unsent changes on this device; they are not in the export.`,
  },
} as const;
