import { proveSet } from "../proveSet.ts";
import { manualJHouses } from "./houses.ts";

proveSet(manualJHouses);
