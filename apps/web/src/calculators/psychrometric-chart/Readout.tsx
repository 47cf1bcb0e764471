import { moistAir, type MoistAir } from "@org/hvac-core/psychrometrics";
import type { QuantityKind, UnitSystem } from "@org/hvac-core/quantity";
import { quantityText } from "@org/form/numbers";
import { useObservable } from "@org/ui/elements";
import type { ChartPlane } from "@org/ui/figures";
import type { ReactNode } from "react";
import type { Cursor } from "./cursor.ts";
import styles from "./psychrometricChart.module.css";

/** What is read off the chart, in the order of reading. */
const properties = [
  ["dryBulb", "Dry bulb", "temperature"],
  ["wetBulb", "Wet bulb", "temperature"],
  ["dewPoint", "Dew point", "temperature"],
  ["relativeHumidity", "Relative humidity", "ratio"],
  ["humidityRatio", "Humidity ratio", "humidityRatio"],
  ["enthalpy", "Enthalpy", "moistAirEnthalpy"],
  ["specificVolume", "Specific volume", "specificVolume"],
  ["density", "Density", "density"],
  ["vaporPressure", "Vapour pressure", "vaporPressure"],
] as const satisfies readonly (readonly [keyof MoistAir, string, QuantityKind])[];

/** The other system beside the one that is shown first. */
const both: Readonly<Record<UnitSystem, readonly [UnitSystem, UnitSystem]>> = {
  Imperial: ["Imperial", "Metric"],
  Metric: ["Metric", "Imperial"],
};

interface ReadoutProps {
  readonly plane: ChartPlane;
  readonly cursor: Cursor;
  readonly unitSystem: UnitSystem;
  /** Why what is moved does not follow. */
  readonly refusal: string | undefined;
  /** What is shown while the pointer is elsewhere. */
  readonly resting: { readonly name: string; readonly air: MoistAir } | undefined;
}

/** All properties of the air at the pointer, in both unit systems; it keeps its place and size. */
export function Readout({ plane, cursor, unitSystem, refusal, resting }: ReadoutProps): ReactNode {
  const at = useObservable(cursor);
  const { pressure } = plane;
  const isInside = at !== undefined && plane.contains(at);
  const air = isInside ? moistAir({ ...at, humidityRatio: Math.min(at.humidityRatio, plane.limitAt(at.dryBulb)), pressure }) : resting?.air;
  return (
    <div className={`${styles.readout} screen-only`} data-readout>
      <p>{isInside ? "At the pointer" : (resting?.name ?? "Point at the chart to read it")}</p>
      <output className={styles.refusal}>{refusal}</output>
      <dl>
        {properties.map(([property, label, kind]) => (
          <div key={property}>
            <dt>{label}</dt>
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
  const at = useObservable(cursor);
  if (!at || !plane.contains(at)) return null;
  const { highest } = plane.window;
  const [here, dry, side] = [at, { ...at, humidityRatio: 0 }, { ...at, dryBulb: highest }].map(plane.pointOf);
  return <path data-screen className={styles.crosshair} d={`M${dry!.x},${dry!.y}L${here!.x},${here!.y}L${side!.x},${side!.y}`} />;
}
