import { axes, joinPath, type MatrixField, type QuantityField, type SeriesField } from "@org/hvac-core/kernel";
import { convert, unitSymbol } from "@org/hvac-core/quantity";
import type { ReactNode } from "react";
import { notify } from "../../elements/notifications/notify.ts";
import { isRecord, unitAt, currencyOf, withCurrency } from "@org/form/state";
import {
  axisNames,
  placeTitles,
  readCell,
  chartRange,
  pastedCells,
  pasteProblem,
  placedCells,
  textsBeyond,
  withinLimits,
  referencedRows,
} from "@org/form/fields";
import { Cell, shownNumber, type TypedCells } from "./Cell.tsx";
import { errorId, inputId } from "./fieldIds.ts";
import { MatrixPainter } from "./MatrixPainter.tsx";
import { SeriesChart } from "./SeriesChart.tsx";
import { UnitMenu } from "./UnitMenu.tsx";
import styles from "./fields.module.css";
import type { FieldInputProps } from "./fieldProps.ts";

interface DrawnSeriesProps {
  readonly field: QuantityField;
  readonly places: readonly string[];
  readonly typed: TypedCells;
  readonly displayUnit: string;
  readonly set: (values: readonly unknown[], changed: readonly number[]) => void;
}

/** The numbers of a series as a small chart that the pointer can draw. */
function DrawnSeries({ field, places, typed, displayUnit, set }: DrawnSeriesProps): ReactNode {
  const unit = typed.unit ?? displayUnit;
  const shown = typed.values.map((value) => shownNumber(value, unit, displayUnit));
  return (
    <SeriesChart
      {...chartRange(field, shown, displayUnit)}
      values={shown}
      places={places}
      onDraw={(drawn, changed) =>
        set(
          typed.values.map((value, place) => {
            const number = drawn[place];
            if (number === undefined || number === null || number === shown[place]) return value;
            return convert(withinLimits(number, field, displayUnit), displayUnit, unit);
          }),
          changed,
        )
      }
    />
  );
}

/** A value for each place of an axis, or for each pair of places of two axes, in one unit. */
export function CellsInput({ state, field, path, value, scope }: FieldInputProps<SeriesField | MatrixField>): ReactNode {
  const { change, complete, errors, unparsed } = state;
  const { cell, label } = field;
  const axis = field.type === "matrix" ? field.columns : field.axis;
  const [columns, titles] = [axes[axis], placeTitles(axis)];
  const typed: TypedCells = isRecord(value) && Array.isArray(value["values"]) ? (value as never) : { values: [] };
  const displayUnit = cell.type === "quantity" ? unitAt(state, path, cell) : "";
  const symbol = displayUnit && withCurrency(unitSymbol(displayUnit), currencyOf(state));
  const count = { rows: field.type === "matrix" ? axes[field.rows].length : 1, columns: columns.length };
  const pathOf = (index: number): string => {
    const row = field.type === "matrix" ? axes[field.rows][Math.floor(index / columns.length)]! : "";
    return joinPath(path, row, columns[index % columns.length]!);
  };
  // Only the changed cells lose their unparsed text and its error; the others keep both.
  const set = (values: readonly unknown[], changed: readonly number[]): void => {
    change({ type: "value", path, value: { ...typed, values }, cells: changed.map(pathOf) });
    change({ type: "settle" });
  };
  const pasteBlock = (start: number, text: string): boolean => {
    const block = pastedCells(text);
    if (!block || cell.type !== "quantity") return false;
    const placed = placedCells(block, start, count);
    const read = placed.map(
      ([index, each]) => [index, readCell(each, cell, complete.unitSystem, { unit: typed.unit ?? displayUnit, displayUnit })] as const,
    );
    const readable = read.filter(([, value]) => value !== undefined);
    const message = pasteProblem({ read: read.length, unreadable: read.length - readable.length, beyond: textsBeyond(block, placed) });
    if (message !== undefined) notify({ key: "cells", message, tone: "error" });
    if (readable.length === 0) return true;
    set(
      readable.reduce((values, [index, value]) => values.with(index, value), typed.values),
      readable.map(([index]) => index),
    );
    return true;
  };
  const tableErrors = Object.entries(errors).filter(([errorPath]) => errorPath === path || errorPath.startsWith(`${path}.`));
  const cellAt = (place: string, column: number, row?: string, rowIndex = 0): ReactNode => {
    const index = rowIndex * columns.length + column;
    const cellPath = pathOf(index);
    return (
      <Cell
        field={cell}
        id={inputId(cellPath)}
        label={[label, row, place, symbol].filter(Boolean).join(", ")}
        value={typed.values[index]}
        unit={typed.unit ?? displayUnit}
        displayUnit={displayUnit}
        unitSystem={complete.unitSystem}
        scope={scope}
        unparsed={unparsed[cellPath]}
        error={errors[cellPath]}
        setValue={(next) => change({ type: "value", path, value: { ...typed, values: typed.values.with(index, next) }, cells: cellPath })}
        setUnread={(text) => change({ type: "unparsed", path: cellPath, text })}
        settle={() => change({ type: "settle" })}
        pasteBlock={(text) => pasteBlock(index, text)}
      />
    );
  };
  // An optional table that is empty needs no more room than its cells.
  const isEmpty = cell.type === "quantity" && cell.optional !== undefined && typed.values.every((each) => each === null);
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {cell.type === "quantity" && (
        <UnitMenu
          label={label}
          field={cell}
          unit={displayUnit}
          unitSystem={complete.unitSystem}
          choose={(each) => change({ type: "unit", path, unit: each })}
        />
      )}
      {field.type === "series" && cell.type === "quantity" && !isEmpty && (
        <DrawnSeries field={cell} places={titles} typed={typed} displayUnit={displayUnit} set={set} />
      )}
      {field.type === "series" ? (
        <div className={styles.places} data-cells data-words={cell.type === "choice" || cell.type === "reference" || undefined}>
          {columns.map((place, column) => (
            <div key={place}>
              <span aria-hidden>{titles[column]}</span>
              {cellAt(titles[column]!, column)}
            </div>
          ))}
        </div>
      ) : cell.type === "reference" ? (
        <MatrixPainter
          label={label}
          rows={placeTitles(field.rows)}
          columns={titles}
          rowName={axisNames[field.rows]}
          columnName={axisNames[field.columns]}
          paints={referencedRows(cell, scope)}
          values={typed.values}
          idOf={(cell) => inputId(pathOf(cell))}
          errorOf={(cell) => errors[pathOf(cell)]}
          onPaint={set}
        />
      ) : (
        <div className={styles.cells} data-cells>
          <table>
            <thead>
              <tr>
                <th scope="col">{axisNames[field.rows]}</th>
                {columns.map((place, column) => (
                  <th key={place} scope="col">
                    {titles[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {placeTitles(field.rows).map((row, rowIndex) => (
                <tr key={row}>
                  <th scope="row">{row}</th>
                  {columns.map((place, column) => (
                    <td key={place}>{cellAt(titles[column]!, column, row, rowIndex)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {tableErrors.map(([errorPath, message]) => (
        <p key={errorPath} id={errorId(inputId(errorPath))} className={styles.error}>
          {message}
        </p>
      ))}
    </fieldset>
  );
}
