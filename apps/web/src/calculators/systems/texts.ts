/** Texts of the drawing of a system and of its sections. */
export const texts = {
  schematic: "Schematic",
  shadedBy: "Shaded by",
  /** Heads of the table of sections, in its order; the flow is after the connection. */
  columns: {
    section: "Section",
    connectedTo: "Connected to",
    size: "Size",
    velocity: "Velocity",
    frictionRate: "Friction rate",
    pressureLoss: "Pressure loss",
    excessPressure: "Excess pressure",
  },
  loss: (pressure: string): string => `loses ${pressure}`,
  excess: (pressure: string): string => `${pressure} excess pressure`,
  grade: { place: "Place", distance: "Distance", totalPressure: "Total pressure", staticPressure: "Static pressure" },
  hint: "Choose a section in the drawing to edit it, to add one before it or at its end, or to remove it.",
  edit: "Edit",
  addAtEnd: "Add a section at its end",
  addBefore: "Add one before it",
  keepSize: { action: "Keep its size", message: (name: string): string => `${name} keeps its size.` },
  removed: (section: string): string => `${section} was removed.`,
  removedWithOthers: (section: string, others: number): string => `${section} was removed with ${others} connected to it.`,
} as const;
