import { describe } from "vitest";
import { pipeSizer } from "../src/calculators/pipe-sizer/index.ts";
import { holdToTheLaws, type AnyCalculator } from "./laws/laws.ts";
describe("d", () => holdToTheLaws(pipeSizer as unknown as AnyCalculator));
