import type { Table, TableRow } from "../../../kernel/index.ts";
import type { LoadComponent } from "../../../loads/index.ts";
import { results } from "../results.ts";
import type { HeatLoadValues } from "../schema.ts";
import type { HeatParts } from "../state.ts";
import { breakdown, breakdownRow } from "../tables.ts";
import { componentAt, type HourlyState } from "./calculate.ts";
import { standard183 } from "./standard183.ts";

/** In the order of the quick method's table, with windows and internal gains side by side. */
const resultOf = {
  wall: "wallLoad",
  windowConduction: "windowTransmissionLoad",
  windowSolar: "windowSolarLoad",
  roof: "roofLoad",
  floor: "floorLoad",
  partition: "partitionLoad",
  people: "peopleSensibleLoad",
  lighting: "lightingGainLoad",
  equipment: "equipmentGainLoad",
  infiltration: "infiltrationLoad",
} as const satisfies Record<LoadComponent, keyof typeof results>;

const labelOf = (component: LoadComponent): string => (component === "people" ? "People" : results[resultOf[component]].label);

/** Names of the parts of a room's load, and the result that states each. */
export const componentTexts = Object.fromEntries(
  Object.entries(resultOf).map(([component, result]) => [component, { label: labelOf(component as LoadComponent), result }]),
) as Readonly<Record<LoadComponent, { readonly label: string; readonly result: string }>>;

/** The load of the plant at its peak by its parts, and the requirements of the standard. */
export function hourlyTables(state: HourlyState, values: HeatLoadValues): Table[] {
  const { atPlantPeak, plant } = state.hourly;
  const { returnAir, reheat, fan, uncredited } = plant;
  const component = (id: LoadComponent): TableRow => breakdownRow(id, resultOf[id], labelOf(id), componentAt(atPlantPeak, id));
  const part = (id: string, result: keyof typeof results, heat: HeatParts): TableRow =>
    breakdownRow(id, result, results[result].label, heat);
  const { infiltration: _last, ...first } = resultOf;
  const rows = [
    ...(Object.keys(first) as LoadComponent[]).map(component),
    part("ventilation", "ventilationLoad", state.parts.ventilation),
    component("infiltration"),
  ];
  if (returnAir.sensible !== 0) rows.push(part("returnAir", "returnAirLoad", returnAir));
  if (reheat !== 0) rows.push(part("reheat", "reheatLoad", { sensible: reheat, latent: 0 }));
  if (fan !== 0) rows.push(part("fan", "fanLoad", { sensible: fan, latent: 0 }));
  if (uncredited.sensible !== 0 || uncredited.latent !== 0) rows.push(part("uncredited", "uncreditedLoad", uncredited));
  return [breakdown("Plant load at its peak", rows, state), standard183(values)];
}
