/** Texts of the session, and of deleting an account's data. */
export const texts = {
  projectsNotLoaded: "The projects could not be loaded. Check the connection and try again.",
  deletion: {
    unreachable: "The server cannot be reached.",
    incomplete: "The server did not complete the deletion.",
    someRemains: "Some of your data is still stored.",
    companyRemains: "Your projects are deleted; company details and lists may still be stored.",
    /**
     * @param count of all projects that are still stored
     * @param projects the first of them
     */
    projectsRemain: (count: number, projects: readonly string[]): string => {
      const more = count > projects.length ? ` and ${count - projects.length} more` : "";
      return `Still stored: ${count === 1 ? "1 project" : `${count} projects`} (${projects.join(", ")}${more}) and your company details.`;
    },
    project: (name: string): string => `“${name}”`,
    unreadableProject: "one that cannot be read",
  },
} as const;
