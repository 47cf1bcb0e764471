import type { Example } from "../../kernel/index.ts";
import type { fields } from "./schema.ts";
import { systemExamples } from "./system/examples.ts";

/** Ducts of an office building, and systems of them. */
export const examples: readonly Example<typeof fields>[] = [
  {
    id: "supply-main",
    title: "Supply main",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Supply main",
        airflow: 2000,
        ductLength: 25,
        fittings: [
          { id: "elbow", fitting: "elbowRectangularSmooth", quantity: 2 },
          { id: "damper", fitting: "fireDamperCurtain", quantity: 1 },
        ],
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Supply main",
        airflow: 4000,
        ductLength: 80,
        fittings: [
          { id: "elbow", fitting: "elbowRectangularSmooth", quantity: 2 },
          { id: "damper", fitting: "fireDamperCurtain", quantity: 1 },
        ],
      },
    },
  },
  {
    id: "round-branch",
    title: "Round branch to a diffuser",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Round branch",
        airflow: 120,
        ductShape: "round",
        ductLength: 8,
        ductPart: "runout",
        terminalPressureDrop: 25,
        fittings: [{ id: "elbow", fitting: "elbowRoundSmooth", quantity: 2 }],
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Round branch",
        airflow: 250,
        ductShape: "round",
        ductLength: 25,
        ductPart: "runout",
        terminalPressureDrop: 0.1,
        fittings: [{ id: "elbow", fitting: "elbowRoundSmooth", quantity: 2 }],
      },
    },
  },
  {
    id: "kitchen-exhaust",
    title: "Kitchen exhaust",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Kitchen exhaust",
        airflow: 2000,
        sizingMethod: "velocity",
        targetVelocity: 8,
        ductLength: 12,
        airTemperature: 40,
        noiseCriterion: "none",
        fittings: [{ id: "elbow", fitting: "elbowRectangularSmooth", quantity: 2 }],
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Kitchen exhaust",
        airflow: 4000,
        sizingMethod: "velocity",
        targetVelocity: 1500,
        ductLength: 40,
        airTemperature: 104,
        noiseCriterion: "none",
        fittings: [{ id: "elbow", fitting: "elbowRectangularSmooth", quantity: 2 }],
      },
    },
  },
  {
    id: "under-beams",
    title: "Under beams, 250 mm (10 in) high",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Under beams",
        airflow: 600,
        sideRule: "fixedSide",
        fixedSide: 250,
        ductLength: 20,
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Under beams",
        airflow: 1200,
        sideRule: "fixedSide",
        fixedSide: 10,
        ductLength: 60,
      },
    },
  },
  ...systemExamples,
];
