import type { ImportValueName } from "@org/hvac-core/exchange/building";
import { isTypedQuantity, valueAt } from "@org/hvac-core/kernel";
import { unitSymbol } from "@org/hvac-core/quantity";
import { formatNumber, quantityText } from "@org/form/numbers";
import { useId, type ReactNode } from "react";
import styles from "./building.module.css";
import { ImportForm } from "./ImportForm.tsx";
import type { StepProps } from "./stepProps.ts";
import { texts } from "./texts.ts";

interface PlaceStepProps extends StepProps {
  readonly onErrors: (count: number) => void;
}

const northOnly: readonly ImportValueName[] = ["north"];
const parts = ["place", "latitude", "longitude", "timeZone", "altitude"] as const;

/** A cell of the place as text. */
function cellText(cell: unknown): string {
  if (typeof cell === "number") return formatNumber(cell, { digits: 6, trimZeros: true });
  if (typeof cell === "string" && cell !== "") return cell;
  return isTypedQuantity(cell) && typeof cell.value === "number"
    ? `${formatNumber(cell.value, { digits: 6, trimZeros: true })}\u202F${unitSymbol(cell.unit)}`
    : texts.place.missing;
}

/** The place, the altitude and true north of the file next to those of the heat load. */
export function PlaceStep({ state, shown, planning, decide, onErrors }: PlaceStepProps): ReactNode {
  const { unitSystem } = state.complete;
  const { building, decisions } = shown;
  const site = (planning.planned?.rows.site ?? {}) as Readonly<Record<string, unknown>>;
  const id = useId();
  const hasPlace = Object.keys(site).length > 0;
  return (
    <>
      {hasPlace ? (
        <fieldset className={styles.place}>
          <legend>{texts.place.choose}</legend>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.place.value}</th>
                {(["takes", "keeps"] as const).map((choice) => (
                  <th key={choice} scope="col">
                    <label>
                      <input
                        type="radio"
                        name={id}
                        checked={decisions.takesPlace === (choice === "takes")}
                        onChange={() => decide({ takesPlace: choice === "takes" })}
                      />
                      {texts.place[choice]}
                    </label>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <tr key={part}>
                  <th scope="row">{texts.place.parts[part]}</th>
                  <td>
                    {part === "timeZone" && site[part] !== undefined ? texts.place.byLongitude(cellText(site[part])) : cellText(site[part])}
                  </td>
                  <td>{cellText(valueAt(state.complete, `site.${part}`))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </fieldset>
      ) : (
        <p>{texts.place.noPlace}</p>
      )}
      <p className={styles.hint}>{texts.place.lead}</p>
      <p>{texts.place.northLead(quantityText(building.place.modelAzimuth, "angle", unitSystem).text)}</p>
      <div className={styles.form}>
        <ImportForm
          names={northOnly}
          values={decisions.values}
          unitSystem={unitSystem}
          onChange={(values) => decide({ values })}
          onErrors={onErrors}
        />
      </div>
    </>
  );
}
