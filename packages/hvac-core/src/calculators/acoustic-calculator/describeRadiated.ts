import { octaveBands } from "../../acoustics/index.ts";
import { reynoldsBledsoe1991 } from "../../acoustics/sources.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import { formulas, inBand, lookups } from "./describeBands.ts";
import { describeCeiling } from "./describeCeiling.ts";
import { exposed, wallLoss, type PassedElement } from "./propagation.ts";
import { enteredLevels } from "./spectra.ts";

const entered: Citation = { source: mathematics, locator: "as entered" };
const walls: Citation = { source: reynoldsBledsoe1991, locator: "ch. 6" };

/** Sound power that an element radiates into its room, `L_w63` and so on. */
export function describeRadiated(element: PassedElement, sheet: SheetBuilder): void {
  const { row, size } = element;
  const steps = { result: "radiated" } as const;
  sheet.part("Into the room");
  if (row.kind === "outlet") {
    formulas(sheet, { ...steps }, (band) => inBand("L", band));
    return;
  }
  describeCeiling("D_k", row, sheet);
  if (row.kind === "unit") {
    lookups(sheet, {
      symbol: "L_h",
      name: "Radiated by the unit",
      values: enteredLevels(row.radiated)!,
      source: entered,
      field: "radiated",
    });
    formulas(sheet, { ...steps }, (band) => `${inBand("L_h", band)} - ${inBand("D_k", band)}`);
    return;
  }
  const { surface } = exposed(element);
  const isRound = size.shape === "round";
  const length = row.exposedLength === null ? "L" : "L_k";
  sheet.formula(
    "S_k",
    "Surface of the walls in the room",
    "area",
    { round: `π * d * ${length}`, rectangular: `2 * (a + b) * ${length}`, oval: `(π * b + 2 * (a - b)) * ${length}` }[size.shape],
    surface,
  );
  if (isRound) sheet.given("seam");
  const roundName = row.seam === "spiral" ? "spiralDuctBreakoutLoss" : "seamedDuctBreakoutLoss";
  const name = { round: roundName, rectangular: "rectangularBreakoutLoss", oval: "flatOvalBreakoutLoss" }[size.shape];
  const sizes = isRound ? "d" : `a, b, ${length}`;
  formulas(
    sheet,
    { symbol: "D_w", name: "Loss through the walls", values: wallLoss(element), source: walls },
    (band) => `${name}(${octaveBands[band]}, ${sizes}, m_w)`,
  );
  formulas(
    sheet,
    { ...steps, source: walls },
    (band) => `${inBand("L_i", band)} + min(0, 10 * log10(S_k / A) - ${inBand("D_w", band)}) - ${inBand("D_k", band)}`,
  );
}
