import { ductWall, type WallLayer } from "../../flow/index.ts";
import type { Warning } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import { iso12241 } from "../../sources/index.ts";
import { fields, type DuctValues } from "./schema.ts";
import { wallInput, type WalledDuct, type WallHeat } from "./insulation.ts";
import { inch } from "../../reference/inchPound.ts";

/** Steps in which insulation is bought, m. */
const steps = { Metric: 0.005, Imperial: inch / 4 } as const;

/** A duct whose surface is colder than the dew point around it. */
export interface WetDuct {
  /** The straight duct, and the flexible one at its end. */
  readonly ducts: readonly WalledDuct[];
  readonly heat: WallHeat & { readonly surfaceTemperature: number };
  readonly layer: WallLayer;
  /** Of the air in it, °C. */
  readonly enteringTemperature: number;
}

/** The least insulation of the duct's own kind with which its surface is as warm as the dew point, m; undefined where the most that can be stated is not enough. */
export function leastDryInsulation(
  { ducts, heat, layer, enteringTemperature }: WetDuct,
  dewPoint: number,
  values: DuctValues,
): number | undefined {
  const { surroundingTemperature: around } = values;
  const share = (around - dewPoint) / (around - enteringTemperature);
  const isDry = (thickness: number): boolean =>
    ducts.every((duct) => ductWall(wallInput(duct, { ...layer, thickness }, heat.film, values)).surfaceShare <= share);
  const step = steps[values.unitSystem];
  const { max } = fields.insulationThickness;
  let [wet, dry] = [Math.floor(layer.thickness / step), Math.floor(max / step)];
  if (!isDry(dry * step)) return undefined;
  while (dry - wet > 1) {
    const middle = Math.floor((wet + dry) / 2);
    if (isDry(middle * step)) dry = middle;
    else wet = middle;
  }
  return dry * step;
}

/** Why water condenses on a duct, and what would keep it dry. */
export function condensation(
  wet: WetDuct,
  names: string,
  dewPoint: number,
  values: DuctValues,
): Pick<Warning, "code" | "severity" | "message" | "source"> {
  const say = (value: number, kind: "temperature" | "smallLength"): string =>
    formatQuantity(value, kind, values.unitSystem, kind === "smallLength" ? { trimZeros: true } : {});
  const least = leastDryInsulation(wet, dewPoint, values);
  const advice =
    least === undefined
      ? "No usual thickness of insulation keeps it dry: dry the air around it, or supply warmer air"
      : `${say(least, "smallLength")} of its insulation, with a vapour retarder, would keep it dry`;
  return {
    code: "condensation",
    severity: "caution",
    message: `Water condenses on ${names}, whose surface has ${say(wet.heat.surfaceTemperature, "temperature")}, while the air around it has a dew point of ${say(dewPoint, "temperature")}. ${advice}.`,
    source: { source: iso12241 },
  };
}

/** Insulation that is stated and does not count for the heat. */
export function aboutUncountedInsulation(
  isInsulated: boolean,
  { heatExchange, wallHeatBy, ductUValue, unitSystem }: DuctValues,
): Warning[] {
  if (!isInsulated || !heatExchange || wallHeatBy !== "uValue") return [];
  return [
    {
      code: "insulation-not-counted",
      severity: "info",
      message: `Heat passes the walls by a set U-value of ${formatQuantity(ductUValue, "uValue", unitSystem)}, so that the insulation counts for its area alone. Let heat follow from insulation and films to have it count.`,
      field: "wallHeatBy",
    },
  ];
}
