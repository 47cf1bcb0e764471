const hour = "Hour, local standard time";
const levelOf = (curve: string, band: string, level: string): string => `${curve === "" ? "" : `${curve}, `}${band}: ${level}`;
const valueOf = (name: string, value: string, isHighest: boolean): string => `${name}: ${value}${isHighest ? ", highest" : ""}`;

/** Title of an axis: what it shows, and the unit. */
export const axisTitle = (quantity: string, symbol: string): string => (symbol === "" ? quantity : `${quantity}, ${symbol}`);

/** Legend of steps of values, the lowest first. */
export const stepTexts = { below: (value: string): string => `below ${value}`, from: (value: string): string => `from ${value}` };

/** Texts of figures, by figure. */
export const figureTexts = {
  chart: { reading: (label: string): string => `Reading of ${label}` },
  construction: {
    outside: "Outside",
    inside: "Inside",
    outsideSurface: "Outside surface",
    insideSurface: "Inside surface",
    outerFace: (layer: string): string => `Outer face of ${layer}`,
    within: (layer: string): string => `Within ${layer}`,
    between: (outer: string, inner: string): string => `Between ${outer} and ${inner}`,
    plane: ({
      place,
      temperature,
      dewPoint,
      isWet,
    }: {
      readonly place: string;
      readonly temperature: string;
      readonly dewPoint: string | undefined;
      readonly isWet: boolean;
    }): string => `${place}: ${temperature}${dewPoint === undefined ? "" : `, dew point ${dewPoint}`}${isWet ? ", water condenses" : ""}`,
    lines: { label: "Lines", temperature: "Temperature", dewPoint: "Dew point" },
  },
  heatMap: {
    hour,
    hourHead: "Hour",
    month: "Month",
    shades: "Shades",
    cell: valueOf,
    highest: (name: string, value: string): string => `Highest: ${name}, ${value}`,
  },
  hours: {
    axis: hour,
    column: (name: string, value: string, isHighest: boolean, parts: readonly string[]): string =>
      valueOf(name, value, isHighest) + (parts.length > 0 ? `; ${parts.join(", ")}` : ""),
  },
  columns: { legend: "Columns" },
  schematic: { legend: "Legend", critical: "critical path", continued: (name: string): string => `Goes on from ${name}` },
  section: {
    diameter: (length: string): string => `Diameter: ${length}`,
    width: (length: string): string => `Width: ${length}`,
    height: (length: string): string => `Height: ${length}`,
    exactDiameter: (length: string): string => `Exact diameter: ${length}`,
    exactSize: (width: string, height: string): string => `Exact size: ${width} by ${height}`,
    exact: (length: string): string => `exact ${length}`,
  },
  tornado: { legend: "Bars", lower: "Assumption lower", higher: "Assumption higher" },
  windRose: {
    speeds: "Speeds",
    calm: (share: string): string => `Calm: ${share}`,
    sector: (direction: string, share: string, isPrevailing: boolean, classes: readonly string[]): string =>
      `${direction}: ${share}${isPrevailing ? ", the most" : ""}${classes.length > 0 ? `; ${classes.join(", ")}` : ""}`,
  },
  gradeLine: {
    distance: (unit: string): string => `Distance along the path, ${unit}`,
    pressure: (unit: string): string => `Pressure, ${unit}`,
    total: "total",
    static: "static",
    point: (name: string, { total, static: still, distance }: Readonly<Record<"total" | "static" | "distance", string>>): string =>
      `${name}: total ${total}, static ${still}, at ${distance}`,
  },
  protractor: { outside: (unit: string): string => `Outside: Δh/ΔW, ${unit}`, inside: "Inside: sensible heat ratio" },
  spectrum: {
    band: "Octave band, Hz",
    pressureLevel: "Sound pressure level, dB re 20\u202fµPa",
    level: levelOf,
    governingLevel: (curve: string, band: string, level: string): string => `${levelOf(curve, band, level)}, governs`,
    governingBand: (band: string): string => `${band} governs`,
  },
  /** Families of criterion curves. */
  criteria: { classic: "NC of 1957", "s12.2": "NC, ANSI S12.2", nr: "NR", rc: "RC Mark II", dba: "A-weighted" },
} as const;
