import { massPerArea, transmittance } from "@org/hvac-core/envelope";
import { convert, defaultUnit, siUnit, type QuantityKind, type UnitSystem } from "@org/hvac-core/quantity";
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
import { formatNumber, quantityText } from "@org/form/numbers";
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

type EnteredQuantity = (value: number, kind: QuantityKind) => { readonly value: number; readonly unit: string };

/** Numbers in the units of a file, with the digits of a table at most and without the roundoff of conversions. */
function quantitiesIn(unitSystem: UnitSystem): EnteredQuantity {
  return (value, kind) => {
    const unit = defaultUnit(kind, unitSystem);
    return { value: Number(convert(value, siUnit(kind), unit).toPrecision(6)), unit };
  };
}

function constructionRow({ label, layers, films }: Construction, quantity: EnteredQuantity): Readonly<Record<string, unknown>> {
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

/** U-value and mass of a construction. */
function constructionDetail({ layers, films }: Construction, unitSystem: UnitSystem): string {
  const properties = constructionLayers(layers);
  return texts.constructionDetail(
    quantityText(transmittance(properties, films), "uValue", unitSystem).text,
    quantityText(massPerArea(properties), "massPerArea", unitSystem).text,
  );
}

const constructionRows = (unitSystem: UnitSystem): ReferenceRow[] =>
  constructions().map((each) => ({
    id: each.id,
    label: each.label,
    group: texts.groups[each.element],
    detail: constructionDetail(each, unitSystem),
    row: () => ({ id: newRowId(), ...constructionRow(each, quantitiesIn(unitSystem)) }),
  }));

function windowRows(unitSystem: UnitSystem): ReferenceRow[] {
  const quantity = quantitiesIn(unitSystem);
  const all = [
    ...windows.map((each) => [each, texts.groups.windows] as const),
    ...glazings.map((each) => [each, texts.groups.glazings] as const),
  ];
  return all.map(([{ id, label, uValue, solarHeatGainCoefficient }, group]) => ({
    id,
    label,
    group,
    detail: texts.windowDetail(quantityText(uValue, "uValue", unitSystem).text, formatNumber(solarHeatGainCoefficient, { digits: 2 })),
    row: () => ({ id: newRowId(), name: label, uValue: quantity(uValue, "uValue"), shgc: quantity(solarHeatGainCoefficient, "number") }),
  }));
}

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

const tables: Readonly<Record<ReferenceList, (unitSystem: UnitSystem) => ReferenceRow[]>> = {
  constructions: constructionRows,
  windowTypes: windowRows,
  schedules: scheduleRows,
};

/** Rows of the reference tables for a list of a file. */
export function referenceRows(list: ReferenceList, unitSystem: UnitSystem): ReferenceRow[] {
  return tables[list](unitSystem);
}
