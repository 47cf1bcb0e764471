import { pipeMaterial, pipeMaterialKeys, type PipeMaterialKey } from "../../flow/index.ts";
import type { Condition } from "../../kernel/index.ts";

/** Pipe series by their names. */
export const materials = Object.fromEntries(pipeMaterialKeys.map((key) => [key, pipeMaterial(key).name])) as Readonly<
  Record<PipeMaterialKey, string>
>;

/** One pipe by itself, or all pipes of a system. */
export const inSection: Condition = { field: "scope", is: ["section"] };
export const inSystem: Condition = { field: "scope", is: ["system"] };
