import { describe } from "vitest";
import { holdTheFormToItsWord } from "../../../test/laws/forms.ts";
import { holdToTheLaws } from "../../../test/laws/laws.ts";
import { energyAnalysis } from "./calculator.ts";

// Until its page stands in the catalogue it is held to the laws of all calculators here.
describe("the laws of all calculators", () => {
  holdToTheLaws(energyAnalysis);
  describe("the form", () => holdTheFormToItsWord(energyAnalysis));
});
