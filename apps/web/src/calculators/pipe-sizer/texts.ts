/** Texts of the pipe sizer. */
export const texts = {
  friction: {
    title: "Friction chart",
    lead: (material: string): string => `${material}. Shaded: within the target and the usual velocities.`,
    label: "Friction chart: friction rate over flow",
    size: "Size",
    rate: (flow: string): string => `Friction rate at ${flow}`,
    outsideDiameter: "outside diameter, mm",
    dn: "DN",
    nominalSize: "nominal size, in",
    target: (rate: string): string => `target ${rate}`,
    fastest: (velocity: string, isEntered: boolean): string => `${isEntered ? "at most" : "quiet up to"} ${velocity}`,
    slowest: (velocity: string): string => `carries air along from ${velocity}`,
    wear: (velocity: string, isErosion: boolean): string => `${isErosion ? "erosion" : "wear"} from ${velocity}`,
    caption: (rate: string, velocity: string): string => `${rate}, ${velocity}`,
    point: (size: string, rate: string, flow: string, velocity: string | undefined): string =>
      `${size}: ${rate}${velocity === undefined ? "" : ` and ${velocity}`} at ${flow}`,
    axes: { flow: (symbol: string): string => `Flow, ${symbol}`, rate: (symbol: string): string => `Friction rate, ${symbol}` },
    legend: (sizes: string, symbol: string): string => `Lines: ${sizes}; dotted: velocity, ${symbol}`,
    sizeName: (name: string, isUsed: boolean): string => (isUsed ? `${name}, in use` : name),
  },

  schematic: {
    lead: (shading: string): string =>
      `From the pump to the units, supply and return as one, not to scale. Wider means higher ${shading.toLowerCase()}.`,
    label: "Schematic of the pipe system",
    beginnings: { primary: "Add a primary circuit at its pump", secondary: "Add a secondary circuit at its pump" },
    pump: "pump",
    shadings: { velocity: "Velocity", friction: "Friction rate", limit: "Velocity as a share of its limit" },
    noFlow: (name: string): string => `${name}: no flow.`,
    critical: "on the critical circuit",
    overLimit: (limit: string): string => `above its velocity limit of ${limit}`,
    sectionResults: (name: string, results: string): string => `${name}: ${results}.`,
    circuits: { primary: "Primary", secondary: "Secondary" },
    flow: "Flow",
    over: "above its velocity limit",
  },

  grade: {
    title: "Grade line",
    lead: "Of the critical circuit, out to its unit and back, above the pressure at the inlet of the pump. Solid: total pressure, dashed: static. Fittings are spread over the length of their section.",
    label: "Grade line: pressure over distance",
  },
};
