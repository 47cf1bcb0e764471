import { placedRuns, type ClearSize, type DuctPaths, type DuctRun, type PlacedRun } from "@org/hvac-core/exchange/sound";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { quantityText } from "@org/form/numbers";
import { useId, useMemo, type ReactNode } from "react";
import styles from "./pathsDialog.module.css";
import { texts } from "./texts.ts";

interface RunsTableProps {
  readonly paths: DuctPaths;
  readonly unitSystem: UnitSystem;
}

/** Elements of a run other than its duct: "2 elbows, 1 damper". */
function partsText({ elements }: PlacedRun): string {
  if (!elements) return "–";
  const kinds = [...elements.elements.slice(1), ...elements.end].flatMap(({ first, isSilent }) => (isSilent ? [] : [first.kind]));
  const parts = Object.entries(texts.ducts.parts).flatMap(([kind, counted]) => {
    const count = kinds.filter((each) => each === kind).length;
    return count === 0 ? [] : [counted(count)];
  });
  return parts.length === 0 ? "–" : parts.join(", ");
}

function sizeText({ shape, width, height }: ClearSize, unitSystem: UnitSystem): string {
  const text = (side: number, withUnit: boolean): string => {
    const { value, text: whole } = quantityText(side, "smallLength", unitSystem, { trimZeros: true });
    return withUnit ? whole : value;
  };
  if (shape === "round") return `Ø\u202f${text(width, true)}`;
  const sides = `${text(width, false)} × ${text(height, true)}`;
  return shape === "oval" ? texts.ducts.oval(sides) : sides;
}

const depthOf = (runs: readonly DuctRun[], index: number): number => (index < 0 ? -1 : depthOf(runs, runs[index]!.parent) + 1);

/** The sections of the file with their elements. */
export function RunsTable({ paths, unitSystem }: RunsTableProps): ReactNode {
  const heading = useId();
  const placed = useMemo(() => placedRuns(paths), [paths]);
  const text = (value: number, kind: "length" | "airFlow" | "velocity"): string => quantityText(value, kind, unitSystem).text;
  return (
    <div>
      <h3 id={heading}>{texts.ducts.title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too */}
      <section className={styles.table} aria-labelledby={heading} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {texts.ducts.columns.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {placed.map((place, index) => {
              const { id, name, size, length, stretched, isFlexible, liner, airflow, velocity } = place.run;
              return (
                <tr key={id}>
                  <th scope="row" style={{ paddingInlineStart: `${8 + 12 * depthOf(paths.runs, index)}px` }}>
                    {name}
                  </th>
                  <td>{size ? sizeText(size, unitSystem) : "–"}</td>
                  <td>{size ? text(isFlexible ? stretched : length, "length") : "–"}</td>
                  <td>{liner > 0 ? quantityText(liner, "smallLength", unitSystem, { trimZeros: true }).text : "–"}</td>
                  <td>{size ? text(airflow.value, "airFlow") : "–"}</td>
                  <td>{size ? text(velocity, "velocity") : "–"}</td>
                  <td>{partsText(place)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}
