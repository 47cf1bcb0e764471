import type { HeatLoadInput } from "@org/hvac-core/calculators/heat-load";
import { isTypedQuantity } from "@org/hvac-core/kernel";
import { rowSection, type RowSection, type SectionSides } from "@org/hvac-core/exchange/building";
import { convert, defaultUnit, siUnit, unitSymbol, type QuantityKind, type UnitSystem } from "@org/hvac-core/quantity";
import { ConstructionSection } from "@org/ui/figures";
import { quantityText } from "@org/form/numbers";
import { useMemo, type ReactNode } from "react";
import styles from "./building.module.css";
import { texts } from "./texts.ts";

type Row = NonNullable<HeatLoadInput["constructions"]>[number];

interface ConstructionLayersProps {
  readonly name: string;
  readonly row: Row;
  readonly unitSystem: UnitSystem;
  /** Air of the drawing. */
  readonly sides: SectionSides;
}

type DrawnLayer = RowSection["layers"][number];
type Look = "masonry" | "concrete" | "wood" | "insulation" | "air" | "sheet" | "board";

/** Looks of materials by their properties, in SI: the first that a layer meets. */
const looks: readonly (readonly [Look, (layer: Exclude<DrawnLayer, { readonly resistance: number }>) => boolean])[] = [
  ["insulation", ({ conductivity }) => conductivity < 0.08],
  ["sheet", ({ conductivity }) => conductivity > 10],
  ["concrete", ({ density, conductivity }) => density > 2000 && conductivity > 1],
  ["masonry", ({ density, conductivity }) => density > 1000 && conductivity > 0.3],
  ["wood", ({ density, conductivity }) => density > 350 && conductivity < 0.16],
];

const lookOf = (layer: DrawnLayer): Look => ("resistance" in layer ? "air" : (looks.find(([, isLook]) => isLook(layer))?.[0] ?? "board"));

/** The layers to scale, with the temperatures through them. */
function Section({ name, row, unitSystem, sides }: ConstructionLayersProps): ReactNode {
  const section = useMemo(() => rowSection(row, sides), [row, sides]);
  const unit = defaultUnit("temperature", unitSystem);
  const shown = (celsius: number): number => convert(celsius, siUnit("temperature"), unit);
  if (!section) return null;
  return (
    <ConstructionSection
      label={texts.library.section(name)}
      unit={unitSymbol(unit)}
      text={(value) => quantityText(convert(value, unit, siUnit("temperature")), "temperature", unitSystem).text}
      layers={section.layers.map((layer, index) => ({
        id: String(index),
        label: layer.name,
        look: lookOf(layer),
        ...("thickness" in layer && { thickness: layer.thickness }),
      }))}
      planes={section.planes.map((plane) => ({ ...plane, temperature: shown(plane.temperature) }))}
      outsideTemperature={shown(sides.outside)}
      insideTemperature={shown(sides.inside)}
    />
  );
}

/** A number of a row as text; a dash where it has none. */
function cellText(cell: unknown, kind: QuantityKind, unitSystem: UnitSystem): string {
  if (!isTypedQuantity(cell) || typeof cell.value !== "number") return texts.place.missing;
  return quantityText(convert(cell.value, cell.unit, siUnit(kind)), kind, unitSystem).text;
}

/** Layers of a construction of the file, from outside to inside. */
export function ConstructionLayers(props: ConstructionLayersProps): ReactNode {
  const { name, row, unitSystem } = props;
  const { layer } = texts.library;
  return (
    <>
      <Section {...props} />
      <table className={styles.layers} aria-label={texts.library.show(name)}>
        <thead>
          <tr>
            {[layer.name, layer.thickness, layer.conductivity, layer.density, layer.resistance].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(row.layers ?? []).map((each) => (
            <tr key={each.id}>
              <th scope="row" dir="auto">
                {each.name}
              </th>
              <td>{cellText(each.thickness, "smallLength", unitSystem)}</td>
              <td>{cellText(each.conductivity, "conductivity", unitSystem)}</td>
              <td>{cellText(each.density, "density", unitSystem)}</td>
              <td>{cellText(each.resistance, "thermalResistance", unitSystem)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
