import { placedRuns, type ClearSize, type DuctPaths, type DuctRun, type PlacedRun } from "@org/hvac-core/exchange/sound";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { quantityText } from "@org/form/numbers";
import { useId, useMemo, type ReactNode } from "react";
import styles from "./pathsDialog.module.css";

interface RunsTableProps {
  readonly paths: DuctPaths;
  readonly unitSystem: UnitSystem;
}

const words: Readonly<Record<string, readonly [singular: string, plural: string]>> = {
  elbow: ["elbow", "elbows"],
  damper: ["damper", "dampers"],
  flexible: ["flexible duct", "flexible ducts"],
  outlet: ["outlet", "outlets"],
};

/** Elements of a run other than its duct: "2 elbows, 1 damper". */
function partsText({ elements }: PlacedRun): string {
  if (!elements) return "–";
  const kinds = [...elements.elements.slice(1), ...elements.end].map(({ first }) => first.kind);
  const texts = Object.entries(words).flatMap(([kind, [singular, several]]) => {
    const count = kinds.filter((each) => each === kind).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? singular : several}`];
  });
  return texts.length === 0 ? "–" : texts.join(", ");
}

function sizeText({ shape, width, height }: ClearSize, unitSystem: UnitSystem): string {
  const text = (side: number, withUnit: boolean): string => {
    const { value, text: whole } = quantityText(side, "smallLength", unitSystem, { trimZeros: true });
    return withUnit ? whole : value;
  };
  return shape === "round"
    ? `Ø\u202f${text(width, true)}`
    : `${text(width, false)} × ${text(height, true)}${shape === "oval" ? " oval" : ""}`;
}

const depthOf = (runs: readonly DuctRun[], index: number): number => (index < 0 ? -1 : depthOf(runs, runs[index]!.parent) + 1);

/** The sections of the file with their elements. */
export function RunsTable({ paths, unitSystem }: RunsTableProps): ReactNode {
  const heading = useId();
  const placed = useMemo(() => placedRuns(paths), [paths]);
  const text = (value: number, kind: "length" | "airFlow" | "velocity"): string => quantityText(value, kind, unitSystem).text;
  return (
    <div>
      <h3 id={heading}>Ducts</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too */}
      <section className={styles.table} aria-labelledby={heading} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {["Section", "Clear size", "Length", "Lining", "Airflow", "Velocity", "With"].map((label) => (
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
