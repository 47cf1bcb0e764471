import { proveSet } from "./proveSet.ts";
import { vdi6007 } from "./vdi6007.ts";

proveSet(vdi6007);
