import { columnsOf, joinPath, type Table } from "../../kernel/index.ts";
import { results, type DuctCalculation, type SectionCalculation } from "./results.ts";
import { withAir } from "./ductState.ts";
import { sizesTable } from "./sizesTable.ts";
import { systemTables } from "./system/systemTables.ts";
import type { DuctValues } from "./schema.ts";

/** Pressure losses of a single duct, of each row of its fittings and of its terminal. */
function lossesTable({ state, results: { totalPressureLoss } }: SectionCalculation): Table {
  return {
    id: "losses",
    title: "Losses",
    columns: columnsOf(results.fittings.row, { key: "label", label: "Component", quantity: "text" }, "loss"),
    rows: [
      { label: results.ductPressureLoss.label, loss: state.ductPressureLoss, result: "ductPressureLoss" },
      ...state.fittings.map(({ id, name, quantity, loss }) => ({
        id: joinPath("fittings", id),
        label: quantity === 1 ? name : `${quantity} × ${name}`,
        loss,
        result: joinPath("fittings", id, "loss"),
      })),
      { label: results.terminalPressureLoss.label, loss: state.duct.row.terminalPressureDrop, result: "terminalPressureLoss" },
    ],
    sum: { label: "Total", loss: totalPressureLoss, result: "totalPressureLoss" },
    shareOf: "loss",
    stepped: true,
  };
}

/** Losses and sizes of a single duct; paths, losses, sheet metal and insulation of a system. */
export function tables(calculation: DuctCalculation, values: DuctValues): Table[] {
  if (calculation.scope === "system") return systemTables(calculation, values);
  return [lossesTable(calculation), ...withAir(calculation).map((section) => sizesTable(section, calculation.air))];
}
