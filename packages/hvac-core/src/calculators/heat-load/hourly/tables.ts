import type { Table, TableRow } from "../../../kernel/index.ts";
import type { LoadComponent } from "../../../loads/index.ts";
import { plantPartsOf, type HourlyCalculation, type SystemState } from "./calculate.ts";

/** Names of the parts of a room's load, and the result that states each. */
export const componentTexts: Readonly<Record<LoadComponent, { readonly label: string; readonly result: string }>> = {
  wall: { label: "Walls", result: "wallLoad" },
  roof: { label: "Roof", result: "roofLoad" },
  floor: { label: "Floor", result: "floorLoad" },
  windowConduction: { label: "Windows, transmission", result: "windowTransmissionLoad" },
  windowSolar: { label: "Windows, sun", result: "windowSolarLoad" },
  partition: { label: "Partitions", result: "partitionLoad" },
  people: { label: "People", result: "peopleSensibleLoad" },
  lighting: { label: "Lighting", result: "lightingGainLoad" },
  equipment: { label: "Equipment", result: "equipmentGainLoad" },
  infiltration: { label: "Infiltration", result: "infiltrationLoad" },
};

/** In the order of the quick method's table, so that windows and internal gains stand together. */
const order: readonly LoadComponent[] = [
  "wall",
  "windowConduction",
  "windowSolar",
  "roof",
  "floor",
  "partition",
  "people",
  "lighting",
  "equipment",
];

/** What the plant's load is made of at its peak: its parts add up to the total. */
export function hourlyTables({ results, hourly }: HourlyCalculation): Table[] {
  const { atPlantPeak, systems } = hourly;
  const row = (id: string, label: string, sensible: number, latent: number, result: string): TableRow => ({
    id,
    label,
    sensible,
    latent,
    total: sensible + latent,
    result,
  });
  const component = (id: LoadComponent): TableRow => {
    const { sensible, latent } = atPlantPeak.components.find((part) => part.component === id) ?? { sensible: 0, latent: 0 };
    const { label, result } = componentTexts[id];
    return row(id, label, sensible, latent, result);
  };
  const rows: TableRow[] = [
    ...order.map(component),
    row("ventilation", "Ventilation", results.ventilationSensibleLoad, results.ventilationLatentLoad, "ventilationLoad"),
    component("infiltration"),
  ];
  const add = (id: string, label: string, of: (at: SystemState) => number, result: string): void => {
    const sum = systems.reduce((total, { atPlantPeak: at }) => total + of(at), 0);
    if (sum !== 0) rows.push(row(id, label, sum, 0, result));
  };
  const { returnAir, uncredited } = plantPartsOf(hourly);
  if (returnAir.sensible !== 0)
    rows.push(row("returnAir", "Lighting heat to return air", returnAir.sensible, returnAir.latent, "returnAirLoad"));
  add("reheat", "Reheat", ({ reheat }) => reheat, "reheatLoad");
  add("fan", "Fans and ducts", ({ fan }) => fan, "fanLoad");
  if (results.uncreditedLoad !== undefined)
    rows.push(row("uncredited", "Uncredited losses and moisture not removed", uncredited.sensible, uncredited.latent, "uncreditedLoad"));
  if (results.safetyLoad > 0)
    rows.push({ id: "safety", label: "Safety allowance", sensible: null, latent: null, total: results.safetyLoad, result: "safetyLoad" });
  return [
    {
      id: "breakdown",
      title: "Plant load at its peak",
      columns: [
        { key: "label", label: "Component", quantity: "text" },
        { key: "sensible", label: "Sensible", quantity: "power" },
        { key: "latent", label: "Latent", quantity: "power" },
        { key: "total", label: "Total", quantity: "power", sumOf: ["sensible", "latent"] },
      ],
      rows,
      sum: { label: "Total", sensible: results.sensibleLoad, latent: results.latentLoad, total: results.totalLoad, result: "totalLoad" },
      shareOf: "total",
    },
  ];
}
