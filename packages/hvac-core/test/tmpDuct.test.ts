import { describe } from "vitest";
import { ductSizer } from "../src/calculators/duct-sizer/index.ts";
import { holdToTheLaws, type AnyCalculator } from "./laws/laws.ts";
describe("d", () => holdToTheLaws(ductSizer as unknown as AnyCalculator));
