/** A number with its noun: "1 room", "2 rooms". */
const counted = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** Texts of the plan of a building. */
export const texts = {
  storeys: "Storeys",
  rooms: (count: number): string => counted(count, "room"),
  storey: (name: string, level: string | undefined): string => (level === undefined ? name : `${name}, ${level}`),
  level: (level: string): string => `Level ${level}`,
  drawing: (label: string, storey: string): string => `${label}: ${storey}`,
  colouring: { label: "Colours", type: "Other side of walls", azimuth: "Direction of walls", zone: "Zone", spaceType: "Space type" },
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Show the whole storey",
  move: { ArrowLeft: "Move left", ArrowRight: "Move right", ArrowUp: "Move up", ArrowDown: "Move down" },
  legend: "Legend of the plan",
  looks: {
    outdoors: "Outdoors",
    ground: "Ground",
    space: "Between rooms",
    inside: "Within a room",
    air: "Open to another room",
    unknown: "Question",
  },
  compass: ["North", "Northeast", "East", "Southeast", "South", "Southwest", "West", "Northwest"],
  window: "Window",
  door: "Door",
  airOpening: "Opening without a door",
  skylight: "Skylight",
  shade: "Shade",
  findings: "Findings",
  excluded: "Not included",
  selected: "Selected",
  north: (degrees: string): string => `True north, ${degrees} clockwise from the top`,
  northMark: "N",
  below: (value: string): string => `below ${value}`,
  from: (value: string): string => `from ${value}`,
  room: (
    name: string,
    area: string,
    { value, findings, isExcluded }: { readonly value: string | undefined; readonly findings: number; readonly isExcluded: boolean },
  ): string =>
    [
      name,
      area,
      ...(value === undefined ? [] : [value]),
      ...(findings === 0 ? [] : [counted(findings, "finding")]),
      ...(isExcluded ? ["not included"] : []),
    ].join(", "),
  undrawn: "Rooms without a floor in the file:",
  empty: "The file has no rooms to draw.",
  hint: "Drag to move, scroll or pinch to zoom. Arrow keys, Page Up and Page Down go from room to room; with Shift, arrow keys move the plan.",
} as const;
