/** Names of files in a sentence: at most three, and the number of the others. */
function namesText(names: readonly string[]): string {
  const maxNames = 3;
  const quoted = names.slice(0, maxNames).map((name) => `“${name}”`);
  if (names.length > maxNames) return `${quoted.join(", ")} and ${names.length - maxNames} more`;
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)!}`;
}

const filesText = (count: number): string => (count === 1 ? "1 file" : `${count} files`);

/** Texts of issued reports. */
export const texts = {
  lead: "The inputs, the results, the engine version and this title block are kept as they are now, under a SHA-256 hash. Nobody, including you, can change an issue afterwards or put another one under its link. Deleting its file deletes it.",
  calculating: "Calculating today’s results",
  purpose: "Issued for",
  purposePlaceholder: "Such as “Construction” or “Approval”",
  noRevision: "Enter the revision, such as A or P01. It distinguishes this issue from the others.",
  taken: (revision: string, date: string) => `This file was issued as revision ${revision} on ${date}. Give this issue another revision.`,
  issue: "Issue",
  issueAnyway: "Issue anyway",
  warningsLead: "Nothing has been issued yet. Check this first:",
  toFile: "Back to the file",
  warning: { limit: (message: string) => `Limit: ${message}`, caution: (message: string) => `Caution: ${message}` },
  issued: (revision: string) => `Issued as revision ${revision}.`,
  waiting: (revision: string) =>
    `Issued as revision ${revision}, and kept on this device as it is now. It is sent as soon as the server can be reached; until then its link works on this device only.`,
  link: "Link",
  linkHint: "It opens for your account. Give others the report (PDF), which shows the hash.",
  copyLink: "Copy link",
  copied: "Link copied.",
  notCopied: "The link could not be copied. Copy it from the address bar.",
  openIssue: "Open the issue",
  hash: "SHA-256",
  badge: "Issued",
  importedBadge: "Imported report, issued",
  name: (revision: string, purpose: string) => (purpose === "" ? `Revision ${revision}` : `Revision ${revision} · ${purpose}`),
  pageTitle: (file: string, revision: string) => `${file}, Revision ${revision}`,
  kind: "Issued report",
  importedKind: "Imported report",
  report: "Report (PDF)",
  reportTitle: "Issued report",
  create: "Create report",
  stop: "Stop",
  data: "Data (JSON)",
  dataHint: "The exact bytes that the hash is computed from",
  openFile: "Open the file",
  titleBlock: "Title block",
  lines: {
    project: "Project",
    projectNumber: "Project number",
    calculation: "Calculation",
    revision: "Revision",
    purpose: "Issued for",
    preparedBy: "Prepared by",
    checkedBy: "Checked by",
    company: "Company",
    issuedBy: "Issued by",
    issuedAt: "Date of issue",
    importedIssuer: "Issued by, according to the imported file",
    importedDate: "Date of issue, according to the imported file",
    receivedAt: "Received by the server",
    importedAt: "Imported",
    engine: "Calculated with",
    hash: "SHA-256",
  },
  engine: (engine: string, version: number) => `Plenum, engine ${engine} (calculator version ${version})`,
  checking: "Checking the hash.",
  intact: "The hash matches: this is what was issued.",
  imported:
    "The hash matches the imported file. This report was not issued here: who issued it, when, and whether the file was changed before, cannot be confirmed.",
  otherDate: "The date of issue is that of the device. The server received the report more than a day earlier or later.",
  notIntact: "The hash does not match: what is stored is not what was issued. Do not rely on it.",
  notChecked: "The hash could not be checked in this browser.",
  today: "Calculated again today",
  same: (engine: string) => `Engine ${engine} gives the same results.`,
  refused: (engine: string, reasons: string) => `Engine ${engine} gives no results for these inputs. ${reasons}`,
  differs: (engine: string, count: number) =>
    count === 1 ? `One result differs with engine ${engine}.` : `${count} results differ with engine ${engine}.`,
  differing: "Results that differ",
  result: "Result",
  asIssued: "As issued",
  now: "Today",
  remarks: "Remarks",
  where: (places: string) => `Where: ${places}.`,
  results: "Results",
  inputs: "Inputs",
  notes: "Notes on the stored inputs:",
  missing: {
    title: "This issued report was not found",
    lead: "It may have been deleted with its file, or belong to another account. The address may also be incomplete.",
  },
  notOnDevice: {
    title: "This issued report is not on this device",
    lead: "The server cannot be reached. The report opens as soon as you are connected.",
  },
  waitingPage: {
    title: "This report is not on the server yet",
    lead: "It was issued on this device and is kept as it was then. It is sent as soon as the server can be reached, and this page shows it then.",
  },
  refusedPage: {
    title: "This report was not issued",
    lead: "The server refused it, so it has no link. The page of its file says why. Issue it again from there.",
  },
  moved: {
    title: "This issued report was moved",
    lead: "Its file is in another project now, and the report went with it unchanged.",
    open: "Open the issued report",
  },
  unreadable: { title: "This issued report cannot be read", lead: (reason: string) => `Its stored data is not valid. ${reason}` },
  /** Texts for several files of a project that are issued under one revision. */
  severalFiles: {
    lead: (count: number) =>
      `${count === 1 ? "The file is" : `Each of the ${count} files is`} issued separately as it is now, under this revision: its inputs, its results, the engine version and this title block are kept under a SHA-256 hash and a separate link. Nobody, including you, can change an issue afterwards or put another one under its link. Deleting its file deletes it.`,
    back: "Back",
    blocked: (count: number) =>
      count === 1 ? "Nothing was issued: one file cannot be issued." : `Nothing was issued: ${count} files cannot be issued.`,
    correct: (count: number) => (count === 1 ? "Leave it out, or correct it." : "Leave them out, or correct them."),
    leaveOut: (count: number) => (count === 1 ? "Leave it out" : "Leave them out"),
    remarks: (count: number) =>
      count === 1
        ? "Nothing has been issued yet. Check this file first:"
        : `Nothing has been issued yet. Check these ${count} files first:`,
    more: (count: number) =>
      count === 1 ? "1 more is shown on the page of the file." : `${count} more are shown on the page of the file.`,
    olderResults: (engine: string, count: number) =>
      `It was calculated with engine ${engine}. With today’s engine ${count === 1 ? "one result differs" : `${count} results differ`}; today’s results are issued.`,
    staleSource: (name: string, differences: string) => `“${name}”, which it depends on, is out of date itself: ${differences}.`,
    noCalculator: "Files of this kind cannot be calculated here.",
    missing: "It no longer exists.",
    moved: "It is in another project now.",
    notOnDevice: "It is not on this device, and the server cannot be reached.",
    unreadable: (reason: string) => `Its stored data is not valid. ${reason}`,
    newer: "It was made by a later version of Plenum. Reload the page to get that version.",
    conflicts: "It was changed elsewhere in the same fields. Open it and choose what to keep.",
    errors: (reasons: readonly string[]) => {
      const others = reasons.length - 1;
      const more = others === 0 ? "" : others === 1 ? " There is 1 more error." : ` There are ${others} more errors.`;
      return `There are errors in its inputs, so there are no results to issue. ${reasons[0] ?? ""}${more}`;
    },
    taken: (names: readonly string[], revision: string) =>
      `${namesText(names)} ${names.length === 1 ? "was" : "were"} already issued as revision ${revision}. Give this issue another revision.`,
    checking: "Checking the files",
    checkingFile: (done: number, all: number) => `Checking ${done} of ${all}:`,
    issuing: "Issuing the files",
    issuingFile: (done: number, all: number) => `Issuing ${done} of ${all}:`,
    stop: "Stop",
    stopping: "It stops after this file.",
    issued: (count: number, all: number, revision: string) => {
      if (count < all) return `${count} of ${filesText(all)} ${count === 1 ? "was" : "were"} issued as revision ${revision}.`;
      return `${filesText(all)} ${all === 1 ? "was" : "were"} issued as revision ${revision}.`;
    },
    waiting: (count: number) =>
      count === 1
        ? "One issue is kept on this device as it is now. It is sent as soon as the server can be reached; until then its link works on this device only."
        : `${count} issues are kept on this device as they are now. They are sent as soon as the server can be reached; until then their links work on this device only.`,
    waits: "Waiting on this device",
    notIssued: (reason: string) => `Not issued. ${reason}`,
    stopped: "Not issued: stopped before this file.",
    linkHint: "Each link is also in the history of its file.",
    list: "Files",
    ofFile: (name: string) => ` of “${name}”`,
    tryAgain: "Try again",
    issueOthers: "Issue the others",
    copyLinks: "Copy all links",
    copied: "Links copied, one line for each file.",
    notCopied: "The links could not be copied. Each is in the history of its file.",
  },
} as const;
