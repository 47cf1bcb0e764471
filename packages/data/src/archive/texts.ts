/** Texts of exporting and importing projects. */
export const texts = {
  notRead: "The file could not be read. It may have been changed or moved since it was chosen. Choose it again.",
  tooLarge: (maxMegabytes: number): string =>
    `The file is larger than ${maxMegabytes} MB, and cannot be imported at once. Export and import its projects one at a time.`,
  cutOff: "The exported file was cut off: its end is missing. Export it again if you can.",
  notProject: "This is not an exported project.",
  notJson: "This is not an exported project: the file is not JSON.",
  laterVersion: "This file was exported by a later version. Reload the page and try again.",
  noVersion: "The version of this exported file is missing.",
  unreadable: "Nothing in this exported file can be read.",
  readFiles: (count: number): string => `${count === 1 ? "1 file" : `${count} files`} could be read.`,
  moreUnreadable: (count: number): string => `${count} more of its files or revisions could not be read.`,
  importedProject: "Imported project",
  siteProblem: (project: string, problem: string): string => `“${project}” was imported without its site. ${problem}`,
  projectProblem: (project: string, problem: string): string => `“${project}”: ${problem}`,

  /** Problems of a file. */
  file: {
    unnamed: (number: number, project: string): string => `File ${number} of “${project}”`,
    named: (name: string, project: string): string => `“${name}” of “${project}”`,
    /** @param file title of the file */
    leftOut: (file: string, reason: string): string => `${file} was left out. ${reason}`,
    withoutRevision: (file: string, number: number, reason: string): string =>
      `${file} was imported without its revision ${number}. ${reason}`,
    withoutRevisions: (file: string): string => `${file} was imported without its revisions.`,
    issuedInFuture: "Its time of issue is in the future.",
  },
} as const;
