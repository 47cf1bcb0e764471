/** Texts of the dashboard. */
export const texts = {
  title: "Dashboard",
  recent: "Recent files",
  noRecent: "The files you work on appear here. Open a project to create one.",
  filesNotOnDevice: "Files are not on this device, and the server cannot be reached.",
  projects: "Projects",
  allProjects: (count: number) => `All ${count}`,
  projectsNotOnDevice: "Projects are not on this device, and the server cannot be reached.",
  waiting: "Waiting to be sent",
  openWaiting: "Show files",
  newFile: (project: string) => `New file in “${project}”`,
  calculators: "Calculate without a project",
  loads: (project: string) => `Heat loads in “${project}”`,
  moreRooms: (count: number) => (count === 1 ? "and 1 smaller room" : `and ${count} smaller rooms`),
} as const;
