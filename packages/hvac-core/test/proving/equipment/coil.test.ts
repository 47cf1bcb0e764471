import { proveSet } from "../proveSet.ts";
import { coolingCoils } from "./coil.ts";

proveSet(coolingCoils);
