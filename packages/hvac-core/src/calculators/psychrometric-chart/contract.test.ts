import { holdToTheContract } from "../../../test/laws/contract.ts";
import { psychrometricChart } from "./index.ts";

holdToTheContract(psychrometricChart);
