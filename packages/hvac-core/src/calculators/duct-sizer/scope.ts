import { enteredOf, enteredRows, moved, withFields, type Entered } from "../../kernel/internal.ts";
import type { DuctInput } from "./schema.ts";

/* Switching the scope of an input: a single duct is the first section of a system. */

/** Fields that a single duct and a section have, with defaults that are the same. */
const ductFields = [
  "sizingMethod",
  "targetVelocity",
  "targetFriction",
  "sizeChoice",
  "chosenDiameter",
  "chosenWidth",
  "chosenHeight",
  "ductLength",
  "compression",
  "fittings",
  "terminalPressureDrop",
  "ductPart",
];
/** Fields of a system that a section may override. */
const sharedFields = [
  "ductShape",
  "aspectRatio",
  "ductMaterial",
  "roughness",
  "ductLocation",
  "insulationThickness",
  "insulationConductivity",
];

const rowsOf = (input: Entered): readonly Entered[] => enteredRows(input, "sections");

/** Fields that move between a single duct and the first section. One that feeds others keeps its airflow, and static regain is for sections alone. */
function movedFields([first, ...others]: readonly Entered[]): readonly string[] {
  const feeds = first !== undefined && others.some(({ parent }) => parent === first["id"]);
  const fields = feeds ? ductFields : ["airflow", ...ductFields];
  return first?.["sizingMethod"] === "regain" ? fields.filter((name) => name !== "sizingMethod") : fields;
}

/** Entries of a section that a single duct can have: none that is empty, no airflow of zero, no automatic part. */
function ofSingle(row: Entered, names: readonly string[]): Entered {
  const isEnteredValue = ([name, value]: [string, unknown]): boolean =>
    value !== null && !(name === "airflow" && value === 0) && !(name === "ductPart" && value === "auto");
  return Object.fromEntries(Object.entries(enteredOf(row, names)).filter(isEnteredValue));
}

/** The single duct becomes the first section; the others are as they were. */
function toSystem(input: Entered): Entered {
  const rows = rowsOf(input);
  const [first = { id: "main" }, ...others] = rows;
  return withFields(input, { scope: "system", sections: [moved(input, first, movedFields(rows)), ...others] });
}

/** The first section becomes the single duct; the others are kept for when the system is selected again. */
function toSection(input: Entered): Entered {
  const rows = rowsOf(input);
  const [first, ...others] = rows;
  if (!first) return withFields(input, { scope: "section" });
  const names = movedFields(rows);
  const duct = withFields(input, { scope: "section", ...ofSingle(first, names) }, names);
  if (others.length > 0) return duct;
  // Entries of the only section become those of the system.
  return withFields(duct, { ...ofSingle(first, sharedFields), sections: [withFields(first, {}, sharedFields)] });
}

/** An input with a scope selected: the fields of a single duct become the first section of a system, and back. */
export function selectScope(input: DuctInput, scope: string): DuctInput {
  const entered: Entered = input;
  if (scope === (entered["scope"] ?? "section")) return input;
  return scope === "system" ? toSystem(entered) : toSection(entered);
}
