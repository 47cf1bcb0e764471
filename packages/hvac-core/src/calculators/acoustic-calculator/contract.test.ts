import { holdToTheContract } from "../../../test/laws/contract.ts";
import { acousticCalculator } from "./index.ts";

holdToTheContract(acousticCalculator);
