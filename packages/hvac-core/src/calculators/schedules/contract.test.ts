import { holdToTheContract } from "../../../test/laws/contract.ts";
import { schedules } from "./index.ts";

holdToTheContract(schedules);
