import type { FittingShape } from "@org/hvac-core/flow";
import { families } from "../../../calculators/fittings/kinds.ts";
import type { TableDefinition } from "../../table/tableDefinition.ts";
import { basisOf, fittingRows, symbolOf, targetsOf, type FittingRow } from "./fittingList.ts";

const shapes: Readonly<Record<FittingShape, string>> = { round: "round", rectangular: "rectangular", any: "any" };
/** All fittings with the coefficient of their usual geometry. */
export const fittingTable: TableDefinition<FittingRow> = {
  title: "Fittings",
  verifiedBy: "ductFittings",
  rowLabel: "Fitting",
  rows: fittingRows,
  groupOf: ({ conduit, fitting: { family } }) => `${conduit === "duct" ? "Ducts" : "Pipes"}: ${families[family]}`,
  filters: [
    { key: "of", label: "Ducts and pipes", value: ({ conduit }) => (conduit === "duct" ? "Ducts" : "Pipes") },
    { key: "family", label: "Kind", value: ({ fitting: { family } }) => families[family] },
    { key: "shape", label: "Shape", value: ({ fitting: { shape } }) => shapes[shape] },
  ],
  columns: [
    { key: "coefficient", label: "Usual coefficient", digits: 3, value: ({ fitting }) => fitting.coefficient() },
    { key: "basis", label: "On the velocity", value: ({ fitting }) => basisOf(fitting) },
    {
      key: "parameters",
      label: "Depends on",
      value: ({ fitting: { parameters } }) =>
        Object.values(parameters)
          .map((parameter) => symbolOf(parameter))
          .join(", ") || undefined,
    },
    {
      key: "diameters",
      label: "Equivalent length, diameters",
      value: ({ fitting }) => ("equivalentDiameters" in fitting ? (fitting.equivalentDiameters as number) : undefined),
    },
  ],
  keywordsOf: ({ key, fitting: { source } }) => `${key} ${source}`,
  targetsOf: (row) => targetsOf(row),
};
