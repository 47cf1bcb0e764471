import { velocityPressure, type Fitting, type FittingParameter } from "@org/hvac-core/flow";
import { quantityText, prose } from "@org/form/numbers";
import { FigureFrame, valueOrGap, XYChart } from "@org/ui/figures";
import { useMemo, type ReactNode } from "react";
import type { AddressParams } from "../../../page/pageAddress.ts";
import { ChoiceField } from "../../fields/ChoiceField.tsx";
import { QuantityField } from "../../fields/QuantityField.tsx";
import { Sources } from "../../Sources.tsx";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { readNumber, useReferencePlace, type AddressChanges } from "../../topicState.ts";
import { UseIn } from "../../UseIn.tsx";
import { beyondData, coefficientChart, parametersOf, type Geometry } from "./coefficientChart.ts";
import { fittingTable } from "./fittingTable.ts";
import { basisOf, coefficientText, kindOf, readFitting, targetsOf, type FittingRow } from "./fittingList.ts";
import { FittingSketch } from "./FittingSketch.tsx";
import { texts } from "./texts.ts";
import fields from "../../fields/referenceFields.module.css";
import styles from "./fittingTopic.module.css";

/** Prefix of geometry parameters in the address, which separates them from parameters of other topics. */
const prefix = "g-";
/** Density for the pressure loss, kg/m³: air and water at 20 °C. */
const densities = { duct: 1.204, pipe: 998.2 } as const;
/** Velocities for the pressure loss, m/s: 5 and 1.5 m/s, 1000 fpm and 5 ft/s. */
const usualVelocity = { Metric: { duct: 5, pipe: 1.5 }, Imperial: { duct: 5.08, pipe: 1.524 } } as const;

/** Geometry from the address; missing parameters have the defaults of the fitting. */
function readGeometry({ parameters }: Fitting, params: AddressParams): Geometry {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { min, max, default: usual, quantity }]) => {
      const value = readNumber(params[`${prefix}${name}`], usual, { min, max });
      return [name, quantity === "count" ? Math.round(value) : value];
    }),
  );
}

interface PartProps {
  readonly row: FittingRow;
  readonly geometry: Geometry;
  readonly change: (changes: AddressChanges) => void;
}

function GeometryFields({ row, geometry, change }: PartProps): ReactNode {
  const field = ([name, parameter]: readonly [string, FittingParameter]): ReactNode => (
    <QuantityField
      key={name}
      label={prose(parameter.name)}
      kind={kindOf(parameter)}
      value={geometry[name] ?? parameter.default}
      min={parameter.min}
      max={parameter.max}
      onChange={(value) => change({ [`${prefix}${name}`]: String(value) })}
    />
  );
  return parametersOf(row.fitting).map(field);
}

function Curve({ row, geometry, over }: Omit<PartProps, "change"> & { readonly over: string }): ReactNode {
  const { unitSystem } = useReferencePlace();
  const { content, table } = useMemo(
    () => coefficientChart({ fitting: row.fitting, geometry, over, unitSystem }),
    [row, geometry, over, unitSystem],
  );
  const isLimited = row.fitting.parameters[over]?.valid !== undefined;
  return (
    <FigureFrame
      title={texts.title(prose(row.fitting.parameters[over]!.name))}
      description={texts.lead(basisOf(row.fitting), isLimited)}
      table={table}
    >
      <XYChart {...content} label={texts.label(prose(row.label))} />
    </FigureFrame>
  );
}

/** A fitting: its sketch, geometry and coefficient. */
function OneFitting({ row, geometry, change }: PartProps): ReactNode {
  const { params, unitSystem } = useReferencePlace();
  const names = parametersOf(row.fitting);
  const over = names.find(([name]) => name === params["over"])?.[0] ?? names[0]?.[0];
  const velocity = readNumber(params["velocity"], usualVelocity[unitSystem][row.conduit], { min: 0.01, max: 100 });
  const coefficient = valueOrGap(() => row.fitting.coefficient(geometry));
  const loss = coefficient === undefined ? undefined : coefficient * velocityPressure(velocity, densities[row.conduit]);
  const [lossKind, velocityKind] =
    row.conduit === "duct" ? (["pressure", "velocity"] as const) : (["pressureWater", "waterVelocity"] as const);
  return (
    <section aria-label={prose(row.label)}>
      <h3 className={styles.name}>{prose(row.label)}</h3>
      <div className={styles.fitting}>
        <div>
          <FittingSketch row={row} geometry={geometry} />
          <div className={`${fields.fields} screen-only`}>
            <GeometryFields row={row} geometry={geometry} change={change} />
            <QuantityField
              label={texts.velocity}
              kind={velocityKind}
              value={velocity}
              min={0.01}
              max={100}
              onChange={(value) => change({ velocity: String(value) })}
            />
            {names.length > 1 && over !== undefined && (
              <ChoiceField
                label={texts.curveOver}
                value={over}
                options={names.map(([name, parameter]) => [name, prose(parameter.name)])}
                onChange={(name) => change({ over: name })}
              />
            )}
          </div>
          <UseIn targets={targetsOf(row, geometry)} />
        </div>
        <div>
          <p className={styles.answer}>
            {coefficient === undefined ? texts.noCoefficient : `K = ${coefficientText(coefficient)}`}{" "}
            {loss !== undefined && (
              <small>
                {texts.loss({
                  pressure: quantityText(loss, lossKind, unitSystem).text,
                  velocity: quantityText(velocity, velocityKind, unitSystem).text,
                  basis: basisOf(row.fitting),
                  isAir: row.conduit === "duct",
                  temperature: quantityText(20, "temperature", unitSystem).text,
                })}
              </small>
            )}
          </p>
          {beyondData(row.fitting, geometry).map((remark) => (
            <p key={remark} className={fields.remark}>
              {remark}
            </p>
          ))}
          {over === undefined ? <p className={fields.remark}>{texts.constant}</p> : <Curve row={row} geometry={geometry} over={over} />}
        </div>
      </div>
      <Sources citations={[row.fitting.citation, ...row.fitting.alsoCites]} />
    </section>
  );
}

/** Table of all fittings of ducts and pipes, with the selected one in detail. */
export function Fittings(): ReactNode {
  const { params, change } = useReferencePlace();
  const row = readFitting(params["fitting"]);
  const geometry = useMemo(() => readGeometry(row.fitting, params), [row, params]);
  const choose = ({ id }: FittingRow): void => {
    // The table reports every move, also one to another cell of the same row.
    if (id === row.id) return;
    const others = Object.keys(params).filter((name) => name.startsWith(prefix));
    change({ ...Object.fromEntries(others.map((name) => [name, undefined])), fitting: id, over: undefined });
  };
  return (
    <>
      <OneFitting key={row.id} row={row} geometry={geometry} change={change} />
      <ReferenceTable table={fittingTable} onChoose={choose} />
    </>
  );
}
