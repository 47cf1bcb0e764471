import { holdToTheContract } from "./contract.ts";

holdToTheContract(1);
