import { octaveBands } from "../../acoustics/index.ts";
import { reynoldsBledsoe1991, vdi20811 } from "../../acoustics/sources.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { applications2015, bies2017, mathematics, type Citation } from "../../sources/index.ts";
import { formulas, inBand, lookups } from "./describeBands.ts";
import { acousticLouvres } from "../../reference/sources.ts";
import { equalDiameter, type DuctSize } from "./ducts.ts";
import { isByVdi, roundDiameter, type DuctMethod } from "./elementSound.ts";
import type { PassedElement } from "./propagation.ts";

const entered: Citation = { source: mathematics, locator: "as entered" };
const lining: Citation = { source: reynoldsBledsoe1991, locator: "ch. 5" };

/** Attenuation of an element, `D_63` and so on. */
export function describeAttenuation({ row, size }: PassedElement, method: DuctMethod, sheet: SheetBuilder): void {
  const steps = { result: "attenuation" } as const;
  const f = (band: number): number => octaveBands[band]!;
  if (isByVdi(row, method)) {
    describeVdi(row, size, steps, sheet);
    return;
  }
  switch (row.kind) {
    case "duct": {
      if (size.shape === "oval") {
        sheet.formula("d_r", "Diameter of the round duct of the same area", "smallLength", "sqrt(4 * A / π)", roundDiameter(size));
      }
      if (size.shape !== "rectangular") {
        const diameter = size.shape === "oval" ? "d_r" : "d";
        formulas(sheet, { ...steps, source: lining }, (band) => `roundDuctAttenuation(${f(band)}, ${diameter}, L, s)`);
        return;
      }
      sheet.given("wrapped");
      const name = row.wrapped ? "wrappedDuctAttenuation" : "rectangularDuctAttenuation";
      formulas(sheet, { ...steps, source: lining }, (band) => `${name}(${f(band)}, a, b, L, s)`);
      return;
    }
    case "flexible": {
      sheet.formula("d_e", "Diameter of the same area", "smallLength", "sqrt(4 * A / π)", equalDiameter(size));
      const source = { source: applications2015, locator: "ch. 48, flexible duct" };
      formulas(sheet, { ...steps, source }, (band) => `flexibleDuctAttenuation(${f(band)}, d_e, L_f)`);
      return;
    }
    case "elbow": {
      sheet.given("turnsIn");
      for (const side of size.shape === "round" ? ["diameter"] : ["width", "height"]) if (row.shape !== "same") sheet.given(side);
      lookups(sheet, { ...steps, source: { source: applications2015, locator: "ch. 48, tables 22–24" }, by: ["elbowKind", "lined"] });
      return;
    }
    case "plenum": {
      lookups(sheet, { symbol: "α", name: "Absorption", values: row.absorption as never, source: entered, field: "absorption" }, "ratio");
      formulas(
        sheet,
        { ...steps, source: { source: bies2017, locator: "sec. 8.17" } },
        (band) => `plenumAttenuation(A, S_w, ${inBand("α", band)}, r_p, θ)`,
      );
      return;
    }
    case "outlet": {
      const name = row.termination === "flush" ? "endReflectionFlush" : "endReflectionFree";
      const source = { source: applications2015, locator: "ch. 48, eq. 11" };
      formulas(sheet, { ...steps, detail: "end reflection", source, by: ["termination"] }, (band) => `${name}(${f(band)}, A)`);
      return;
    }
    case "louvre":
      lookups(sheet, { ...steps, source: { source: acousticLouvres, locator: "transmission losses by model" }, by: ["louvre"] });
      return;
    case "damper":
      lookups(sheet, { ...steps, source: { source: mathematics, locator: "not considered" } });
      return;
    case "silencer":
    case "unit":
    case "custom":
      lookups(sheet, { ...steps, source: entered, field: "insertionLoss" });
  }
}

function describeVdi(row: PassedElement["row"], { shape }: DuctSize, steps: { readonly result: string }, sheet: SheetBuilder): void {
  for (const side of shape === "round" ? ["diameter"] : ["width", "height"]) if (row.shape !== "same") sheet.given(side);
  const isElbow = row.kind === "elbow";
  lookups(sheet, {
    ...steps,
    source: { source: vdi20811, locator: isElbow ? "table 7" : "table 5" },
    by: ["ductMethod", ...(isElbow ? ["elbowKind", "lined"] : ["length", "liningThickness"])],
  });
}
