import { prose } from "@org/form/numbers";
import type { AccountReason } from "@org/hvac-core/building";
import type { BoundaryAnswer, MatchBasis } from "@org/hvac-core/exchange/building";
import type { FileProblem } from "./buildingMessages.ts";
import type { Step } from "./importState.ts";

const counted = (count: number, noun: string, plural = `${noun}s`): string => `${count} ${count === 1 ? noun : plural}`;

const problems: Readonly<Record<FileProblem["problem"], string>> = {
  empty: "The file is empty.",
  "no-rooms": "The file has no rooms. Export the model with rooms or spaces.",
  size: "The file is too large.",
  encoding: "The letters of the file are coded in a way that is not known.",
  "not-xml": "The file is not complete XML: it was cut off or damaged.",
  "document-type": "The file defines a document type. Such a file can load others or exhaust the memory, and is not read.",
  depth: "The elements of the file are nested too deeply.",
  entity: "The file refers to entities that it defines itself. They are not read.",
  "not-gbxml": "The file is XML, but not gbXML. Export the model as gbXML.",
  "not-step": "The file is not complete: it was cut off or damaged.",
  "not-ifc": "The file is no model of a building. Export the model as gbXML or IFC.",
  cycle: "The places of the file refer to each other in a circle.",
  "ifc-xml": "The file is IFC in XML, which is not read. Export the model as IFC (STEP, .ifc) or gbXML.",
  compressed: "The file is compressed. Unpack it, and select the model in it.",
  "unknown-format":
    "The file is not in a format that is read. Export the model as gbXML or IFC; for a plan as PDF or image, use “Trace a plan…”.",
  "no-length-unit": "The file has no unit of length.",
  "unknown-unit": "The file has a unit that is not known.",
  reader: "The file could not be read.",
};

const steps: Readonly<Record<Step, string>> = {
  rooms: "Rooms",
  values: "Missing values",
  library: "Constructions and glass",
  types: "Space types",
  place: "Place and north",
  changes: "Changes",
  summary: "Summary",
};

const reasons: Readonly<Partial<Record<AccountReason, string>>> = {
  "missing-neighbour": "The room on the other side is not in the file",
  "interior-without-neighbour": "Interior surfaces without a room on the other side",
  "unknown-type": "Surfaces of an unknown type",
};

const answers: Readonly<Record<BoundaryAnswer, string>> = {
  outdoors: "Outdoors",
  ground: "Ground",
  conditioned: "A heated and cooled room",
  unconditioned: "An unconditioned space",
};

const bases: Readonly<Record<MatchBasis, string>> = {
  id: "imported earlier",
  name: "same name",
  layers: "same layers",
  values: "same values",
};

/** Texts of the import of a building. */
export const texts = {
  title: "Import a building",
  readerMissing: "The reader of buildings could not be loaded. Try again when you are connected.",
  file: {
    lead: "Rooms, walls, windows, constructions and the place come from a model of the architect, in gbXML of any version or IFC. The file stays on this device.",
    drop: "Drop a file here, or",
    choose: "Choose a file",
    label: "Model as gbXML or IFC",
    another: "Another file…",
    reading: (name: string): string => `Reading ${name}`,
    unread: (names: readonly string[]): string =>
      `One file is read at a time, so ${names.join(", ")} ${names.length === 1 ? "was" : "were"} not.`,
    problem: (name: string | undefined): string => (name === undefined ? "The file" : name),
  },
  problems,
  unit: {
    lead: (file: string): string => `${file} does not say what its lengths are measured in.`,
    label: "Unit of length",
    hint: "A door is about 2.1 m, 7 ft, 83 in. or 2,100 mm high.",
    options: { Meters: "Metres", Feet: "Feet", Inches: "Inches", Millimeters: "Millimetres", Centimeters: "Centimetres" },
    read: "Read the file",
    recalled: (unit: string): string => `Lengths are in ${unit.toLowerCase()}, as you answered before.`,
    change: "Change the unit",
  },
  unrelated: {
    lead: (earlier: string): string => `This looks like another building: it shares no room with ${earlier}.`,
    add: "Add its rooms",
    compare: "Compare anyway",
  },
  steps: {
    label: "Steps of the import",
    names: steps,
    next: "Next",
    back: "Back",
    position: (step: number, count: number, name: string): string => `Step ${step} of ${count}: ${name}`,
  },
  discard: {
    title: "Discard this import?",
    lead: "What you decided about the rooms is lost. The heat load stays as it is.",
    keep: "Continue the import",
    action: "Discard",
  },
  planning: "Calculating",
  rooms: {
    included: (count: number, total: number): string => `${count} of ${counted(total, "room")} included`,
    unconditioned: (count: number): string =>
      `${counted(count, "space")} without heating and cooling ${count === 1 ? "is" : "are"} not selected at first: rooms next to ${count === 1 ? "it" : "them"} border on an unconditioned space.`,
    questions: {
      title: (count: number): string => `The file leaves open what is on the other side of ${counted(count, "surface")}`,
      lead: "Surfaces without an answer are not imported.",
      reasons,
      other: "Other surfaces",
      group: (reason: string, count: number, area: string): string => `${reason}: ${count} · ${area}`,
      none: "Not answered",
      different: "Different answers",
      each: "Each surface",
      surface: (name: string, room: string, area: string): string => `${name} of ${room}, ${area}`,
      answers,
    },
  },
  values: {
    none: "The file has U-values for all surfaces and values for all glass, and borders on nothing whose temperature is open.",
    lead: "The file says nothing of these. The values apply to all surfaces without one, and can be changed in each row later.",
    sources: (sources: string): string => `Defaults: ${sources}.`,
    areas: (areas: readonly string[]): string => areas.join(" · "),
    kinds: {
      wall: "walls",
      roof: "roofs",
      floor: "floors",
      partition: "partitions",
      door: "doors",
      glass: "windows",
      unconditioned: "to unconditioned spaces",
      ground: "below grade",
    },
    area: (area: string, kind: string): string => `${area} of ${kind}`,
    areaTo: (area: string, kind: string): string => `${area} ${kind}`,
  },
  library: {
    none: "The file has no constructions and no glass: the values of the step before apply.",
    lead: "Constructions that this heat load already has are used where names, layers or values are the same. All others are imported.",
    constructions: "Constructions",
    windowTypes: "Glass",
    columns: { name: "In the file", area: "Area", uValue: "U-value", layers: "Layers", shgc: "SHGC", use: "Use" },
    import: "Import",
    byValue: "U-values of the step before",
    glassByValue: "Import with the values of the step before",
    existing: (name: string, uValue: string | undefined): string => (uValue === undefined ? name : `${name} · U ${uValue}`),
    unnamed: "Without a name",
    use: (name: string): string => `What is used for ${name}`,
    match: (by: MatchBasis): string => bases[by],
    missing: "not in the file",
    entered: (uValue: string): string => `the file says ${uValue}`,
    differs: "Another U-value than in the file",
    layerCount: (count: number): string => counted(count, "layer"),
    show: (name: string): string => `Layers of ${name}`,
    section: (name: string): string => `${name}, outside on the left`,
    layer: { name: "Layer", thickness: "Thickness", conductivity: "Conductivity", density: "Density", resistance: "Resistance" },
  },
  types: {
    lead: "Suggestions by the types and names in the file. A type sets people, lighting, equipment, schedules and outdoor air where the file has none. Only what you accept is imported.",
    accepted: (count: number, total: number): string => `${count} of ${counted(total, "room")} with a type`,
    acceptAll: "Accept all suggestions",
    clear: "Accept none",
    columns: { accept: "Accept", type: "Space type", rooms: "Rooms", names: "Names" },
    accept: (type: string, count: number): string => `${type} for ${counted(count, "room")}`,
    none: "No suggestion",
    typeOf: (name: string): string => `Space type of ${name}`,
    typeOfGroup: (type: string): string => `Type instead of ${type}`,
    noType: "None",
    each: "Each room",
    more: (count: number): string => ` and ${count} more`,
  },
  place: {
    lead: "The file has no design weather: after the import, search for the place in “Place and weather”.",
    choose: "Place of the heat load",
    takes: "As in the file",
    keeps: "As it is here",
    value: "Value",
    parts: { place: "Place", latitude: "Latitude", longitude: "Longitude", timeZone: "Time zone", altitude: "Altitude" },
    missing: "–",
    noPlace: "The file has no place.",
    byLongitude: (hours: string): string => `${hours} (by the longitude)`,
    north: "True north",
    northLead: (azimuth: string): string => `In the file, the y axis of the model points ${azimuth} clockwise from true north.`,
  },
  summary: {
    title: "What is imported",
    rows: {
      rooms: "Rooms",
      surfaces: "Surfaces",
      windows: "Windows",
      zones: "Zones",
      constructions: "Constructions",
      windowTypes: "Window types",
      schedules: "Schedules",
    },
    windows: (count: number, rows: number): string => (count === rows ? String(count) : `${count} in ${counted(rows, "row")}`),
    compared: ({ added, changed, gone }: { readonly added: number; readonly changed: number; readonly gone: number }): string =>
      `The building was imported before: ${counted(added, "new room")}, ${changed} changed, ${gone} gone. What was entered here stays.`,
    stays: (count: number): string =>
      `${counted(count, "room")} of this heat load ${count === 1 ? "stays" : "stay"} as ${count === 1 ? "it is" : "they are"}.`,
    sample: "The rows of the example are replaced.",
    place: "The place of the file is taken.",
    loads: (cooling: string, heating: string): string => prose(`With these rooms: cooling ${cooling}, heating ${heating}.`),
    airOpenings: (count: number, area: string): string =>
      `${counted(count, "opening")} in outer walls (${area}) ${count === 1 ? "has" : "have"} no window and no door in the file, and ${count === 1 ? "is" : "are"} not imported.`,
    open: (count: number): string => `${counted(count, "surface")} without an answer ${count === 1 ? "is" : "are"} not imported.`,
    limited: (count: number): string =>
      `${counted(count, "area or height", "areas or heights")} outside the limits of the fields ${count === 1 ? "is" : "are"} entered at the limit.`,
    size: (kilobytes: number, max: number): string => `The file takes ${kilobytes} kB of the ${max} kB that one can have.`,
    tooLarge: (kilobytes: number, max: number): string =>
      `This is too much for one file: it would take ${kilobytes} kB, and ${max} kB are possible. Nothing is imported. Import fewer rooms here, and the others to another file:`,
    byStorey: (storey: string, rooms: number): string => `Only ${storey} (${counted(rooms, "room")})`,
    refused: "The calculator cannot have these rows. Nothing is imported:",
    noRooms: "No room is selected.",
    undo: "Undo brings back all of it in one step.",
    import: (rooms: number): string => `Import ${counted(rooms, "room")}`,
    imported: (rooms: number, name: string): string => `${counted(rooms, "room")} of ${name} imported.`,
  },
} as const;
