import type { WorkedExample } from "../../../kernel/index.ts";
import { mathematics, methodsCheck, smacnaSystems } from "../../../sources/index.ts";
import type { results } from "../results.ts";
import type { DuctInput } from "../schema.ts";
import { pyductProgram } from "./sources.ts";

/** Round ducts with the friction rates that the check values print, in of water per 100 ft. */
const printed = { main: 0.1238, branch: 0.0927, runout: 0.0885 };
/** The check values take air of 1.204 kg/m³ and 18.2 µPa s, this calculator dry air at 20 °C. */
const because = "sums of friction rates printed to four decimals; air within 0.05 % in density and viscosity";
const within = (loss: number): number => 0.0001 + 0.0005 * loss;

const printedSystem: DuctInput = {
  unitSystem: "Imperial",
  scope: "system",
  ductShape: "round",
  sections: [
    { id: "main", name: "Main", ductLength: 100, sizeChoice: "chosen", chosenDiameter: 24 },
    { id: "near", name: "Near", parent: "main", airflow: 2000, ductLength: 50, sizeChoice: "chosen", chosenDiameter: 18, junction: "none" },
    { id: "far", name: "Far", parent: "main", airflow: 2000, ductLength: 200, sizeChoice: "chosen", chosenDiameter: 18, junction: "none" },
    {
      id: "small",
      name: "Small",
      parent: "main",
      airflow: 1000,
      ductLength: 100,
      sizeChoice: "chosen",
      chosenDiameter: 14,
      junction: "none",
    },
  ],
};
const longest = printed.main + 2 * printed.branch;

/** A tee with equal branches: half the air and the same velocity in both, at the nodes of the table. */
const takeoff: DuctInput = {
  unitSystem: "Metric",
  scope: "system",
  ductShape: "round",
  sections: [
    { id: "main", ductLength: 0, sizeChoice: "chosen", chosenDiameter: 400 },
    { id: "branch", parent: "main", airflow: 250, ductLength: 0, sizeChoice: "chosen", chosenDiameter: 200, junction: "takeoffConical90" },
    { id: "run", parent: "main", airflow: 750, ductLength: 0, sizeChoice: "chosen", chosenDiameter: 400, junction: "straight" },
  ],
};
/** 1 m³/s in 400 mm: ρ V²/2 for one unit of density, Pa per kg/m³. */
const upstream = (1 / (Math.PI * 0.04)) ** 2 / 2;

/** The program's own example. */
const explicitFriction =
  "the program takes Fang's explicit friction factor, published with errors up to 0.5 % of Colebrook, and air of 18.25 µPa s, 0.3 % more viscous";
const threeZones: DuctInput = {
  unitSystem: "Metric",
  scope: "system",
  ductShape: "round",
  ductMaterial: "custom",
  roughness: { value: 0.1, unit: "mm" },
  sections: [
    { id: "main", name: "Main trunk", ductLength: 25, sizeChoice: "chosen", chosenDiameter: 250 },
    {
      id: "one",
      name: "Zone 1",
      parent: "main",
      airflow: 100,
      ductLength: 20,
      sizeChoice: "chosen",
      chosenDiameter: 150,
      junction: "none",
    },
    {
      id: "two",
      name: "Zone 2",
      parent: "main",
      airflow: 70,
      ductLength: 15,
      sizeChoice: "chosen",
      chosenDiameter: 120,
      junction: "none",
      // The program states 0.5 on the velocity that the branch's air has in the main.
      fittings: [{ id: "tee", fitting: "custom", coefficient: 0.5 * (120 / 250) ** 4 }],
    },
  ],
};

/** Systems put together of what is printed of their parts. */
export const systemCases: readonly WorkedExample<DuctInput, typeof results>[] = [
  {
    id: "system-of-round-ducts",
    title: "Three branches on a main of 24 in: critical path, and what the others have left",
    source: { source: methodsCheck, locator: "Colebrook, roughness 0.09 mm, air of 1.204 kg/m³; sums along the paths" },
    input: printedSystem,
    expected: {
      "sections.main.airflow": { value: 5000, unit: "cfm", within: 1e-6, because: "continuity" },
      "sections.far.pathPressureLoss": { value: longest, unit: "inH2O", within: within(longest), because },
      "sections.near.pathPressureLoss": { value: printed.main + printed.branch / 2, unit: "inH2O", within: within(longest), because },
      "sections.small.pathPressureLoss": { value: printed.main + printed.runout, unit: "inH2O", within: within(longest), because },
      "sections.near.toBalance": { value: 1.5 * printed.branch, unit: "inH2O", within: within(longest), because },
      "sections.small.toBalance": { value: 2 * printed.branch - printed.runout, unit: "inH2O", within: within(longest), because },
      totalPressureLoss: { value: longest, unit: "inH2O", within: within(longest), because },
      criticalTerminal: { value: "Far" },
    },
  },
  {
    id: "system-three-zones",
    title: "Two zones on one trunk, by a program",
    source: { source: pyductProgram, locator: "pyduct2/examples/network_yaml.yaml, run" },
    input: threeZones,
    expected: {
      "sections.main.ductPressureLoss": { value: 15.634447, within: 0.006 * 15.63, because: explicitFriction },
      "sections.one.ductPressureLoss": { value: 58.026153, within: 0.006 * 58.03, because: explicitFriction },
      "sections.two.ductPressureLoss": { value: 67.816661, within: 0.006 * 67.82, because: explicitFriction },
      "sections.two.fittingsPressureLoss": { value: 0.6121006, within: 0.0006, because: "air of 1.204 kg/m³" },
      totalPressureLoss: { value: 84.063209, within: 0.006 * 84.06, because: explicitFriction },
      criticalTerminal: { value: "Zone 2" },
    },
  },
  {
    id: "system-takeoff",
    title: "A conical take-off of a quarter of the air at the velocity of the main, by SMACNA's table",
    source: {
      source: smacnaSystems,
      locator: "table A-11B, 0.42 at equal velocities; straight on, 0.75 of the velocity, between 0.06 and 0.02",
    },
    evidence: "own",
    input: takeoff,
    expected: {
      "sections.branch.junctionPressureLoss": {
        value: 0.42 * upstream * 1.2041,
        within: 0.01,
        because: "density of dry air at 20 °C printed to five digits",
      },
      "sections.run.junctionPressureLoss": {
        value: 0.03 * upstream * 1.2041,
        within: 0.001,
        because: "between the nodes 0.6 and 0.8 of the table, linear; density of dry air printed to five digits",
      },
    },
  },
  {
    id: "system-of-twins",
    title: "A bullhead tee of two equal branches needs no balancing",
    source: { source: mathematics, locator: "symmetry" },
    input: {
      unitSystem: "Metric",
      scope: "system",
      sections: [
        { id: "main", ductLength: 10 },
        { id: "left", parent: "main", airflow: 400, ductLength: 12, terminalPressureDrop: 20 },
        { id: "right", parent: "main", airflow: 400, ductLength: 12, terminalPressureDrop: 20 },
      ],
    },
    expected: {
      largestImbalance: { value: 0, within: 0, because: "exact" },
      "sections.left.toBalance": { value: 0, within: 0, because: "exact" },
      "sections.right.toBalance": { value: 0, within: 0, because: "exact" },
      criticalMargin: { value: 0, within: 0, because: "exact" },
    },
  },
];
