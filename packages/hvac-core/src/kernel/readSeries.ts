import type { UnitSystem } from "../quantity/index.ts";
import { defaultOf, optionDefaultOf, type Scope } from "./conditions.ts";
import { defaultNumber } from "./defaultNumber.ts";
import { axes, type CellField, type ChoiceField, type MatrixField, type SeriesField } from "./fields.ts";
import { bareUnit } from "./quantities.ts";
import { readId, readOption } from "./readNames.ts";
import { isRecord, noteDefault, refuse, type Read, type ReadCell } from "./readPass.ts";
import { quantityReader, refuseUnit, unitReader } from "./readQuantity.ts";

/** Reader of one cell of a series or matrix, the unit known. */
function compileCell(cell: CellField): ReadCell {
  switch (cell.type) {
    case "quantity":
      return quantityReader(cell);
    case "choice":
      return (entered, _unit, _active, prefix, name, pass) => readOption(cell, entered, prefix, name, pass);
    case "flag":
      return (entered, _unit, _active, prefix, name, pass) => {
        if (typeof entered !== "boolean") refuse(pass, prefix + name, "type", `${cell.label} must be true or false.`);
        return entered === true;
      };
    case "reference":
      return (entered, _unit, active, prefix, name, pass) => readId(cell, entered, active, prefix + name, pass);
  }
}

function cellDefault(cell: CellField, scope: Scope, unitSystem: UnitSystem): unknown {
  return cell.type === "quantity" ? defaultNumber(cell, scope, unitSystem).value : defaultOf(cell as ChoiceField, scope, unitSystem);
}

/** Cells of a matrix in one list, as files keep them or row by row; nothing where a row is too long or too short. */
export function flatCells(values: unknown, columns: number): unknown {
  if (!Array.isArray(values) || !values.some((row) => Array.isArray(row))) return values;
  return values.every((row) => Array.isArray(row) && row.length === columns) ? values.flat() : undefined;
}

/** Readers of series and matrices: one unit for all places, each place checked by its name. */
export function compileSeries(field: SeriesField | MatrixField): Read {
  const { cell, label } = field;
  const rows = field.type === "matrix" ? axes[field.rows] : undefined;
  const columns = axes[field.type === "matrix" ? field.columns : field.axis];
  const count = (rows?.length ?? 1) * columns.length;
  const readCell = compileCell(cell);
  const kind = cell.type === "quantity" ? cell.quantity : undefined;
  const unitOf = kind === undefined ? undefined : unitReader(kind);
  const shaped = (flat: readonly unknown[]): unknown =>
    rows ? rows.map((_, row) => flat.slice(row * columns.length, (row + 1) * columns.length)) : flat;
  return (entered, scope, active, prefix, name, pass) => {
    const path = prefix + name;
    const bare = kind === undefined ? "" : bareUnit(kind, pass.unitSystem);
    const readAt = (value: unknown, unit: string, index: number, shown = unit): unknown =>
      readCell(
        value,
        unit,
        active,
        `${path}.`,
        `${rows ? `${rows[Math.floor(index / columns.length)]}.` : ""}${columns[index % columns.length]}`,
        pass,
        shown,
      );
    const byOption = entered === undefined && field.type === "series" ? optionDefaultOf(field.defaultBy, scope) : undefined;
    if (byOption) {
      noteDefault(field, 0, active, path, pass);
      return byOption.default.map((value, index) => readAt(value, bare, index));
    }
    if (entered === undefined) {
      const value = cellDefault(cell, scope, pass.unitSystem);
      if (active && value === null && !("optional" in cell && cell.optional)) {
        refuse(pass, path, "required", `${label} is required.`);
        return shaped(Array.from({ length: count }, () => (cell.type === "quantity" ? 0 : null)));
      }
      noteDefault(field, value, active, path, pass);
      return shaped(Array.from({ length: count }, (_, index) => readAt(value, bare, index)));
    }
    const typed = isRecord(entered) ? entered : { values: entered };
    const flat = rows ? flatCells(typed["values"], columns.length) : typed["values"];
    const typedUnit = typed["unit"];
    const wanted = typed["displayUnit"];
    const unit = typedUnit === undefined ? bare : unitOf?.(typedUnit, pass);
    const shown = wanted === undefined ? unit : unitOf?.(wanted, pass);
    if (!Array.isArray(flat) || flat.length !== count) refuse(pass, path, "type", `${label} needs ${count} values.`);
    else if (unit === undefined) {
      if (cell.type === "quantity") refuseUnit({ label, quantity: cell.quantity }, typedUnit, path, pass);
      else refuse(pass, path, "type", `${label} cannot have a unit.`);
    } else if (shown === undefined) {
      if (cell.type === "quantity") refuseUnit({ label, quantity: cell.quantity }, wanted, path, pass, "shown");
      else refuse(pass, path, "type", `${label} cannot have a unit.`);
    } else return shaped([...(flat as readonly unknown[])].map((each, index) => readAt(each, unit, index, shown)));
    return shaped(Array.from({ length: count }, () => (kind === undefined ? cellDefault(cell, scope, pass.unitSystem) : 0)));
  };
}
