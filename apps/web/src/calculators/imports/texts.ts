/** Texts of imports from other files of a project. */
export const texts = {
  project: "Project",
  thisProject: (project: string): string => `${project} (this project)`,
  loading: "Loading the files of the project",
  /** @param kind of the file, in lower case: "heat load" */
  kind: (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1),
  heatLoad: "heat load",
  reading: (kind: string): string => `Reading the ${kind}`,
  noResults: (kind: string, problem: string): string => `This ${kind} has no results: ${problem}`,
} as const;
