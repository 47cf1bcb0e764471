import type { SnapReason, Tool, TraceProblem } from "./state/names.ts";
import type { PlanProblem } from "./image/planImage.ts";

/** Keys of the editor, by group. */
export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly (readonly [keys: readonly string[], label: string])[];
}

const toolTexts: Readonly<Record<Tool, { readonly label: string; readonly key: string; readonly hint: string }>> = {
  select: {
    label: "Select",
    key: "V",
    hint: "Click a room, wall, corner or opening. Drag to move it, or press M. Drag the plan to move the view.",
  },
  rectangle: { label: "Rectangle", key: "R", hint: "Click two opposite corners of the room, or type its size, such as 4 x 3." },
  polygon: {
    label: "Polygon",
    key: "P",
    hint: "Click the corners of the room. Close it on the first corner or with Enter; Backspace removes the last one.",
  },
  split: {
    label: "Split",
    key: "X",
    hint: "Click the points of a line from wall to wall. It goes on within a room, and ends on a wall or with Enter.",
  },
  opening: { label: "Window or door", key: "W", hint: "Click a wall." },
  scale: { label: "Scale by two points", key: "S", hint: "Click two points of the plan whose distance you know, then type it." },
  origin: {
    label: "Origin",
    key: "O",
    hint: "Click the point of the plan that all storeys have in common, such as a corner of the stair. Rooms of the storey move with it.",
  },
  movePlan: { label: "Shift plan", key: "D", hint: "Click a point of the plan, then the place where it belongs. Rooms stay." },
  north: { label: "North by two points", key: "N", hint: "Click the foot of the north arrow, then its tip." },
};

const snapTexts: Readonly<Record<SnapReason, string>> = {
  first: "First corner",
  corner: "Corner",
  edge: "Wall",
  crossing: "Crossing",
  alignment: "In line",
  direction: "45°",
  grid: "Grid",
};

const problems: Readonly<Record<TraceProblem, string>> = {
  small: "The room is smaller than 0.1 m² (1 ft²).",
  crossing: "The walls of the room cross each other.",
  noWall: "No wall is near this point. Windows and doors are on walls of rooms.",
  noSplit: "This line splits no room. It has to run within one room, from wall to wall.",
  noJoin: "These rooms share no wall, or enclose a courtyard. Select rooms next to each other.",
  samePoint: "This is the previous point.",
  betweenRooms: "This wall is between two rooms. Windows are on outer walls; a door or an opening without a leaf can be here.",
  taken: "A window or door is here already.",
};

const planProblems: Readonly<Record<PlanProblem, string>> = {
  type: "A plan is a PDF, PNG or JPEG file.",
  unreadable: "This file could not be read. It may be damaged.",
  password: "This PDF has a password. Save a copy without it.",
  size: "This file is larger than 200 MB.",
};

const keyGroups: readonly KeyGroup[] = [
  {
    title: "Cursor",
    keys: [
      [["←", "↑", "→", "↓"], "Move the cursor by a step of the grid; with Shift by ten"],
      [["Space"], "Place a point, or select what is at the cursor"],
      [["0–9", "@"], "Type a length, or coordinates: 3.5 · 4 x 3 · 3.5 < 45 · 2; 7 · @2; 7"],
      [["Enter"], "Complete the polygon, or drop what is being moved"],
      [["Backspace"], "Remove the last point"],
      [["Shift"], "Directions in steps of 45°"],
      [["Esc"], "Cancel; then return to Select"],
    ],
  },
  { title: "Tools", keys: Object.values(toolTexts).map(({ key, label }) => [[key], label] as const) },
  {
    title: "Selection",
    keys: [
      [["[", "]"], "Previous and next room"],
      [["E"], "Next wall of the selected room"],
      [["M"], "Move what is selected with the cursor"],
      [["C"], "Add a corner to the selected wall at the cursor"],
      [["J"], "Join the selected rooms"],
      [["Delete"], "Delete what is selected"],
    ],
  },
  {
    title: "View",
    keys: [
      [["+", "−"], "Zoom"],
      [["F"], "Show all"],
      [["PageUp", "PageDown"], "Storey above and below"],
      [["Ctrl", "Z"], "Undo"],
      [["Ctrl", "Shift", "Z"], "Redo"],
      [["?"], "This list"],
    ],
  },
];

/** Texts of the editor of traced plans. */
export const texts = {
  button: "Trace a plan…",
  part: "The editor of plans",
  title: "Trace a plan",
  building: "Building",
  fileName: "Traced plan",
  use: (rooms: number): string => (rooms === 1 ? "Continue with 1 room" : `Continue with ${rooms} rooms`),
  close: "Close",
  undo: "Undo",
  redo: "Redo",
  keysTitle: "Keys",
  privacy: "The image stays on this device. The rooms that you trace are stored with the heat load.",
  notStored: "This browser cannot store the drawing. It is lost when this page is closed.",
  imageNotStored: "This browser cannot store the image. It has to be chosen again after a reload.",
  canvas: "Plan of the storey. Arrow keys move the cursor, Space places a point, question mark lists the keys.",
  toolbar: "Tools",
  tools: toolTexts,
  snaps: snapTexts,
  problems,
  joined: "Join",
  view: { zoomIn: "Zoom in", zoomOut: "Zoom out", fit: "Show all" },
  keyGroups,
  coordinateHelp:
    "Type a length while drawing; x and y are separated by a semicolon, and @ is from the last point. The angle is counterclockwise from the x axis.",

  status: {
    label: "Position",
    position: (x: string, y: string): string => `x ${x} · y ${y}`,
    length: (length: string, angle: string): string => `${length} · ${angle}°`,
    size: (width: string, depth: string): string => `${width} × ${depth}`,
    area: (area: string): string => `Area ${area}`,
    entry: (unit: string): string => `Length or x; y (${unit})`,
    distance: (unit: string): string => `Distance of the points (${unit})`,
    notRead: "Not understood. Examples: 3.5, 4 x 3, 3.5 < 45, 2; 7, @2; 7.",
    apply: "Apply",
  },

  grid: { label: "Grid", off: "Off" },

  entries: {
    notRead: "This is no number.",
    range: (minimum: string, maximum: string): string => `A number from ${minimum} to ${maximum}.`,
  },

  otherDrawing: {
    message: "This device has a drawing that differs from that of the heat load.",
    take: "Use that of the heat load",
    dismiss: "Keep this one",
  },

  storeys: {
    title: "Storeys",
    shown: "Storey",
    name: (number: number): string => `Storey ${number}`,
    add: "Add",
    copy: "Copy",
    remove: "Delete",
    nameLabel: "Name",
    level: "Level of the floor",
    height: "Floor to floor",
    ceiling: "Floor to ceiling",
    count: "Identical storeys",
    range: (first: number, last: number, count: number): string => (count === 1 ? "" : `${first}–${last} × ${count}`),
    removed: (name: string): string => `“${name}” deleted.`,
    ground: "Level of the ground outside",
  },

  plan: {
    title: "Plan",
    choose: "Choose a plan…",
    replace: "Replace…",
    input: "Plan as PDF, PNG or JPEG",
    drop: "PDF, PNG or JPEG. You can drop it on the drawing.",
    page: "Page",
    pageOfOther: (name: string): string => `Page of “${name}”`,
    pageOf: (pages: number): string => `of ${pages}`,
    reading: (name: string): string => `Reading “${name}”`,
    cancel: "Cancel",
    opacity: "Opacity",
    rotation: "Rotation, °",
    quarter: "Turn by 90°",
    remove: "Remove plan",
    roomsFollow: "Rooms of the storey are scaled and shifted with the plan",
    missing: (name: string): string => `The image “${name}” is not on this device. Choose it again; its scale and place are kept.`,
    notScaled: "The scale is not set: lengths and areas are those of an assumed scale.",
    ratio: "Scale 1 :",
    dots: "Dots per inch",
    scaled: (ratio: string): string => `1 : ${ratio}`,
    apply: "Set",
    problems: planProblems,
  },

  rooms: {
    title: "Rooms",
    none: "No rooms yet. Draw the first one on the plan.",
    total: "Total",
    area: "Area",
    newTitle: "New rooms",
    name: "Name",
    usualName: "Room",
    spaceType: "Space type",
    unconditioned: "Without heating and cooling",
    height: "Height, if not that of the storey",
    ceilingHeight: "Floor to ceiling, if not that of the storey",
    number: (count: number): string => (count === 1 ? "1 room" : `${count} rooms`),
    remove: "Delete",
    selected: "Selected room",
    selectedRooms: (count: number): string => `${count} rooms selected`,
    wall: "Selected wall",
    wallLength: (length: string): string => `Length ${length}`,
    corner: "Selected corner",
    addRooms: "Select further rooms",
    addCorner: "Add a corner",
    opening: "Selected opening",
    x: "x",
    y: "y",
  },

  openings: {
    title: "Windows and doors",
    window: "Window",
    fullWindow: "Window, full height",
    door: "Door",
    type: "Type",
    kinds: { window: "Window", door: "Door", air: "Opening without a leaf" },
    kind: "Kind",
    name: "Name",
    width: "Width",
    height: "Height",
    sill: "Sill",
    spacing: "Spacing along the wall, middle to middle",
    spacingHint: "Without a spacing, a click on a wall places one; with it, as many as fit along the wall.",
    place: "Place on walls",
    add: "Add type",
    count: (count: number): string => `${count} on this storey`,
  },

  north: { title: "North", angle: "Direction of “up” on the plan, ° clockwise from north", arrow: "North" },

  findings: {
    title: "Findings",
    none: "No findings.",
    "rooms-overlap": (other: string, area: string): string => `Overlaps ${other} by ${area}.`,
    "self-crossing": "Its walls cross each other: it is left out.",
    "room-without-area": "It has no area: it is left out.",
    "gap-between-rooms": (other: string, length: string, gap: string): string =>
      `${length} of wall face ${other} over a gap of ${gap}: both are exterior.`,
    "partly-under-roof": (area: string): string => `${area} of it are under a roof, the rest under another room.`,
    "over-air": (area: string): string => `${area} of its floor are over outdoor air.`,
    "opening-off-wall": (name: string): string => `${name}: not on a wall, left out.`,
    "opening-beyond-wall": (name: string, area: string): string => `${name}: ${area} beyond the wall are left out.`,
    "opening-moved": (name: string, distance: string): string => `${name}: moved by ${distance} to be within the wall.`,
    "window-between-rooms": (name: string): string => `${name}: between two rooms, without effect on the load.`,
    "unknown-opening-type": "An opening without a type is left out.",
    "next-to-multiplied": (storey: string, other: string): string => `${storey} is next to the identical storeys of ${other}.`,
  },
} as const;
