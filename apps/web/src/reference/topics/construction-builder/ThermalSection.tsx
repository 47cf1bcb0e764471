import type { QuantityKind, UnitSystem } from "@org/hvac-core/quantity";
import { formatNumber, quantityText } from "@org/form/numbers";
import type { ReactNode } from "react";
import { useReferenceUnits } from "../../topicState.ts";
import { UseIn } from "../../UseIn.tsx";
import { heatLoadTargets } from "../constructions/useInHeatLoad.ts";
import type { BuilderState } from "./builderState.ts";
import type { ComputedLayer, ThermalResult } from "./builderModel.ts";
import { texts } from "./texts.ts";
import styles from "./builder.module.css";

interface ThermalSectionProps {
  readonly state: BuilderState;
  readonly layers: readonly ComputedLayer[];
  readonly result: ThermalResult;
}

const { heat } = texts;

const systems = ["Metric", "Imperial"] as const satisfies readonly UnitSystem[];

const inBoth = (value: number, kind: QuantityKind): readonly string[] => systems.map((system) => quantityText(value, kind, system).text);

const plain = (text: string): readonly string[] => [text, text];

function rowsOf({ bridged, dynamic, mass, hasBridges }: ThermalResult): readonly (readonly [name: string, values: readonly string[]])[] {
  return [
    [heat.uValue, inBoth(bridged.transmittance, "uValue")],
    [heat.resistance, inBoth(bridged.totalResistance, "thermalResistance")],
    ...(hasBridges
      ? ([
          [
            heat.limits,
            systems.map((system) =>
              heat.limitPair(
                quantityText(bridged.upperLimit, "thermalResistance", system).text,
                quantityText(bridged.lowerLimit, "thermalResistance", system).text,
              ),
            ),
          ],
          [heat.uncertainty, plain(heat.percent(formatNumber(bridged.uncertainty * 100, { digits: 2 })))],
        ] as const)
      : []),
    [heat.mass, inBoth(mass, "massPerArea")],
    [heat.decrement, plain(formatNumber(dynamic.decrementFactor, { digits: 2 }))],
    [heat.lag, plain(heat.hours(formatNumber(dynamic.timeLag, { digits: 3 })))],
    [heat.periodic, inBoth(dynamic.periodicTransmittance, "uValue")],
    [heat.inside, inBoth(dynamic.internalHeatCapacity, "surfaceHeatCapacity")],
    [heat.outside, inBoth(dynamic.externalHeatCapacity, "surfaceHeatCapacity")],
  ];
}

/** U-value and periodic behaviour in both unit systems, with links to the calculators that use them. */
export function ThermalSection({ state, layers, result }: ThermalSectionProps): ReactNode {
  const { bridged, hasBridges } = result;
  const unitSystem = useReferenceUnits();
  const [metric, imperial] = inBoth(bridged.transmittance, "uValue");
  const [preferred, other] = unitSystem === "Metric" ? [metric, imperial] : [imperial, metric];
  const named = layers.flatMap(({ label, thermal }) =>
    "resistance" in thermal && thermal.resistance === 0 ? [] : [{ ...thermal, name: label }],
  );
  return (
    <section className={styles.results} aria-labelledby="builder-heat">
      <h2 id="builder-heat">{heat.title}</h2>
      <output className={styles.headline}>
        {heat.uValue} <strong>{preferred}</strong> {heat.otherUnit(other!)}
      </output>
      {!bridged.isWithinMethod && <p className={styles.caution}>{heat.beyondMethod}</p>}
      <table className={styles.values}>
        <thead>
          <tr>
            <th scope="col">{heat.quantity}</th>
            {systems.map((system) => (
              <th key={system} scope="col">
                {system}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(result).map(([name, values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={systems[index]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.remark}>{heat.method(hasBridges)}</p>
      <UseIn targets={heatLoadTargets(state.element, state.name || texts.construction, bridged.transmittance, named)} />
    </section>
  );
}
