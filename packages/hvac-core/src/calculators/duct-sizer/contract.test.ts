import { holdToTheContract } from "../../../test/laws/contract.ts";
import { ductSizer } from "./index.ts";

holdToTheContract(ductSizer);
