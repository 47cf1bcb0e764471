import type { PsychrometricChartValues } from "@org/hvac-core/calculators/psychrometric-chart";
import { clo, comfortZone, dataCentreZone } from "@org/hvac-core/comfort";
import { dataCentreClasses, referenceRow } from "@org/hvac-core/reference";
import { formatNumber } from "@org/form/numbers";
import type { ChartState } from "@org/ui/figures";
import { texts } from "./texts.ts";

/** A zone of the chart. */
export interface Zone {
  readonly id: string;
  readonly name: string;
  /** Label in the zone. */
  readonly mark: string;
  /** Points around it. */
  readonly corners: readonly ChartState[];
}

export type ZoneValues = Pick<PsychrometricChartValues, "comfortZone" | "dataCentreZone">;

const clothings = { none: [], summer: [0.5], winter: [1], both: [0.5, 1] } as const satisfies Readonly<
  Record<PsychrometricChartValues["comfortZone"], readonly number[]>
>;

const cloText = (clothing: number): string => texts.zones.clothing(formatNumber(clothing, { digits: 2, decimals: 1 }));

/** The zones that an input selects. */
export function zonesOf(values: ZoneValues, pressure: number): readonly Zone[] {
  const comfort = clothings[values.comfortZone].map((clothing): Zone => ({
    id: `comfort ${clothing}`,
    name: texts.zones.comfort(cloText(clothing)),
    mark: cloText(clothing),
    corners: comfortZone({ clothing: clothing * clo, pressure }),
  }));
  if (values.dataCentreZone === "none") return comfort;
  const limits = referenceRow(dataCentreClasses, values.dataCentreZone.toLowerCase());
  return [
    ...comfort,
    {
      id: "data centre",
      name: texts.zones.dataCentre(limits.label),
      mark: limits.label.replace(/,.*/, ""),
      corners: dataCentreZone(limits, pressure),
    },
  ];
}
