import { moistAir, type MoistAir } from "@org/hvac-core/psychrometrics";
import type { QuantityKind, UnitSystem } from "@org/hvac-core/quantity";
import { quantityText } from "@org/form/numbers";
import { useObservable } from "@org/ui/elements";
import type { ChartPlane } from "@org/ui/figures";
import type { ReactNode } from "react";
import type { Cursor } from "./cursor.ts";
import styles from "./psychrometricChart.module.css";
import { texts } from "./texts.ts";

/** Properties of the readout, in order. */
const properties = [
  ["dryBulb", "temperature"],
  ["wetBulb", "temperature"],
  ["dewPoint", "temperature"],
  ["relativeHumidity", "ratio"],
  ["humidityRatio", "humidityRatio"],
  ["enthalpy", "moistAirEnthalpy"],
  ["specificVolume", "specificVolume"],
  ["density", "density"],
  ["vaporPressure", "vaporPressure"],
] as const satisfies readonly (readonly [keyof MoistAir, QuantityKind])[];

/** Both unit systems, that of the page first. */
const both: Readonly<Record<UnitSystem, readonly [UnitSystem, UnitSystem]>> = {
  Imperial: ["Imperial", "Metric"],
  Metric: ["Metric", "Imperial"],
};

interface ReadoutProps {
  readonly plane: ChartPlane;
  readonly cursor: Cursor;
  readonly unitSystem: UnitSystem;
  /** Reason why the dragged state does not follow the pointer. */
  readonly refusal: string | undefined;
  /** State shown while the pointer is outside the chart. */
  readonly resting: { readonly name: string; readonly air: MoistAir } | undefined;
}

/** All properties of the air at the pointer, in both unit systems. Its place and size never change. */
export function Readout({ plane, cursor, unitSystem, refusal, resting }: ReadoutProps): ReactNode {
  const pointer = useObservable(cursor);
  const { pressure } = plane;
  const isInside = pointer !== undefined && plane.contains(pointer);
  const air = isInside
    ? moistAir({ ...pointer, humidityRatio: Math.min(pointer.humidityRatio, plane.limitAt(pointer.dryBulb)), pressure })
    : resting?.air;
  return (
    <div className={`${styles.readout} screen-only`} data-readout>
      <p>{isInside ? texts.readout.pointer : (resting?.name ?? texts.readout.empty)}</p>
      <output className={styles.refusal}>{refusal}</output>
      <dl>
        {properties.map(([property, kind]) => (
          <div key={property}>
            <dt>{texts.properties[property]}</dt>
            {both[unitSystem].map((system) => (
              <dd key={system} data-other={system === unitSystem ? undefined : ""}>
                {air ? quantityText(air[property], kind, system).text : "–"}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Lines through the pointer: its dry bulb and its humidity ratio. */
export function Crosshair({ plane, cursor }: Pick<ReadoutProps, "plane" | "cursor">): ReactNode {
  const pointer = useObservable(cursor);
  if (!pointer || !plane.contains(pointer)) return null;
  const { highest } = plane.window;
  const [here, dry, side] = [pointer, { ...pointer, humidityRatio: 0 }, { ...pointer, dryBulb: highest }].map(plane.pointOf);
  return <path data-screen className={styles.crosshair} d={`M${dry!.x},${dry!.y}L${here!.x},${here!.y}L${side!.x},${side!.y}`} />;
}
