/** Texts of the report dialogs. */
export const texts = {
  title: "Report (PDF)",
  projectTitle: "Project report",
  paper: "Paper",
  letter: "Letter",
  titleBlock: "Title block",
  titleBlockHint: "Empty lines are left out. They are kept on this device for the next report of this project.",
  projectNumber: "Project number",
  revision: "Revision",
  preparedBy: "Prepared by",
  checkedBy: "Checked by",
  create: "Create report",
  issue: "Issue…",
  issueTitle: "Issue the report",
  issueFilesTitle: "Issue the reports",
  stop: "Stop",
  stopped: "The report was stopped. Nothing was saved.",
  reading: (done: number, all: number) => `Reading file ${done} of ${all}`,
  collecting: "Collecting what is printed",
  layingOut: "Laying out pages",
  drawing: (page: number, pages: number) => `Page ${page} of ${pages}`,
  saved: (name: string) => `Saved “${name}” to your downloads.`,
  missing: (characters: string) => `No font of the report has these characters, which print as �: ${characters}`,
  noExplanation:
    "The calculation steps could not be loaded. Try again when you are connected, or choose a level of detail without the calculation.",
  refused: "There are errors in the inputs: the report would have no results. Correct them first.",
  calculating: "The results of the last change are still being calculated.",
  incomplete: "To issue the report, complete the marked inputs first.",
  files: "Files",
  all: "All files",
  noFiles: "Choose at least one file.",
  unreadFile: {
    kind: (name: string) => `“${name}” is of a kind that cannot be calculated here.`,
    data: (name: string, reason: string) => `“${name}”: ${reason}`,
    newer: (name: string) => `“${name}” was saved by a newer version of Plenum.`,
    remedy: (problem: string) => `${problem} Leave it out, or try again.`,
  },
  outOfDate: (lines: number) => `${lines === 1 ? "1 line differs" : `${lines} lines differ`} from the project as it is today.`,
  failed: {
    notLoaded: "The report generator could not be loaded. Try again when you are connected.",
    notCreated: (reason: string) => `The document could not be created: ${reason}`,
  },
  figures: {
    withoutDrawing: (titles: readonly string[]) => {
      const names = new Intl.ListFormat("en", { type: "conjunction" }).format(titles.map((title) => `“${title}”`));
      return titles.length === 1
        ? `${names} is not a drawing on the page; its numbers are among the results.`
        : `${names} are not drawings on the page; their numbers are among the results.`;
    },
    onPageOnly: "The figures of this file can only be drawn on its page: create its report there.",
  },
} as const;
