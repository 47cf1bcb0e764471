import { proveSet } from "../proveSet.ts";
import { ductSystemsOfOthers } from "./ducts.ts";

proveSet(ductSystemsOfOthers);
