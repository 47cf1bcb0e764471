import type { ReactNode } from "react";

/** Texts of linked numbers on the page of their file. */
export const texts = {
  result: (result: string, file: string): string => `${result} of “${file}”`,
  resultIn: (result: string, file: ReactNode): ReactNode => (
    <>
      {result} of {file}
    </>
  ),
  columns: { file: "File", input: "Input", current: "Current value", result: "Result", linkedTo: "Linked to" },

  linkedTo: (result: ReactNode): ReactNode => <>Linked to {result}.</>,
  outOfDate: (result: string): string => `Out of date: the result is now ${result}.`,
  update: "Update",
  updateTo: (input: string, result: string): string => `Update ${input} to ${result}`,
  updated: (inputs: number): string => (inputs === 1 ? "1 input was updated." : `${inputs} inputs were updated.`),
  updatedInput: (input: string): string => `${input} was updated.`,
  removed: (input: string): string => `${input} is no longer linked. It keeps its value.`,

  lost: {
    input: (input: string, result: string): string => `${input} is no longer linked to ${result}.`,
    inputs: (inputs: number): string => `${inputs} inputs are no longer linked to results of other files.`,
    restore: "Link again",
  },

  file: {
    unnamed: "A linked file",
    unreadable: (name: string, reason: string): string => `“${name}” cannot be read here. ${reason}`,
    unknownKind: "This version of Plenum does not know its kind.",
    laterVersion: "It was made by a later version of Plenum.",
    moved: (name: string, project: string | undefined): string =>
      project === undefined
        ? `The linked file, “${name}”, is in another project.`
        : `The linked file, “${name}”, is in another project, “${project}”.`,
  },

  inBin: (name: string): string => `The linked file, “${name}”, is in the bin. Restore it to use its results again.`,

  notice: {
    label: "Linked results",
    lead: (results: number): string =>
      `${results === 1 ? "A linked result has changed." : `${results} linked results have changed.`} The inputs keep their values until you update them.`,
    updateAll: (results: number): string => `Update all ${results}`,
    broken: (input: ReactNode, value: string): ReactNode => (
      <>
        {input} keeps its value, {value}.
      </>
    ),
    brokenLink: (result: ReactNode): ReactNode => <>It is linked to {result}.</>,
    change: "Change…",
    changeLink: (input: string): string => `Change the link of ${input}`,
    remove: "Remove the link",
    removeLink: (input: string): string => `Remove the link of ${input}`,
  },
} as const;
