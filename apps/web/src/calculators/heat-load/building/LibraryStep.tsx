import {
  rowUValue,
  type FileConstruction,
  type FileWindowType,
  type MatchBasis,
  type SectionSides,
} from "@org/hvac-core/exchange/building";
import { libraryMatches } from "@org/hvac-core/exchange/building";
import { formatNumber, quantityText } from "@org/form/numbers";
import { useMemo, type ReactNode } from "react";
import styles from "./building.module.css";
import { Disclosure } from "./Disclosure.tsx";
import { ConstructionLayers } from "./ConstructionLayers.tsx";
import type { StepProps } from "./stepProps.ts";
import { texts } from "./texts.ts";
import { existingLibrary, winterAir } from "./useBuildingImport.ts";

type Existing = ReturnType<typeof existingLibrary>;

interface UseSelectProps {
  readonly name: string;
  readonly importLabel: string;
  readonly value: string | undefined;
  readonly options: readonly (readonly [id: string, label: string])[];
  readonly onChange: (rowId: string | undefined) => void;
}

function UseSelect({ name, importLabel, value, options, onChange }: UseSelectProps): ReactNode {
  return (
    <select
      aria-label={texts.library.use(name)}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
    >
      <option value="">{importLabel}</option>
      {options.map(([id, label]) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Relative difference of U-values that is not mentioned. */
const smallDifference = 0.05;

const differs = (a: number | undefined, b: number | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a - b) > smallDifference * Math.max(a, b);

interface RowProps {
  readonly existing: Existing;
  /** Air of the drawings. */
  readonly sides: SectionSides;
  readonly unitSystem: "Imperial" | "Metric";
  /** Id of the row that is used instead. */
  readonly rowId: string | undefined;
  readonly by: MatchBasis | undefined;
  readonly onChange: (rowId: string | undefined) => void;
}

function Match({ by, isOther }: { readonly by: MatchBasis | undefined; readonly isOther: boolean }): ReactNode {
  return (
    <>
      {by && <small>{texts.library.match(by)}</small>}
      {isOther && <small className={styles.caution}>{texts.library.differs}</small>}
    </>
  );
}

function ConstructionRow({
  construction,
  existing,
  unitSystem,
  sides,
  rowId,
  by,
  onChange,
}: RowProps & { readonly construction: FileConstruction }): ReactNode {
  const { name, id, area, row, uValue, enteredUValue } = construction;
  const label = name || id;
  const text = (value: number): string => quantityText(value, "uValue", unitSystem).text;
  const options = existing.constructions.map((each): readonly [string, string] => {
    const value = rowUValue(each);
    return [each.id!, texts.library.existing(each.name || texts.library.unnamed, value === undefined ? undefined : text(value))];
  });
  const used = existing.constructions.find((each) => each.id === rowId);
  return (
    <tr>
      <th scope="row" dir="auto">
        {label}
      </th>
      <td data-label={texts.library.columns.area}>{quantityText(area, "area", unitSystem).text}</td>
      <td data-label={texts.library.columns.uValue}>
        {uValue === undefined ? texts.library.missing : text(uValue)}
        {differs(uValue, enteredUValue) && <small className={styles.caution}>{texts.library.entered(text(enteredUValue!))}</small>}
      </td>
      <td data-label={texts.library.columns.layers}>
        {row?.by === "layers" ? (
          <Disclosure summary={texts.library.layerCount(row.layers?.length ?? 0)}>
            {() => <ConstructionLayers name={label} row={row} unitSystem={unitSystem} sides={sides} />}
          </Disclosure>
        ) : (
          texts.place.missing
        )}
      </td>
      <td>
        <UseSelect
          name={label}
          importLabel={row ? texts.library.import : texts.library.byValue}
          value={rowId}
          options={options}
          onChange={onChange}
        />
        {rowId !== undefined && <Match by={by} isOther={used !== undefined && differs(uValue, rowUValue(used))} />}
      </td>
    </tr>
  );
}

function WindowRow({ type, existing, unitSystem, rowId, by, onChange }: RowProps & { readonly type: FileWindowType }): ReactNode {
  const { name, area, uValue, shgc } = type;
  return (
    <tr>
      <th scope="row" dir="auto">
        {name}
      </th>
      <td data-label={texts.library.columns.area}>{quantityText(area, "area", unitSystem).text}</td>
      <td data-label={texts.library.columns.uValue}>
        {uValue === undefined ? texts.library.missing : quantityText(uValue, "uValue", unitSystem).text}
      </td>
      <td data-label={texts.library.columns.shgc}>{shgc === undefined ? texts.library.missing : formatNumber(shgc, { digits: 2 })}</td>
      <td>
        <UseSelect
          name={name}
          importLabel={uValue === undefined || shgc === undefined ? texts.library.glassByValue : texts.library.import}
          value={rowId}
          options={existing.windowTypes.map((each) => [each.id!, each.name || texts.library.unnamed])}
          onChange={onChange}
        />
        {rowId !== undefined && <Match by={by} isOther={false} />}
      </td>
    </tr>
  );
}

function Head({ columns }: { readonly columns: readonly string[] }): ReactNode {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Choices with one of them set, or without it. */
function withChoice(choices: Readonly<Record<string, string>>, id: string, rowId: string | undefined): Readonly<Record<string, string>> {
  const others = Object.fromEntries(Object.entries(choices).filter(([each]) => each !== id));
  return rowId === undefined ? others : { ...others, [id]: rowId };
}

/** Constructions and glass of the file: imported, or those that the heat load has. */
export function LibraryStep({ state, shown, decide }: StepProps): ReactNode {
  const { library, decisions } = shown;
  const { unitSystem } = state.complete;
  const existing = useMemo(() => existingLibrary(state, shown.earlier?.libraryIds), [state, shown.earlier]);
  const sides = useMemo(() => winterAir(state), [state]);
  const matches = useMemo(() => libraryMatches(library, existing), [library, existing]);
  const { columns } = texts.library;
  const byOf = (list: "constructions" | "windowTypes", id: string): MatchBasis | undefined =>
    matches[list].find((match) => match.id === id && match.rowId === decisions[list][id])?.by;
  if (library.constructions.length + library.windowTypes.length === 0) return <p>{texts.library.none}</p>;
  return (
    <>
      <p>{texts.library.lead}</p>
      {library.constructions.length > 0 && (
        <>
          <h3>{texts.library.constructions}</h3>
          <div className={styles.library}>
            <table className={styles.table}>
              <Head columns={[columns.name, columns.area, columns.uValue, columns.layers, columns.use]} />
              <tbody>
                {library.constructions.map((construction) => (
                  <ConstructionRow
                    key={construction.id}
                    {...{ construction, existing, unitSystem, sides }}
                    rowId={decisions.constructions[construction.id]}
                    by={byOf("constructions", construction.id)}
                    onChange={(rowId) => decide({ constructions: withChoice(decisions.constructions, construction.id, rowId) })}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      {library.windowTypes.length > 0 && (
        <>
          <h3>{texts.library.windowTypes}</h3>
          <div className={styles.library}>
            <table className={styles.table}>
              <Head columns={[columns.name, columns.area, columns.uValue, columns.shgc, columns.use]} />
              <tbody>
                {library.windowTypes.map((type) => (
                  <WindowRow
                    key={type.id}
                    {...{ type, existing, unitSystem, sides }}
                    rowId={decisions.windowTypes[type.id]}
                    by={byOf("windowTypes", type.id)}
                    onChange={(rowId) => decide({ windowTypes: withChoice(decisions.windowTypes, type.id, rowId) })}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </>
  );
}
