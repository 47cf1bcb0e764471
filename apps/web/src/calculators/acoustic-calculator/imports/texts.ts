/** Texts of the dialog that imports sound paths from a duct file. */
export const texts = {
  title: "Import paths from a duct file",
  file: "duct file",
  noFile: "This project has no duct file yet. Save one to the project, then import its paths.",
  noEnd: "No path of this duct file has an end: its sections need an airflow, and sizes within the range of elements.",
  updateLead:
    "Imported before: sizes, lengths, airflows and losses are updated; clear the box of an element that keeps its numbers. Silencers, linings, levels, rooms and names that you entered are kept.",
  orderHint:
    "A duct file has no order within a section: fittings come after their duct, where the fewest elements attenuate their noise. Enter the sizes of new rooms and the levels of new sources.",
  partHint: "Ducts that are not imported still take their share of the sound; the noise of their take-offs is not included.",
  import: (count: number): string => `Import ${elements(count)}`,
  changes: {
    title: "Changes since the last import",
    /** "Length 5 m → 9 m, Width 300 mm → 350 mm" */
    cells: (cells: readonly (readonly [label: string, was: string, now: string])[]): string =>
      cells.map(([label, was, now]) => `${label} ${was} → ${now}`).join(", "),
    removeGone: (names: readonly string[]): string =>
      `Remove ${elements(names.length)} that the duct file no longer has: ${names.join(", ")}`,
  },
  fan: (fan: string): string => `${fan} of the duct file`,

  others: {
    title: (count: number): string => `${elements(count)} of this calculation`,
    keep: "Keep: where they begin at the same source, sound divides among them and the imported ducts",
    remove: "Remove",
  },
  notes: {
    title: "Notes",
    omission: (name: string, text: string): string => `${name}: ${text}`,
    removed: (name: string): string => `${name}: removed.`,
  },
  ends: {
    title: "Ends",
    all: "All ends",
    columns: { end: "End", airflow: "Airflow", room: "Opens into" },
    path: (end: string): string => `Import the path to ${end}`,
    room: (end: string): string => `Room of ${end}`,
    newRoom: (room: string): string => `New room: ${room}`,
    noRoom: "No room of this calculation",
  },
  ducts: {
    title: "Ducts",
    columns: ["Section", "Clear size", "Length", "Lining", "Airflow", "Velocity", "With"],
    oval: (size: string): string => `${size} oval`,
    /** Elements of a section other than its duct, by kind. */
    parts: {
      elbow: (count: number): string => (count === 1 ? "1 elbow" : `${count} elbows`),
      damper: (count: number): string => (count === 1 ? "1 damper" : `${count} dampers`),
      flexible: (count: number): string => (count === 1 ? "1 flexible duct" : `${count} flexible ducts`),
      outlet: (count: number): string => (count === 1 ? "1 outlet" : `${count} outlets`),
    },
  },
} as const;

function elements(count: number): string {
  return count === 1 ? "1 element" : `${count} elements`;
}
