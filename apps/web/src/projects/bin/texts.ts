const days = (count: number): string => (count === 1 ? "1 day" : `${count} days`);
const within = (left: number): string => (left === 0 ? "soon" : `within ${days(left)}`);

/** Texts of the bin, and of pages of deleted files and projects. */
export const texts = {
  button: "Bin",
  title: "Bin",
  lead: (daysInBin: number) => `Deleted files and projects can be restored for ${daysInBin} days. After that they are deleted for good.`,
  empty: "The bin is empty.",
  loading: "Loading the bin",
  list: "Deleted files and projects",
  project: "Project",
  unnamed: (kind: string) => `Unnamed ${kind.toLowerCase()}`,
  files: (count: number) => (count === 1 ? "1 file" : `${count} files`),
  inProject: (kind: string, project: string) => (project === "" ? kind : `${kind} · ${project}`),
  projectInBin: (kind: string, project: string) => `${kind} · ${project}, which is in the bin too`,
  deleted: (when: string) => `Deleted ${when}`,
  left: (count: number) => (count === 0 ? "Will be deleted soon" : count === 1 ? "Less than a day left" : `${days(count)} left`),
  restore: "Restore",
  restoreOf: (name: string) => `Restore ${name}`,
  restoreWithProject: "Restore with its project",
  restoreWithProjectOf: (name: string) => `Restore ${name} with its project`,
  restored: (name: string) => `Restored “${name}”.`,
  tooLate: (name: string) => `“${name}” was already deleted for good.`,
  removeOf: (name: string) => `Delete ${name} for good`,
  remove: "Delete for good",
  removeAction: "Delete for good",
  removing: "Deleting",
  removeQuestion: (name: string) => `Delete “${name}” for good?`,
  removeFile: "This deletes the file with its revisions, versions and issued reports. It cannot be undone.",
  removeProject: "This deletes the project with all its files, their revisions, versions and issued reports. It cannot be undone.",
  removed: (name: string) => `Deleted “${name}” for good.`,
  emptyAction: "Empty the bin",
  emptyQuestion: "Empty the bin?",
  emptyLead: (count: number) =>
    `${count === 1 ? "It is" : `All ${count} files and projects in it are`} deleted for good, with revisions, versions and issued reports. This cannot be undone.`,
  emptied: "The bin is empty now.",
  notice: {
    label: "In the bin",
    file: (name: string, when: string, left: number) =>
      `“${name}” is in the bin. It was deleted on ${when} and will be deleted for good ${within(left)}. What you enter is still saved in it.`,
    project: (name: string, left: number) =>
      `The project of “${name}” is in the bin, and will be deleted for good with all its files ${within(left)}.`,
    final: (name: string) => `“${name}” is being deleted for good. What you enter is no longer saved; keep a copy to continue with it.`,
    finalProject: (name: string) =>
      `The project of “${name}” is being deleted for good with all its files. What you enter is no longer saved.`,
    copy: "Keep a copy",
    restoreProject: "Restore the project",
    open: "Open the bin",
  },
  page: {
    title: (name: string) => (name === "" ? "This project is in the bin" : `“${name}” is in the bin`),
    thisProject: "This project",
    finalTitle: "This project is being deleted for good",
    finalLead: "All its files are deleted with it.",
    lead: (when: string, left: number) =>
      `It was deleted on ${when} and will be deleted for good ${within(left)}. Restoring it restores all its files as they were.`,
  },
} as const;
