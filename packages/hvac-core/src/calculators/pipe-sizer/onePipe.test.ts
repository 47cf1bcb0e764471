import { expect, test } from "vitest";
import { calculate, calculateSystem } from "./calculate.ts";
import { pipeSizer, type PipeInput } from "./index.ts";
import { systemOfOnePipe } from "./onePipe.ts";

test.each<PipeInput>([
  { flowRate: 6, pipeLength: 30 },
  { flowRate: 6, pipeLength: 0, fittings: [{ fitting: "exit", quantity: 2 }, { fitting: "gateValve" }] },
  { flowBy: "load", coolingLoad: 100, temperatureDifference: 6, pipeLength: 30, sizeChoice: "larger", compareHazenWilliams: true },
  { flowBy: "heating", heatingLoad: 50, temperatureDifference: 20, pipeLength: 30, fluidTemperature: 70, heatExchange: true },
  { flowRate: 2, pipeLength: 30, fluid: "propylene", glycolMassFraction: 0.35 },
])("one pipe is calculated as a system of one section: %o", (input) => {
  const outcome = pipeSizer.calculate({ unitSystem: "Metric", ...input });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  expect(calculate(outcome.values)).toEqual(calculateSystem(systemOfOnePipe(outcome.values)));
});
