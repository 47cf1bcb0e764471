import { moistAirStates } from "./moistAirStates.ts";
import { proveSet } from "./proveSet.ts";

proveSet(moistAirStates);
