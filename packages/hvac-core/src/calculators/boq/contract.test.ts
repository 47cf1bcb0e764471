import { holdToTheContract } from "../../../test/laws/contract.ts";
import { boq } from "./index.ts";

holdToTheContract(boq);
