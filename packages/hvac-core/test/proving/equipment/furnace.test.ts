import { proveSet } from "../proveSet.ts";
import { furnaces } from "./furnace.ts";

proveSet(furnaces);
