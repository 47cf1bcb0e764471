import { fluidFunctions } from "../../fluids/sheetFunctions.ts";
import { flowFunctions, pipeFittingFunctions } from "../../flow/sheetFunctions.ts";
import { defineExplanation } from "../../kernel/index.ts";
import { psychrometricFunctions } from "../../psychrometrics/sheetFunctions.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { results } from "./results.ts";
import { fields } from "./schema.ts";

const { saturationPressure, saturationTemperature, pressureAtAltitude } = psychrometricFunctions;
const functions = {
  saturationPressure,
  saturationTemperature,
  pressureAtAltitude,
  ...fluidFunctions,
  ...flowFunctions,
  ...pipeFittingFunctions,
};

/** How the size of a pipe and its losses come about. */
export const explanation = defineExplanation({ fields, results, functions, describe, cases });
