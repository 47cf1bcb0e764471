import { columnsOf, type Table, type TableRow } from "../../../kernel/index.ts";
import { results, type SystemCalculation } from "../results.ts";
import type { DuctShape } from "../duct.ts";
import { withAir } from "../ductState.ts";
import { fields } from "../schema.ts";

const shapes = fields.ductShape.options;

interface InsulationOfKind {
  readonly row: TableRow;
  length: number;
  area: number;
}

/** External insulation by what it is, and the shape that it goes around; nothing where all ducts are bare. */
export function insulationTable(system: SystemCalculation): Table[] {
  const { insulationArea } = system.results;
  if (insulationArea === undefined) return [];
  const kinds = new Map<string, InsulationOfKind>();
  for (const { state } of withAir(system)) {
    if (!state.insulation) continue;
    const { layer, area, flexibleArea } = state.insulation;
    const { thickness, conductivity } = layer;
    const add = (shape: DuctShape, length: number, more: number): void => {
      const key = [shape, thickness, conductivity].join(" ");
      const row = { shape: shapes[shape], thickness, conductivity, resistance: thickness / conductivity };
      const kind = kinds.get(key) ?? { row, length: 0, area: 0 };
      kind.length += length;
      kind.area += more;
      kinds.set(key, kind);
    };
    const { duct } = state;
    add(duct.ductShape, duct.ductLength, area - flexibleArea);
    if (state.flexible) add("flexible", duct.row.flexibleLength, flexibleArea);
  }
  const rows = [...kinds.values()].map(({ row, length, area }) => ({ ...row, ductLength: length, insulationArea: area }));
  return [
    {
      id: "insulation",
      title: "External insulation",
      columns: columnsOf(
        { ...fields.sections.row, ...results },
        { key: "shape", label: fields.ductShape.label, quantity: "text" },
        { key: "thickness", label: "Thickness", quantity: "smallLength" },
        { key: "conductivity", label: "Conductivity", quantity: "conductivity" },
        { key: "resistance", label: "R-value", quantity: "thermalResistance" },
        "ductLength",
        "insulationArea",
      ),
      rows,
      sum: {
        shape: "Total",
        thickness: null,
        conductivity: null,
        resistance: null,
        ductLength: rows.reduce((sum, { ductLength }) => sum + ductLength, 0),
        insulationArea,
      },
    },
  ];
}
