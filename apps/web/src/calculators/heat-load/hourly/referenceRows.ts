import { siUnit, type QuantityKind } from "@org/hvac-core/quantity";
import {
  constructionLayers,
  constructions,
  glazings,
  materials,
  referenceRow,
  schedulesOfUse,
  windows,
  type Construction,
  type WeekSchedule,
} from "@org/hvac-core/reference";
import { newRowId } from "@org/form/state";
import type { PickedRow } from "../../rowPicker/RowPicker.tsx";
import { texts } from "./pickerTexts.ts";

/** A row that a reference table gives to a list of the project. */
export interface ReferenceRow extends PickedRow {
  /** The row as an input states it, with an id of its layerProperties. */
  readonly row: () => Readonly<Record<string, unknown>> & { readonly id: string };
}

/** Lists of a project that can be filled from reference tables. */
export type ReferenceList = "constructions" | "windowTypes" | "schedules";

/** Digits of a table at most, without the roundoff of conversions. */
const quantity = (value: number, kind: QuantityKind): { readonly value: number; readonly unit: string } => ({
  value: Number(value.toPrecision(6)),
  unit: siUnit(kind),
});

function constructionRow({ label, layers, films }: Construction): Readonly<Record<string, unknown>> {
  const properties = constructionLayers(layers);
  return {
    name: label,
    by: "layers",
    outsideFilm: quantity(films.outside, "thermalResistance"),
    insideFilm: quantity(films.inside, "thermalResistance"),
    layers: layers.map((layer, index) => {
      const layerProperties = properties[index]!;
      const name = "material" in layer ? referenceRow(materials(), layer.material).label : texts.insulation;
      const id = newRowId();
      if ("resistance" in layerProperties)
        return { id, name, kind: "resistance", resistance: quantity(layerProperties.resistance, "thermalResistance") };
      return {
        id,
        name,
        thickness: quantity(layerProperties.thickness, "smallLength"),
        conductivity: quantity(layerProperties.conductivity, "conductivity"),
        density: quantity(layerProperties.density, "density"),
        specificHeat: quantity(layerProperties.specificHeat, "specificHeat"),
      };
    }),
  };
}

const constructionRows = (): ReferenceRow[] =>
  constructions().map((each) => ({
    id: each.id,
    label: each.label,
    group: texts.groups[each.element],
    row: () => ({ id: newRowId(), ...constructionRow(each) }),
  }));

const windowRows = (): ReferenceRow[] =>
  [...windows.map((each) => [each, texts.groups.windows] as const), ...glazings.map((each) => [each, texts.groups.glazings] as const)].map(
    ([{ id, label, uValue, solarHeatGainCoefficient }, group]) => ({
      id,
      label,
      group,
      row: () => ({ id: newRowId(), name: label, uValue: quantity(uValue, "uValue"), shgc: quantity(solarHeatGainCoefficient, "number") }),
    }),
  );

const scheduleUses = ["occupancy", "lighting", "equipment"] as const;

const scheduleRows = (): ReferenceRow[] =>
  schedulesOfUse().flatMap((use) =>
    scheduleUses.map((part) => {
      const { weekday }: WeekSchedule = use[part];
      const label = texts.schedule(use.label, texts.uses[part]);
      return {
        id: `${use.id} ${part}`,
        label,
        group: texts.groups.schedules,
        row: () => ({ id: newRowId(), name: label, shares: { values: weekday, unit: siUnit("ratio") } }),
      };
    }),
  );

const tables: Readonly<Record<ReferenceList, () => ReferenceRow[]>> = {
  constructions: constructionRows,
  windowTypes: windowRows,
  schedules: scheduleRows,
};

/** Rows of the reference tables for a list. */
export function referenceRows(list: ReferenceList): ReferenceRow[] {
  return tables[list]();
}
