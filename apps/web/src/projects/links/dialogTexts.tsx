import type { ReactNode } from "react";

/** Files of a circle in the direction of the picture's arrows: from the file of the result to the file that is linked to it. */
const arrows = (files: readonly string[]): string => files.toReversed().join(" → ");

/** Texts of the two dialogs about links: of a number, and of a project. */
export const texts = {
  reading: (read: number, files: number): string => `Reading the files of the project: ${read} of ${files}`,
  filesRead: "Files read",

  number: {
    title: (input: string): string => `${input}: link to a result`,
    linkedTo: (result: string): string => `It is linked to ${result}.`,
    otherProject: "a file that is not in this project",
    remove: "Remove the link, keep the value",
    linked: (input: string, result: string): string => `${input} is linked to ${result}.`,
    search: "Find a result",
    noneFound: (search: string): string => `No result has “${search}” in its name or the name of its file.`,
    noneLinkable:
      "No other file of this project has a result of the same quantity. Save a calculation with such a result to the project first.",
    more: (shown: number, results: number): string => `${shown} of ${results} are shown. Search to see the others.`,
    circle: (files: readonly string[]): string => `Would close a circle: ${arrows(files)}.`,
    otherCurrency: "Is in another currency.",
    outOfRange: (input: string): string => `Is outside the limits of ${input}.`,
  },

  project: {
    title: "Links between files",
    picture: "Files and their links",
    unreadFile: (name: string, reason: string): string => `“${name}” is not in the picture. ${reason}`,
    none: "No number of this project is linked to a result of another file. Open a file, choose the unit next to a number, then “Link to a result…”: the airflow of a duct can be linked to the load of a room, the head of a pump to the loss of its pipes.",
    circle: (files: readonly string[]): string =>
      `Files are linked in a circle: ${arrows(files.map((file) => `“${file}”`))}. Remove one of these links; until then none of them is updated.`,
    changed: (changed: number, results: number): string =>
      `${changed} of ${results} linked results have changed. Inputs keep their values until you update them.`,
    broken: (results: number): string => `${results} can no longer be updated.`,
    allCurrent: "Every linked input matches its result.",
    sameResult: "the same",
    updateInput: ({ input, file, result }: { readonly input: string; readonly file: string; readonly result: string }): string =>
      `Update ${input} of ${file} to ${result}`,
  },

  bills: {
    title: "Bills taken off the project",
    comparing: "Comparing the bills with the project",
    current: (bill: ReactNode): ReactNode => <>{bill}: every line matches the project.</>,
    outOfDate: (bill: ReactNode, differences: string): ReactNode => (
      <>
        {bill}: {differences}.
      </>
    ),
  },
} as const;
