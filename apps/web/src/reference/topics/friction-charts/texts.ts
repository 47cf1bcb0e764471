/** Texts of the friction charts. */
export const texts = {
  conduit: "Chart of",
  ducts: "Ducts",
  pipes: "Pipes",
  duct: "Duct",
  pipe: "Pipe",
  airTemperature: "Air temperature",
  altitude: "Altitude",
  liquid: "Liquid",
  liquids: { water: "Water", ethylene: "Ethylene glycol in water", propylene: "Propylene glycol in water" },
  glycol: "Glycol by mass",
  temperature: "Temperature",
  airflow: "Airflow",
  flow: "Flow",
  frictionRate: "Friction rate",
  freezes: "At this temperature the liquid freezes. Choose a warmer one, or a stronger mixture.",
  unknown: "No properties of this liquid are known at this temperature.",

  title: (pipe: string | undefined): string => (pipe === undefined ? "Friction chart of ducts" : `Friction chart, ${pipe}`),
  nextSize: (size: string | undefined): string =>
    size === undefined
      ? "Every size has more friction than asked for."
      : `The next size is ${size}. Click, or use the arrow keys, to read elsewhere.`,
  sizeName: (size: string, isNext: boolean): string => (isNext ? `${size} (next size)` : size),
  legend: (isDuct: boolean, length: string, velocity: string): string =>
    `Solid: ${isDuct ? `diameter, ${length}` : "size"}; dotted: velocity, ${velocity}`,
  point: (flow: string, friction: string): string => `${flow} at ${friction}`,
  noDiameter: (point: string): string => `${point}: no diameter has this friction.`,
  diameter: (point: string, diameter: string, velocity: string, isDuct: boolean): string =>
    `${point}: ${isDuct ? "diameter" : "inside diameter"} ${diameter}, velocity ${velocity}`,
  columns: ["Size", "Inside diameter", "Friction rate", "Velocity"],
};
