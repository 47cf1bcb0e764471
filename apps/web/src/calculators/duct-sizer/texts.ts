/** Texts of the duct sizer. */
export const texts = {
  friction: {
    title: "Friction chart",
    label: "Friction chart: friction rate over airflow",
    lead: (hasVelocityLimit: boolean, isRound: boolean): string => {
      const lead = hasVelocityLimit ? "Shaded: within the target and the limit of noise." : "Shaded: within the target.";
      return isRound ? lead : `${lead} Velocities are the actual ones in ducts of these proportions.`;
    },
    diameter: "Diameter",
    equivalentDiameter: "Equivalent diameter",
    rate: (airflow: string): string => `Friction rate at ${airflow}`,
    target: (value: string): string => `target ${value}`,
    limit: (criterion: string, velocity: string): string => `RC ${criterion}: ${velocity}`,
    diameterName: (diameter: string, isRound: boolean): string => `${isRound ? "" : "equivalent "}Ø\u202f${diameter}`,
    sizeName: (size: string, equivalent: string | undefined): string => (equivalent === undefined ? size : `${size} (${equivalent})`),
    inUse: (name: string, isUsed: boolean): string => (isUsed ? `${name} (in use)` : name),
    caption: (rate: string, velocity: string): string => `${rate}, ${velocity}`,
    point: (name: string, rate: string, airflow: string, velocity?: string): string =>
      `${name}: ${rate}${velocity === undefined ? "" : ` and ${velocity}`} at ${airflow}`,
    axes: { airflow: (symbol: string): string => `Airflow, ${symbol}`, rate: (symbol: string): string => `Friction rate, ${symbol}` },
    legend: (isRound: boolean, length: string, velocity: string): string =>
      `Lines: ${isRound ? "diameter" : "equivalent diameter"}, ${length}; dotted: velocity, ${velocity}`,
  },

  section: {
    title: "Section",
    label: "Section of the duct",
    lead: (hasExactSize: boolean): string =>
      hasExactSize ? "Inside dimensions, to scale. Dashed: the exact size." : "Inside dimensions, to scale.",
    sides: { diameter: "Diameter", width: "Width", height: "Height" },
    dimension: "Inside dimension",
    sizes: { standard: "Standard size", exact: "Exact size", chosen: "Custom size" },
  },

  exactSize: (size: string): string => `the exact size, ${size}`,

  schematic: {
    lead: (shading: string): string => `From the fan to the terminals, not to scale. Wider means higher ${shading.toLowerCase()}.`,
    label: "Schematic of the duct system",
    beginnings: {
      supply: "Add a supply duct at the fan",
      return: "Add a return duct at the fan",
      exhaust: "Add an exhaust duct at its fan",
    },
    fan: "fan",
    paths: { supply: "Supply", return: "Return", exhaust: "Exhaust" },
    airflow: "Airflow",
    over: "above its noise limit",
    shadings: { velocity: "Velocity", friction: "Friction rate", noise: "Velocity as a share of its noise limit" },
    noAir: (name: string): string => `${name}: no air.`,
    critical: "on the critical path",
    overLimit: (limit: string): string => `exceeds its noise limit of ${limit}`,
    sectionResults: (name: string, results: string): string => `${name}: ${results}.`,
  },

  grade: {
    label: (title: string): string => `${title}: pressure over distance`,
    lead: (hasHandler: boolean): string =>
      `Along the critical path, once the system is balanced${hasHandler ? "" : ", without fan and air handler"}. Solid: total pressure, dashed: static. Fittings and equipment are at the middle of their section.`,
    withFan: (isExhaust: boolean): string => (isExhaust ? "With the exhaust fan" : "With fan and air handler"),
  },
};
