import type { SheetTable } from "@org/hvac-core/kernel";
import { convert, siUnit, unitSymbol } from "@org/hvac-core/quantity";
import type { ReactNode } from "react";
import { citationText, type CopiedTable } from "@org/form/numbers";
import { CopyButton } from "../../elements/CopyButton.tsx";
import { Formula } from "./Formula.tsx";
import styles from "./sheet.module.css";

function copied({ axis, columns }: SheetTable): CopiedTable {
  return {
    columns: [{ label: axis.label }, ...columns.map(({ name, symbol, unit }) => ({ label: `${name}, ${symbol}`, unit: unitSymbol(unit) }))],
    rows: axis.places.map((place, index) => [
      place,
      ...columns.map(({ values, quantity, unit }) => convert(values[index]!, siUnit(quantity), unit)),
    ]),
  };
}

/** Numbers along an axis: series and the hours of a design day. */
export function SheetTableView({ table }: { readonly table: SheetTable }): ReactNode {
  const { title, axis, columns, note, source } = table;
  return (
    <li className={styles.series} data-kind={table.kind}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table must scroll by keyboard too */}
      <section className={styles.seriesScroll} aria-label={title} tabIndex={0}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{axis.label}</th>
              {columns.map(({ symbol, name, unit }) => (
                <th key={symbol} scope="col">
                  {name}
                  <span>
                    <Formula text={symbol} /> {unit === "unitless" ? "" : unitSymbol(unit)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {axis.places.map((place, index) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                {columns.map(({ symbol, texts }) => (
                  <td key={symbol}>{texts[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note !== undefined && <p>{note}</p>}
      {source && <p className={styles.source}>{citationText(source)}</p>}
      <CopyButton name={title} table={() => copied(table)} />
    </li>
  );
}
