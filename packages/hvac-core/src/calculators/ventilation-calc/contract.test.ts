import { holdToTheContract } from "../../../test/laws/contract.ts";
import { ventilationCalc } from "./index.ts";

holdToTheContract(ventilationCalc);
