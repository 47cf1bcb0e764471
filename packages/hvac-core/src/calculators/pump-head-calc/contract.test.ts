import { holdToTheContract } from "../../../test/laws/contract.ts";
import { pumpHeadCalc } from "./index.ts";

holdToTheContract(pumpHeadCalc);
