import { enteredOf, enteredRows, isEntered, moved, withFields, type Entered } from "../../kernel/internal.ts";
import type { PipeInput } from "./schema.ts";

/* Switching the scope of an input: one pipe is the first section of a system. */

/** Fields of a pipe, with the same names in both scopes. */
const pipeFields = ["pipeLength", "sizeChoice", "customSize", "fittings"];
/** Fields of its flow, which a section has if it has a unit. */
const flowFields = ["flowRate", "coolingLoad", "heatingLoad", "temperatureDifference"];
/** Fields of the system that each section may override. */
const sharedFields = ["pipeMaterial", "frictionRate", "roughness"];

const rowsOf = (input: Entered): readonly Entered[] => enteredRows(input, "sections");

const hasUnit = (row: Entered): boolean => row["unit"] === "flow" || row["unit"] === "load";

/** A section with the answer of a single pipe: it has neither return nor balancing valve. */
const newSection: Entered = { id: "pipe", unit: "flow", returnAs: "separate", returnLength: 0, balancingValve: false };

/** The pipe becomes the first section. A section without a unit carries what is downstream, whatever the pipe carried. */
function toSystem(input: Entered): Entered {
  const [first = newSection, ...others] = rowsOf(input);
  const section = moved(input, first, pipeFields);
  const { flowBy = "flow" } = input;
  const rows = (row: Entered): Entered => withFields(input, { scope: "system", sections: [row, ...others] });
  if (!hasUnit(first)) return rows(section);
  const system = rows(withFields(moved(input, section, flowFields), { unit: flowBy === "flow" ? "flow" : "load" }));
  if (flowBy === "flow") return system;
  const difference = isEntered(input, "designTemperatureDifference") ? {} : renamedDifference(input);
  return withFields(system, { service: flowBy === "heating" ? "heating" : "cooling", ...difference });
}

/** The temperature difference of the pipe, for a system that has none yet. */
const renamedDifference = (input: Entered): Entered =>
  isEntered(input, "temperatureDifference") ? { designTemperatureDifference: input["temperatureDifference"] } : {};

/** The first section becomes the pipe; the others are kept until a system is selected again. */
function toSection(input: Entered): Entered {
  const [first, ...others] = rowsOf(input);
  const switched = withFields(input, { scope: "section" });
  if (!first) return switched;
  const pipe = moved(first, switched, pipeFields);
  // The overrides of the only section become those of the system; with other sections the system has theirs.
  const shared = others.length === 0 ? enteredOf(first, sharedFields) : {};
  const alone = withFields(pipe, { ...shared, ...(others.length === 0 && { sections: [withFields(first, {}, sharedFields)] }) });
  if (!hasUnit(first)) return alone;
  const byLoad = alone["service"] === "heating" ? "heating" : "load";
  return withFields(moved(first, alone, flowFields), { flowBy: first["unit"] === "flow" ? "flow" : byLoad });
}

/** An input in which a scope is selected: the fields of one pipe and the first section of a system say the same. */
export function selectScope(input: PipeInput, scope: string): PipeInput {
  const entered: Entered = input;
  if (scope === (entered["scope"] ?? "section")) return input;
  return scope === "system" ? toSystem(entered) : toSection(entered);
}
