import { describe } from "vitest";
import { ventilationCalc } from "../src/calculators/ventilation-calc/index.ts";
import { holdToTheLaws, type AnyCalculator } from "./laws/laws.ts";
describe("v", () => holdToTheLaws(ventilationCalc as unknown as AnyCalculator));
