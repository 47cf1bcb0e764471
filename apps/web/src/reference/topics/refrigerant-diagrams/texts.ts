import { prose } from "@org/form/numbers";

interface CycleNumbers {
  readonly effect: string;
  readonly work: string;
  readonly performance: string;
  readonly ratio: string;
  readonly discharge: string;
}

/** Texts of the property diagrams. */
export const texts = {
  refrigerant: "Refrigerant",
  diagram: "Diagram",
  kinds: { ph: "Pressure–enthalpy", ts: "Temperature–entropy" },
  cycle: "Cycle",
  drawn: "drawn",
  notDrawn: "none",
  loading: "Drawing the diagram",
  title: (refrigerant: string, kind: string): string => `${refrigerant}, ${kind.toLowerCase()} diagram`,
  hint: "Click into the diagram, or use the arrow keys on it, to read a state.",

  columns: ["State", "Temperature", "Pressure", "Enthalpy", "Entropy", "Volume"],
  corner: (id: string, name: string): string => `${id} ${name}`,
  corners: ["Leaving the evaporator", "Leaving the compressor", "Leaving the condenser", "Entering the evaporator"],
  noCycle: (problem: string): string => `No cycle is drawn. ${problem}`,
  performance: ({ effect, work, performance, ratio, discharge }: CycleNumbers): string =>
    `The cycle takes up ${effect} and needs ${work} of work: COP ${performance}, pressure ratio ${ratio}, discharge gas at ${discharge}.`,

  axes: { enthalpy: "Enthalpy", pressure: "Pressure, absolute", entropy: "Entropy", temperature: "Temperature" },
  legend: {
    ph: (temperature: string, entropy: string, volume: string): string =>
      `Solid: temperature, ${temperature}; dashed: entropy, ${entropy}; dash-dot: volume, ${volume}; dotted: ${prose("vapour")} by mass`,
    ts: (pressure: string, enthalpy: string, volume: string): string =>
      `Solid: pressure, ${pressure}; dashed: enthalpy, ${enthalpy}; dash-dot: volume, ${volume}; dotted: ${prose("vapour")} by mass`,
  },

  noState: "No state is computed here: it is beyond the range of the equation, or too near to the critical point.",
  phases: {
    liquid: "liquid",
    get vapor(): string {
      return prose("vapour");
    },
    supercritical: "supercritical",
    "two-phase": "wet",
  },
  phase: (phase: string, quality: string | undefined): string =>
    quality === undefined ? phase : `${phase}, ${quality}\u202f% ${prose("vapour")}`,
};
