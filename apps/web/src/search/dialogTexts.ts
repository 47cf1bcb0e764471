/** Texts of the search dialog. */
export const texts = {
  title: "Search",
  placeholder: "Search projects, files, calculators and the reference",
  loading: "Loading your files",
  none: (query: string): string => `Nothing found for “${query}”.`,
  count: (results: number): string => (results === 1 ? "1 result" : `${results} results`),
  hint: "Arrow keys choose, Enter opens, Escape closes.",
  groups: { files: "Files", projects: "Projects", calculators: "Calculators", reference: "Reference", pages: "Pages", actions: "Actions" },
  newFile: (kind: string, project: string): string => `New ${kind.toLowerCase()} file in “${project}”`,
  newProject: "New project",
  fromTemplate: "New project from a template",
  darkTheme: "Use the dark theme",
  lightTheme: "Use the light theme",
  metric: "Start new calculations in metric units",
  imperial: "Start new calculations in imperial units",
  unitsChanged: (system: string): string => `New calculations start in ${system.toLowerCase()} units.`,
  signOut: "Sign out",
  signIn: "Sign in",
  /** Words that find an action and are not in its label. */
  keywords: {
    create: "create add",
    theme: "colour color scheme mode night day",
    units: "unit system SI IP switch",
    signIn: "log in account",
    signOut: "log out leave",
  },
} as const;
