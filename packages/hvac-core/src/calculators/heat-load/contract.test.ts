import { holdToTheContract } from "../../../test/laws/contract.ts";
import { heatLoad } from "./index.ts";

holdToTheContract(heatLoad);
