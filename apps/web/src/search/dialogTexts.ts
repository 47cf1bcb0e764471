import type { FileRoute } from "@org/data";

/** Texts of the search dialog. */
export const texts = {
  title: "Search",
  placeholder: "Search projects, files, calculators and the reference",
  loading: "Loading your files",
  awaited: "The first result opens as soon as everything is searched. Enter again opens the one shown.",
  comparing: "Comparing files",
  notCompared: (projects: number): string =>
    `${projects === 1 ? "1 project was" : `${projects} projects were`} not compared. Its page says what is out of date in a project.`,
  none: (query: string): string => `Nothing found for “${query}”.`,
  count: (results: number): string => (results === 1 ? "1 result" : `${results} results`),
  hint: "Arrow keys choose, Enter opens, Escape closes.",
  groups: { files: "Files", projects: "Projects", calculators: "Calculators", reference: "Reference", pages: "Pages", actions: "Actions" },
  newFile: (kind: string, project: string): string => `New ${kind.toLowerCase()} file in “${project}”`,
  newKind: (kind: string): string => `New ${kind.toLowerCase()} file`,
  outOfDate: (kind: string, project: string): string => `${kind} · ${project} · out of date`,
  bin: "Open the bin",
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
    bin: "deleted trash recycle restore undelete",
    outOfDate: "out of date outdated stale changed link",
    /** Short forms and other names of the calculators. */
    kinds: {
      "heat-load": "HVAC cooling heating load RTS BTU tons Manual J zone room",
      "psychrometric-chart": "AHU air handling unit coil moist air humidity mixing dew point wet bulb",
      "ventilation-calc": "ACH OA outdoor air fresh air 62.1 CO2 extract",
      "duct-sizer": "ductwork ductulator VAV CAV SA RA static pressure fan",
      "pipe-sizer": "CHW chilled water HW LTHW hydronic piping pipework",
      "pump-head-calc": "NPSH TDH circulator pump curve",
      "refrigerant-pipe-sizer": "VRF DX split suction liquid line",
      "acoustic-calculator": "noise sound NC NR RC dB silencer attenuator",
      boq: "BoQ BQ bill tender cost estimate take-off priced",
      "energy-analysis": "LCC payback tariff kWh bins",
      schedules: "AHU FCU VAV RTU equipment list tags",
    } satisfies Readonly<Record<FileRoute, string>>,
    theme: "colour color scheme mode night day",
    units: "unit system SI IP switch",
    signIn: "log in account",
    signOut: "log out leave",
  },
} as const;
