import { holdToTheContract } from "../../../test/laws/contract.ts";
import { refrigerantPipeSizer } from "./index.ts";

holdToTheContract(refrigerantPipeSizer);
