import type { OutOfDate, OutOfDateReason } from "@org/hvac-core/exchange/project";
import type { ProjectOrder } from "./projectsSearch.ts";

const roomsText = (count: number): string => (count === 1 ? "1 room" : `sum of ${count} rooms`);

/** What is out of date in a file, by reason. */
const reasonTexts: Readonly<Record<OutOfDateReason, (count: number) => string>> = {
  inputs: (count) => `${count === 1 ? "1 input differs" : `${count} inputs differ`} from the linked result`,
  lines: (count) => `${count === 1 ? "1 line differs" : `${count} lines differ`} from the project`,
  rows: (count) =>
    count === 1 ? "1 imported row or value differs from its source" : `${count} imported rows or values differ from their source`,
};

/** The files that are linked to a file. */
export interface LinkedFiles {
  readonly names: readonly string[];
  /** Number of listed files that were not read. */
  readonly unchecked: number;
  /** Whether all files of the project are listed. */
  readonly isListWhole: boolean;
}

function linkedNames(names: readonly string[]): string {
  const [first, ...others] = names.slice(0, 5).map((name) => `“${name}”`);
  const more = names.length > 5 ? [`${names.length - 5} more`] : [];
  const rest = [...others, ...more];
  const list = rest.length === 0 ? first! : `${[first, ...rest.slice(0, -1)].join(", ")} and ${rest.at(-1)!}`;
  return names.length === 1 ? `${list} is linked to it, and keeps its values.` : `${list} are linked to it, and keep their values.`;
}

/** Texts of the pages about projects and files. The texts of the specification are in `messages` of @org/data. */
export const texts = {
  nameRequired: "A name is required.",
  unreadable: {
    title: { project: "Unreadable project", file: "Unreadable file" },
    files: "Unreadable",
    exported: {
      project: (id: string) => `unreadable project ${id}`,
      file: (id: string) => `unreadable file ${id}`,
      revision: (id: string) => `unreadable revision ${id}`,
    },
    delete: "Delete",
  },
  deleting: "Deleting",
  tooLong: (maxLength: number, count: number) => `Use at most ${maxLength} characters; this has ${count}.`,
  search: "Search",
  searchesAll: (count: number) => `Searches all ${count}. The browser’s search (Ctrl F) finds only the rows near the visible part.`,
  notOnDeviceHint: "They will appear here when you are connected.",
  actionsOf: (name: string) => `Actions of ${name}`,
  deleteQuestion: (name: string) => `Delete “${name}”?`,
  binHint: (days: number) => `You can restore it from the bin for ${days} days.`,
  deleted: (name: string) => `Deleted “${name}”.`,
  alreadyDeleted: (name: string) => `“${name}” was already deleted for good.`,
  exportAsIs: "Export as is",
  toProjects: "All projects",
  toProject: "Back to the project",
  notAvailable: (calculator: string) => `${calculator} is not available yet.`,
  missing: {
    pageTitle: { file: "File not found", project: "Project not found" },
    title: { file: "This file was not found", project: "This project was not found" },
    lead: "It may have been deleted, or it belongs to another account.",
  },
  server: {
    unreachable: "The server cannot be reached. Your changes are kept on this device and sent later.",
    importing: (stored: number, total: number) =>
      `Importing: ${stored} of ${total} stored. The import continues if you reload or leave this page.`,
    refused: (reason: string) => `A change was not saved. ${reason}`,
    dismiss: "Dismiss",
  },
  save: {
    title: "Save to project",
    opening: "Opening your projects",
    loading: "Loading your projects",
    project: "Project",
    newProject: "New project",
    projectName: "Project name",
    fileName: "File name",
    saved: (name: string) => `Saved as “${name}”.`,
    saving: "Saving",
  },
  name: { label: "Name", description: "Description (optional)" },
  create: {
    fromTemplate: "From template",
    project: "New project",
    title: "Create New Project",
    action: "Create Project",
    creating: "Creating",
  },

  list: {
    title: "Projects",
    search: "Search projects",
    order: "Order",
    orders: { newest: "Newest first", changed: "Recently changed", oldest: "Oldest first", name: "By name" } satisfies Readonly<
      Record<ProjectOrder, string>
    >,
    created: (when: string) => `Created ${when}`,
    import: "Import",
    importedFile: "Exported project",
    importing: "Importing",
    imported: (count: number) => (count === 1 ? "Imported 1 project." : `Imported ${count} projects.`),
    importedPartly: "Not everything could be imported",
    notOnDevice: "Projects are not on this device, and the server cannot be reached.",
    noneFound: (search: string) => `No project has “${search}” in its name or description.`,
  },
  empty: {
    title: "No projects yet",
    lead: "A project holds the calculations of one building: loads, ducts, pipes, ventilation. Start from a template with ready-made files, or with an empty project.",
    create: "Create an empty project",
  },
  project: {
    links: "Links",
    breadcrumbs: "Breadcrumbs",
    fallbackTitle: "Project",
    actions: "Project actions",
    edit: "Change name or description",
    editTitle: "Change project",
    saving: "Saving",
    export: "Export",
    exported: (name: string) => `Exported “${name}” with its files and revisions.`,
    delete: "Delete",
    deleteLead: "This puts the project with all its files, their revisions, versions and issued reports into the bin.",
    deleteAction: "Delete project",
    noFiles: "No files yet",
    noFilesLead: "Start with a calculation. It opens with typical values, calculates as you type and is saved automatically.",
    filesNotOnDevice: "The files of this project are not on this device, and the server cannot be reached.",
    noFileFound: (search: string) => `No file has “${search}” in its name.`,
    search: "Search files",
    allKinds: "All",
    kind: "Kind of file",
    newFile: "New file",
    report: "Report (PDF)",
  },
  totals: {
    label: "Totals",
    files: (count: number) => (count === 1 ? "1 file" : `${count} files`),
    cooling: "Cooling",
    heating: "Heating",
    rooms: roomsText,
    load: (mode: string, rooms: number) => `${mode}, ${roomsText(rooms)}`,
    withoutResults: (count: number) =>
      count === 1 ? "1 file has no results and is left out of the totals" : `${count} files have no results and are left out of the totals`,
    limits: (count: number) => (count === 1 ? "1 file exceeds a limit" : `${count} files exceed a limit`),
    cautions: (count: number) => (count === 1 ? "1 file has a caution" : `${count} files have a caution`),
    changed: (when: string) => `Last change ${when}`,
  },
  remark: { none: "Has no results", limit: "Exceeds a limit", caution: "Has a caution" },
  outOfDate: {
    file: (outOfDate: OutOfDate) =>
      (Object.keys(reasonTexts) as OutOfDateReason[])
        .flatMap((reason) => (outOfDate[reason] > 0 ? [reasonTexts[reason](outOfDate[reason])] : []))
        .join(", "),
    rows: reasonTexts.rows,
    label: (reason: string) => `Out of date: ${reason}.`,
    count: "out of date",
    files: (count: number) => (count === 1 ? "1 file is out of date" : `${count} files are out of date`),
    none: "No file is out of date",
    update: "Update all in order…",
    check: "Check what is out of date",
    checkHint: (files: number) => `Reads all ${files} files of the project and compares them.`,
    checking: (files: number) => `Comparing ${files} files`,
  },
  file: {
    rename: "Rename",
    renameTitle: "Rename file",
    renaming: "Renaming",
    duplicate: "Duplicate",
    duplicated: "Duplicated.",
    move: "Move to another project",
    moveTitle: (name: string) => `Move “${name}”`,
    moveTo: "To project",
    moveAction: "Move",
    moving: "Moving",
    noOtherProject: "There is no other project yet.",
    moved: (name: string, project: string) => `Moved “${name}” to “${project}”.`,
    delete: "Delete",
    deleteLead: "This puts the file with its revisions, versions and issued reports into the bin.",
    readingLinks: "Looking for files that are linked to it.",
    linksUnknown: "Which files are linked to it could not be read.",
    linked: ({ names, unchecked, isListWhole }: LinkedFiles) => {
      const notChecked =
        unchecked > 0
          ? [`${unchecked === 1 ? "1 other file was" : `${unchecked} other files were`} not checked for links to it.`]
          : isListWhole
            ? []
            : ["Not all files of the project were checked for links to it."];
      if (names.length === 0) return notChecked[0] ?? "No other file is linked to it.";
      return [linkedNames(names), ...notChecked].join(" ");
    },
    deleteAction: "Delete file",
    savedAsNewFile: "Saved as a new file.",
    discarded: (name: string) => `Discarded your changes to “${name}”.`,
  },
  template: { title: "Create Project from Template", contains: "Contains" },
} as const;
