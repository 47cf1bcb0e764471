import type { QuantityKind, UnitSystem } from "@org/hvac-core/quantity";
import { formatNumber, quantityText } from "@org/form/numbers";
import type { ReactNode } from "react";
import { useReferenceUnits } from "../../topicState.ts";
import { UseIn } from "../../UseIn.tsx";
import { heatLoadTargets } from "../constructions/useInHeatLoad.ts";
import type { BuilderState } from "./builderState.ts";
import type { ComputedLayer, ThermalResult } from "./builderModel.ts";
import styles from "./builder.module.css";

interface ThermalSectionProps {
  readonly state: BuilderState;
  readonly layers: readonly ComputedLayer[];
  readonly result: ThermalResult;
}

const systems = ["Metric", "Imperial"] as const satisfies readonly UnitSystem[];

const inBoth = (value: number, kind: QuantityKind): readonly string[] => systems.map((system) => quantityText(value, kind, system).text);

const plain = (text: string): readonly string[] => [text, text];

function rowsOf({ bridged, dynamic, mass, hasBridges }: ThermalResult): readonly (readonly [name: string, values: readonly string[]])[] {
  return [
    ["U-value", inBoth(bridged.transmittance, "uValue")],
    ["Total resistance", inBoth(bridged.totalResistance, "thermalResistance")],
    ...(hasBridges
      ? ([
          [
            "Upper and lower limit",
            systems.map((system) =>
              [bridged.upperLimit, bridged.lowerLimit].map((limit) => quantityText(limit, "thermalResistance", system).text).join(" and "),
            ),
          ],
          ["Largest error of their mean", plain(`${formatNumber(bridged.uncertainty * 100, { digits: 2 })}\u202f%`)],
        ] as const)
      : []),
    ["Mass", inBoth(mass, "massPerArea")],
    ["Decrement factor", plain(formatNumber(dynamic.decrementFactor, { digits: 2 }))],
    ["Time lag", plain(`${formatNumber(dynamic.timeLag, { digits: 3 })}\u202fh`)],
    ["Periodic transmittance", inBoth(dynamic.periodicTransmittance, "uValue")],
    ["Heat capacity inside, of a day", inBoth(dynamic.internalHeatCapacity, "surfaceHeatCapacity")],
    ["Heat capacity outside, of a day", inBoth(dynamic.externalHeatCapacity, "surfaceHeatCapacity")],
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
      <h2 id="builder-heat">Heat</h2>
      <output className={styles.headline}>
        U-value <strong>{preferred}</strong> ({other})
      </output>
      {!bridged.isWithinMethod && (
        <p className={styles.caution}>
          The upper limit exceeds the lower by more than a half: such parts bridge the insulation too well for this method. Calculate the
          heat flow in two dimensions (ISO 10211).
        </p>
      )}
      <table className={styles.values}>
        <thead>
          <tr>
            <th scope="col">Of the construction</th>
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
      <p className={styles.remark}>
        Resistances after ISO 6946, films included
        {hasBridges ? ", with the mean of the upper and the lower limit where parts bridge a layer" : ""}. Decrement, lag and heat
        capacities for a period of 24 h after ISO 13786{hasBridges ? ", of the section between the bridging parts" : ""}.
      </p>
      <UseIn targets={heatLoadTargets(state.element, state.name || "Construction", bridged.transmittance, named)} />
    </section>
  );
}
