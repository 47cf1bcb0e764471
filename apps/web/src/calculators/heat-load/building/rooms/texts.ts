/** A number with its noun: "1 question", "2 questions". */
const counted = (count: number, noun: string, plural = `${noun}s`): string => `${count} ${count === 1 ? noun : plural}`;

const withUnit = (label: string, unit: string): string => (unit === "" ? label : `${label}, ${unit}`);

/** Texts of the list of rooms, of the selected room and of the account. */
export const texts = {
  grades: { decide: "To decide", changes: "Changes results", record: "For the record" },
  gradeOf: (grade: string, count: number): string => `${grade} (${count})`,
  plan: "Plan of the building",
  coolingLoad: "Cooling load",
  rooms: "Rooms",
  includeAll: "Include all rooms",
  include: (room: string): string => `Include ${room}`,
  filter: "Show",
  filters: {
    all: (count: number): string => `All rooms (${count})`,
    findings: (count: number): string => `To check (${count})`,
    questions: (count: number): string => `With questions (${count})`,
  },
  noneShown: {
    all: "The file has no rooms. Export it again with its spaces.",
    findings: "No room has anything to check. Select “All rooms” to see the rooms.",
    questions: "No room has questions. Select “All rooms” to see the rooms.",
  },
  columns: {
    name: "Room",
    storey: "Storey",
    zone: "Zone",
    floorArea: (unit: string): string => withUnit("Floor area", unit),
    volume: (unit: string): string => withUnit("Volume", unit),
    height: (unit: string): string => withUnit("Height", unit),
    exposed: "Exposed surfaces",
    windows: "Windows",
    spaceType: "Space type",
    findings: "To check",
    questions: "Questions",
    file: "File",
    surfaces: "Surfaces",
    shell: "Shell",
    count: "Number",
    area: (unit: string): string => withUnit("Area", unit),
  },
  unconditioned: "not conditioned",
  multiplier: (count: number): string => `× ${count}`,
  none: "–",

  room: {
    empty: "Select a room in the plan or in the list to see what becomes of its surfaces.",
    title: (room: string): string => `${room}: surfaces`,
    label: (room: string): string => `Surfaces of ${room}`,
    findings: "Findings",
    noFindings: "Nothing differs or is missing in this room.",
    limited: (field: "floorArea" | "height", value: string, entered: string): string =>
      `${field === "floorArea" ? "The floor area" : "The height"} of ${value} is beyond the limit of its field: ${entered} is entered.`,
    counts: (surfaces: number, exposed: number, openings: number): string =>
      `${counted(surfaces, "surface")}, ${exposed} exposed, ${counted(openings, "opening")}`,
    showAll: (count: number): string => `Show all ${count} surfaces`,
    columns: {
      surface: "Surface or opening",
      type: "Type",
      side: "Other side",
      azimuth: (unit: string): string => withUnit("Azimuth", unit),
      tilt: (unit: string): string => withUnit("Tilt", unit),
      area: (unit: string): string => withUnit("Net area", unit),
      construction: "Construction",
      result: "Result",
    },
    horizontal: "horizontal",
    noConstruction: "not in the file",
    pieces: (count: number): string => `${counted(count, "surface")} of the file`,
    missingRoom: (id: string): string => `${id}, not in the file`,
  },

  question: {
    label: (surface: string): string => `What is behind ${surface}?`,
    none: "Select …",
    all: (count: number): string => `Use for all ${count}`,
    allHint: (count: number): string => `Use this answer for all ${count} surfaces with the same question`,
  },

  account: {
    title: "Account of the file",
    addsUp: (file: string, building: string, leftOut: string): string =>
      `The areas add up: of the ${file} of surfaces in the file, ${building} are in the building and ${leftOut} were left out.`,
    differs: (difference: string): string =>
      `The areas of the building differ from those of the file by ${difference}. Please report this file.`,
    result: "Result",
    surfaces: "Surfaces",
    openings: "Openings",
    areaIn: (unit: string): string => withUnit("area", unit),
    total: "In the file",
    reasons: "Reasons",
    reason: (kind: "surface" | "opening", count: number, outcome: string, reason: string, area: string): string =>
      `${outcome}: ${counted(count, kind)}, ${area} (${reason})`,
    entry: (id: string, area: string, into: string | undefined): string =>
      into === undefined ? `${id}, ${area}` : `${id}, ${area}, part of or in the place of ${into}`,
    more: (count: number): string => `and ${count} more, which the downloaded account has`,
    fileFindings: "Findings about the file",
    copy: "Copy account",
    download: "Download CSV",
    fileName: (file: string): string => `${file.replace(/\.[a-z]+$/i, "")} account`,
    kinds: { surface: "Surface", opening: "Opening" },
    columns: {
      before: ["Kind", "Identifier", "In surface", "Rooms", "Type in the file", "Used as"],
      area: "Area",
      after: ["Result", "Reason", "Part of", "Changes", "Heat load"],
    },
  },
} as const;
