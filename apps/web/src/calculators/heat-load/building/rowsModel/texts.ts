import { formatNumber } from "@org/form/numbers";

const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatNumber(count, { decimals: 0 })} ${count === 1 ? noun : plural}`;

/** Names in a sentence; of many the first. */
const named = (names: readonly string[]): string => {
  const shown = names.slice(0, 5).join(", ");
  return names.length > 5 ? `${shown} and ${formatNumber(names.length - 5, { decimals: 0 })} more` : shown;
};

/** Texts of the dialog that exports rooms as a model. */
export const texts = {
  title: "Export as gbXML",
  lead: "The shells are made from the rows: rows have areas and directions, but no shapes. Each room is a box of its floor area and height; boxes stand apart, so that none shades another. Areas, azimuths, tilts, U-values, windows, overhangs, fins, obstructions and gains are those of the rows, and the file says that its shapes are made. What no row describes is an interior surface whose other side is open.",
  imported: (count: number, file: string): string =>
    `${counted(count, "room")} of ${file}: ${count === 1 ? "a box" : "boxes"} too. The heat load has the areas and directions of the model, not its shapes; “Write loads into the model…” keeps the geometry of the architect.`,
  traced: (count: number): string =>
    `${counted(count, "traced room")}: ${count === 1 ? "a box" : "boxes"} too. The traced plan has their outlines, as another model: without what was changed in the rows, their constructions and gains.`,
  downloadTraced: "Download the traced plan",
  tracedFileName: "Traced plan",
  calculating: "The last change is being calculated.",
  incomplete: "The heat load has errors or rooms without their entries. Complete them to export all rooms.",
  creating: "Creating the model",
  workerMissing: "This part of the application could not be loaded. Try again when you are connected.",
  rooms: (count: number): string => `${counted(count, "room")}.`,
  taller: (names: readonly string[]): string =>
    `Walls longer than the floor allows; the box is taller, and the volume is that of the row: ${named(names)}.`,
  panels: (count: number): string => `${counted(count, "surface")} or windows that have no place on a box are next to it.`,
  leftOut: {
    overhang: "Overhangs more than 3 m above the window",
    fins: "Fins that are too far from the glass to shade it",
    obstruction: "Obstructions that are within 0.5 m of the glass, below its middle, or hide less than 1 % of the sky",
  },
  leftOutOf: (shade: string, windows: readonly string[]): string => `${shade}: ${named(windows)}`,
  kept: "Not in the file",
  notKept: [
    "Temperatures beyond partitions, exposure in the shade and loss factors of slab edges",
    "Interior shades and glazing of windows, and surface films of constructions",
    "Schedules, multipliers, systems, infiltration and room construction",
  ],
  download: "Download the model",
  fileName: (place: string): string => (place === "" ? "Heat load rooms" : `${place} rooms`),
} as const;
