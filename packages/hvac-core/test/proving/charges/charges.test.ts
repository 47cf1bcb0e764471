import { proveSet } from "../proveSet.ts";
import { refrigerantCharges } from "./charges.ts";

proveSet(refrigerantCharges);
