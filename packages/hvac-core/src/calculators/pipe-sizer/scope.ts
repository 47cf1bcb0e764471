import { assumedNames, withAssumed } from "../../kernel/index.ts";
import type { PipeInput } from "./schema.ts";

/* What becomes of an input whose scope is switched: one pipe is the first section of a system. */

type Stated = Readonly<Record<string, unknown>>;

/** Fields that a pipe has by the same names in either scope. */
const pipeFields = ["pipeLength", "sizeChoice", "customSize", "fittings"];
/** Fields of its flow: a section has them where it has a unit. */
const flowFields = ["flowRate", "coolingLoad", "heatingLoad", "temperatureDifference"];
/** What a system states once and each section may state for itself. */
const sharedFields = ["pipeMaterial", "frictionRate", "roughness"];

const isEntered = (stated: Stated, name: string): boolean => stated[name] !== undefined && !assumedNames(stated).includes(name);

/** What was entered of some fields, and no more. */
function enteredOf(stated: Stated, names: readonly string[]): Stated {
  return Object.fromEntries(names.flatMap((name) => (isEntered(stated, name) ? [[name, stated[name]]] : [])));
}

/** With values entered, and without what is stated of some fields: they have their defaults again. */
function withEntered(stated: Stated, entered: Stated, cleared: readonly string[] = []): Stated {
  const left = Object.entries(stated).filter(([name]) => !cleared.includes(name));
  return withAssumed(
    { ...Object.fromEntries(left), ...entered },
    assumedNames(stated).filter((name) => !cleared.includes(name) && !Object.hasOwn(entered, name)),
  );
}

/** What one states of some fields, in place of what the other does. */
const moved = (from: Stated, to: Stated, names: readonly string[]): Stated => withEntered(to, enteredOf(from, names), names);

const rowsOf = (input: Stated): readonly Stated[] => (Array.isArray(input["sections"]) ? (input["sections"] as readonly Stated[]) : []);

const hasUnit = (row: Stated): boolean => row["unit"] === "flow" || row["unit"] === "load";

/** A section that answers as one pipe by itself: its length is all there is, and nothing stands at its end. */
const newSection: Stated = { id: "pipe", unit: "flow", returnAs: "own", returnLength: 0, balancingValve: false };

/** The pipe becomes the first section. A section without a unit carries what is downstream, whatever the pipe carried. */
function toSystem(input: Stated): Stated {
  const [first = newSection, ...others] = rowsOf(input);
  const section = moved(input, first, pipeFields);
  const { flowBy = "flow" } = input;
  const rows = (row: Stated): Stated => withEntered(input, { scope: "system", sections: [row, ...others] });
  if (!hasUnit(first)) return rows(section);
  const system = rows(withEntered(moved(input, section, flowFields), { unit: flowBy === "flow" ? "flow" : "load" }));
  if (flowBy === "flow") return system;
  const difference = isEntered(input, "designTemperatureDifference") ? {} : renamedDifference(input);
  return withEntered(system, { service: flowBy === "heating" ? "heating" : "cooling", ...difference });
}

/** The temperature difference of the pipe, for a system that has none yet. */
const renamedDifference = (input: Stated): Stated =>
  isEntered(input, "temperatureDifference") ? { designTemperatureDifference: input["temperatureDifference"] } : {};

/** The first section becomes the pipe; the others are kept until a system is asked for again. */
function toSection(input: Stated): Stated {
  const [first, ...others] = rowsOf(input);
  const switched = withEntered(input, { scope: "section" });
  if (!first) return switched;
  const pipe = moved(first, switched, pipeFields);
  // What the only section states for itself, the system may as well; with others beside it the system's is theirs.
  const shared = others.length === 0 ? enteredOf(first, sharedFields) : {};
  const alone = withEntered(pipe, { ...shared, ...(others.length === 0 && { sections: [withEntered(first, {}, sharedFields)] }) });
  if (!hasUnit(first)) return alone;
  const byLoad = alone["service"] === "heating" ? "heating" : "load";
  return withEntered(moved(first, alone, flowFields), { flowBy: first["unit"] === "flow" ? "flow" : byLoad });
}

/** An input in which a scope is selected: the fields of one pipe and the first section of a system say the same. */
export function selectScope(input: PipeInput, scope: string): PipeInput {
  const stated: Stated = input;
  if (scope === (stated["scope"] ?? "section")) return input;
  return scope === "system" ? toSystem(stated) : toSection(stated);
}
