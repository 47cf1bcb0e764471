import { prose } from "@org/form/numbers";

/** Texts of the construction builder: layers and heat. */
export const texts = {
  start: "Start from",
  startEmpty: "a construction of the library …",
  name: "Name",
  element: "Element",
  elements: { wall: "Wall", roof: "Roof", floor: "Floor over outdoor air", partition: "Partition" },
  filmOutside: "Film outside",
  filmInside: "Film inside",
  noLayer: "There is no layer yet. Add one, or start from a construction of the library.",
  notCalculated: (problem: string): string => `Nothing is calculated: ${problem}.`,
  noMoisture: (problem: string): string => `Condensation is not calculated: ${problem}.`,
  addLayer: "Add a layer inside",
  dragHint: "Drag a layer, or move it with Alt and an arrow key.",
  custom: "Custom material",
  knownResistance: "Known resistance",
  construction: "Construction",

  layers: {
    label: "Layers, from the outside to the inside",
    membranes: "Membranes, foils and paints",
    other: "Other",
    layer: (position: number): string => `Layer ${position}`,
    outward: (position: number): string => `Move layer ${position} outward`,
    inward: (position: number): string => `Move layer ${position} inward`,
    remove: (position: number): string => `Remove layer ${position}`,
    resistance: "Resistance",
    equivalentThickness: "Equivalent air layer s_d",
    thickness: "Thickness",
    bridgedBy: "Bridged by",
    noBridge: "nothing",
    share: "Share of the area",
    conductivity: "Conductivity",
    density: "Density",
    specificHeat: "Specific heat",
    get factor(): string {
      return prose("Vapour resistance factor μ");
    },
  },

  heat: {
    title: "Heat",
    uValue: "U-value",
    otherUnit: (uValue: string): string => `(${uValue})`,
    resistance: "Total resistance",
    limits: "Upper and lower limit",
    limitPair: (upper: string, lower: string): string => `${upper} and ${lower}`,
    uncertainty: "Largest error of their mean",
    percent: (value: string): string => `${value}\u202f%`,
    mass: "Mass",
    decrement: "Decrement factor",
    lag: "Time lag",
    hours: (value: string): string => `${value}\u202fh`,
    periodic: "Periodic transmittance",
    inside: "Heat capacity inside, of a day",
    outside: "Heat capacity outside, of a day",
    quantity: "Property",
    beyondMethod:
      "The upper limit exceeds the lower by more than a half: such parts bridge the insulation too well for this method. Calculate the heat flow in two dimensions (ISO 10211).",
    method: (hasBridges: boolean): string =>
      hasBridges
        ? "Resistances after ISO 6946, films included, with the mean of the upper and the lower limit where parts bridge a layer. Decrement, lag and heat capacities for a period of 24 h after ISO 13786, of the section between the bridging parts."
        : "Resistances after ISO 6946, films included. Decrement, lag and heat capacities for a period of 24 h after ISO 13786.",
  },
};
