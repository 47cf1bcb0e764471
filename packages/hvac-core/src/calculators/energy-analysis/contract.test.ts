import { holdToTheContract } from "../../../test/laws/contract.ts";
import { energyAnalysis } from "./index.ts";

holdToTheContract(energyAnalysis);
