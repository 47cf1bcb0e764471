/** A layer of a family: a material with its thickness in mm, a material given by its resistance, or the variable insulation. */
type FamilyLayer = readonly [material: string, millimetres?: number] | "insulation";

interface Family {
  readonly id: string;
  readonly label: string;
  readonly element: "wall" | "roof" | "floor";
  /** From outside to inside. */
  readonly layers: readonly FamilyLayer[];
  /** Resistances of the insulation, h·ft²·°F/Btu. */
  readonly insulation: readonly number[];
}

/** Assemblies of the US reference buildings. The resistance of the insulation includes framing: it is the effective one of the assembly. */
export const usFamilies = (): readonly Family[] => [
  {
    id: "us-wall-framed", label: "Steel- or wood-framed wall, stucco and gypsum board", element: "wall",
    layers: [["stucco", 25.4], ["gypsum-board", 15.9], "insulation", ["gypsum-board", 15.9]],
    insulation: [0, 3, 5, 6, 7, 10, 11, 12, 15, 16, 17, 19, 21, 26, 27, 30],
  },
  {
    id: "us-wall-mass", label: "Mass wall, stucco on 200 mm concrete", element: "wall",
    layers: [["us-stucco", 25.3], ["us-concrete-200", 203.2], "insulation", ["us-gypsum-13", 12.7]],
    insulation: [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 15, 20],
  },
  {
    id: "us-wall-metal-building", label: "Metal building wall", element: "wall",
    layers: [["us-metal-siding", 1.5], "insulation", ["us-gypsum-13", 12.7]],
    insulation: [1, 4, 6, 7, 8, 9, 11, 12, 14, 15, 17, 20, 23, 26],
  },
  {
    id: "us-roof-deck", label: "Roof with insulation above the metal deck", element: "roof",
    layers: [["built-up-roof", 9.5], "insulation", ["metal-sheet", 0.8]],
    insulation: [10, 12, 14, 16, 17, 19, 21, 22, 25, 26, 31, 32, 36],
  },
  {
    id: "us-roof-attic", label: "Attic floor, insulation over gypsum board", element: "roof",
    layers: ["insulation", ["gypsum-board", 15.9]],
    insulation: [10, 11, 13, 15, 16, 17, 19, 22, 25, 29, 32, 37, 47, 59],
  },
  {
    id: "us-roof-metal-building", label: "Metal building roof", element: "roof",
    layers: [["metal-sheet", 0.8], "insulation"],
    insulation: [0, 10, 12, 14, 16, 19, 21, 23, 25, 27, 29, 33, 35, 39],
  },
  {
    id: "us-floor-framed", label: "Framed floor over outdoor air, carpet", element: "floor",
    layers: [["stucco", 25.4], ["gypsum-board", 15.9], "insulation", ["gypsum-board", 15.9], ["us-carpet-pad"]],
    insulation: [1, 17, 24, 28, 29, 35],
  },
  {
    id: "us-floor-mass", label: "100 mm concrete floor over outdoor air, carpet", element: "floor",
    layers: ["insulation", ["us-concrete-floor", 101.6], ["us-carpet-pad"]],
    insulation: [0, 2, 6, 8, 10, 12, 14, 16, 18, 23, 25],
  },
];
