import { ductWall } from "../../flow/index.ts";
import type { WarningStatement } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import { iso12241 } from "../../sources/index.ts";
import { fields, type DuctValues } from "./schema.ts";
import { withAir, type CalculatedDucts, type SectionWithAir } from "./ductState.ts";
import { flexibleWall, layerOf, straightWall, wallInput, type WallHeat } from "./insulation.ts";
import { fromInput, subjectOf } from "./subject.ts";
import { inch } from "../../constants/inchPound.ts";

/** Increments in which insulation is sold, m. */
const steps = { Metric: 0.005, Imperial: inch / 4 } as const;

/** A duct whose surface is colder than the dew point around it. */
interface WetDuct {
  readonly section: SectionWithAir;
  readonly heat: WallHeat & { readonly surfaceTemperature: number };
  /** Temperature of the entering air, °C. */
  readonly enteringTemperature: number;
}

/** The thickness of insulation of a conductivity with which its surface is as warm as the dew point, m; undefined where the maximum is not enough. */
function dryInsulation({ section, heat, enteringTemperature }: WetDuct, dewPoint: number, values: DuctValues): number | undefined {
  const { state } = section;
  const layer = layerOf(state.duct.row, values);
  const end = flexibleWall(state, state.flexible);
  const ducts = [straightWall(state, state.flow), ...(end ? [end] : [])];
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

/** Condensation on ducts: one warning for the coldest, with the insulation that would keep it dry. */
function condensation(ducts: CalculatedDucts, values: DuctValues): WarningStatement[] {
  const { dewPoint } = ducts;
  if (dewPoint === undefined) return [];
  const wet = withAir(ducts).flatMap((section): WetDuct[] => {
    const { insulated: heat, enteringTemperature = Number.NaN } = section.state.heat ?? {};
    return heat && heat.surfaceTemperature < dewPoint ? [{ section, heat, enteringTemperature }] : [];
  });
  if (wet.length === 0) return [];
  const coldest = wet.reduce((a, b) => (b.heat.surfaceTemperature < a.heat.surfaceTemperature ? b : a));
  const { nameWithin, warn } = subjectOf(coldest.section, values.unitSystem);
  const others = wet.length === 1 ? "" : ` (and on ${wet.length - 1} other ${wet.length === 2 ? "section" : "sections"})`;
  const say = (value: number, kind: "temperature" | "smallLength"): string =>
    formatQuantity(value, kind, values.unitSystem, kind === "smallLength" ? { trimZeros: true } : {});
  const thickness = dryInsulation(coldest, dewPoint, values);
  const advice =
    thickness === undefined
      ? "No usual insulation thickness keeps it dry: dehumidify the air around it, or supply warmer air"
      : `${say(thickness, "smallLength")} of this insulation with a vapour retarder would keep it dry`;
  const message = `Water condenses on ${nameWithin}${others}: its surface temperature is ${say(coldest.heat.surfaceTemperature, "temperature")}; the dew point around it is ${say(dewPoint, "temperature")}. ${advice}.`;
  return [
    warn({ code: "condensation", severity: "caution", message, source: { source: iso12241 } }, "insulationThickness", "surfaceTemperature"),
  ];
}

/** Insulation that is entered but not used for the heat. */
function unusedInsulation(ducts: CalculatedDucts, { heatExchange, wallHeatBy, ductUValue, unitSystem }: DuctValues): WarningStatement[] {
  if (!heatExchange || wallHeatBy !== "uValue" || withAir(ducts).every(({ state }) => !state.insulation)) return [];
  const message = `Wall heat transfer is set by a U-value of ${formatQuantity(ductUValue, "uValue", unitSystem)}, so the insulation is used for its area only. Select insulation and films to include it in the heat transfer.`;
  return [{ code: "insulation-not-used", severity: "info", message, field: "wallHeatBy", source: fromInput }];
}

/** Warnings of the insulation of ducts. */
export function insulationWarnings(ducts: CalculatedDucts, values: DuctValues): WarningStatement[] {
  return [...unusedInsulation(ducts, values), ...condensation(ducts, values)];
}
