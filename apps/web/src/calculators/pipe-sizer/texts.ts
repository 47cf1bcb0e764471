/** Texts of the pipe sizer. */
export const texts = {
  friction: {
    title: "Friction chart",
    lead: (material: string): string => `${material}. Shaded: within the target and the usual velocities.`,
    label: "Friction chart: friction rate over flow",
    size: "Size",
    rate: (flow: string): string => `Friction rate at ${flow}`,
  },

  keepSize: { action: "Keep its size", message: (name: string): string => `${name} keeps its size.`, undo: "Undo" },

  schematic: {
    title: "Schematic",
    lead: (shading: string): string =>
      `From the pump to the units, supply and return as one, not to scale. Wider means higher ${shading.toLowerCase()}.`,
    label: "Schematic of the pipe system",
    beginnings: { primary: "Add a primary circuit at its pump", secondary: "Add a secondary circuit at its pump" },
    section: "Section",
    connectedTo: "Connected to",
    pump: "pump",
    shadings: { velocity: "Velocity", friction: "Friction rate", limit: "Velocity as a share of its limit" },
    noFlow: (name: string): string => `${name}: no flow.`,
    loss: (pressure: string): string => `loses ${pressure}`,
    excess: (pressure: string): string => `${pressure} excess pressure`,
    critical: "on the critical circuit",
    overLimit: (limit: string): string => `above its velocity limit of ${limit}`,
    sectionResults: (name: string, results: string): string => `${name}: ${results}.`,
    circuits: { primary: "Primary", secondary: "Secondary" },
    flow: "Flow",
    size: "Size",
    velocity: "Velocity",
    frictionRate: "Friction rate",
    pressureLoss: "Pressure loss",
    excessPressure: "Excess pressure",
    shadedBy: "Shaded by",
    over: "above its velocity limit",
  },

  grade: {
    title: "Grade line",
    lead: "Of the critical circuit, out to its unit and back, above the pressure at the inlet of the pump. Solid: total pressure, dashed: static. Fittings are spread over the length of their section.",
    label: "Grade line: pressure over distance",
    place: "Place",
    distance: "Distance",
    totalPressure: "Total pressure",
    staticPressure: "Static pressure",
  },
};
