import type { Example } from "../../kernel/index.ts";
import type { fields } from "./schema.ts";
import { systemExamples } from "./system/examples.ts";

/** Pipes of a building's plant. */
export const examples: readonly Example<typeof fields>[] = [
  {
    id: "chilled-water-main",
    title: "Chilled water main",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Chilled water main",
        flowBy: "load",
        heatLoad: 270,
        temperatureDifference: 6,
        fluidTemperature: 9,
        pipeLength: 60,
        fittings: [
          { id: "elbows", fitting: "elbow90LongRadius", quantity: 6 },
          { id: "valves", fitting: "butterflyValve", quantity: 2 },
        ],
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Chilled water main",
        flowBy: "load",
        heatLoad: 100,
        temperatureDifference: 12,
        fluidTemperature: 48,
        pipeLength: 200,
        fittings: [
          { id: "elbows", fitting: "elbow90LongRadius", quantity: 6 },
          { id: "valves", fitting: "butterflyValve", quantity: 2 },
        ],
      },
    },
  },
  {
    id: "heating-branch",
    title: "Heating branch in copper",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Heating branch",
        flowBy: "heating",
        heatingLoad: 40,
        temperatureDifference: 20,
        pipeMaterial: "copperEn1057",
        pipeLength: 30,
        fittings: [{ id: "elbows", fitting: "elbow90Flanged", quantity: 6 }],
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Heating branch",
        flowBy: "heating",
        heatingLoad: 140_000,
        temperatureDifference: 30,
        pipeMaterial: "copperL",
        pipeLength: 100,
        fittings: [{ id: "elbows", fitting: "elbow90Flanged", quantity: 6 }],
      },
    },
  },
  {
    id: "glycol-loop",
    title: "Glycol loop to a coil",
    input: {
      Metric: {
        unitSystem: "Metric",
        calculationName: "Glycol loop",
        flowRate: 3,
        fluid: "propylene",
        glycolMassFraction: 0.3,
        fluidTemperature: 5,
        pipeLength: 40,
        fittings: [{ id: "elbows", fitting: "elbow90Flanged", quantity: 8 }],
      },
      Imperial: {
        unitSystem: "Imperial",
        calculationName: "Glycol loop",
        flowRate: 50,
        fluid: "propylene",
        glycolMassFraction: 0.3,
        fluidTemperature: 41,
        pipeLength: 130,
        fittings: [{ id: "elbows", fitting: "elbow90Flanged", quantity: 8 }],
      },
    },
  },
  ...systemExamples,
];
