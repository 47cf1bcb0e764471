import { holdToTheContract } from "../../../test/laws/contract.ts";
import { pipeSizer } from "./index.ts";

holdToTheContract(pipeSizer);
