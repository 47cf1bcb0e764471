import { octaveBands } from "../../acoustics/index.ts";
import { beranek1957, long2014, reynoldsBledsoe1991, vdi20811 } from "../../acoustics/sources.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import type { AcousticCalculation } from "./results.ts";
import { formulas, inBand, lookups } from "./describeBands.ts";
import { bendRadius, elbowSides } from "./elementSound.ts";
import type { PassedElement } from "./propagation.ts";
import { enteredLevels } from "./spectra.ts";

const entered: Citation = { source: mathematics, locator: "as entered" };
const others: Citation = { source: mathematics, locator: "of the other elements" };
const nebb: Citation = { source: reynoldsBledsoe1991, locator: "ch. 4" };

/** Noise of the junction at which an element begins; returns the symbols of its parts. */
export function describeTakeOff(element: PassedElement, { elements }: AcousticCalculation, sheet: SheetBuilder): readonly string[] {
  const { row, parent, takeOff, passingNoise } = element;
  const terms: string[] = [];
  if (takeOff) {
    const main = elements[parent]!;
    sheet.given("turbulence");
    sheet.lookup("Q_m", "Airflow before the junction", "airFlow", main.airflow!, others);
    sheet.lookup("A_m", "Area before the junction", "area", main.size.area, others);
    const name = row.turbulence ? "disturbedTakeOffNoise" : "takeOffNoise";
    formulas(
      sheet,
      { symbol: "J_b", name: "Noise of the take-off", values: takeOff, source: nebb },
      (band) => `${name}(${octaveBands[band]}, Q_m, A_m, Q, A, r_e)`,
    );
    terms.push("J_b");
  } else if (row.connection !== "straight" && parent >= 0) sheet.given("turbulence");
  if (passingNoise) {
    lookups(sheet, {
      symbol: "J_m",
      name: "Noise of passed take-offs",
      values: passingNoise,
      source: { ...nebb, locator: "ch. 4, main duct" },
    });
    terms.push("J_m");
  }
  return terms;
}

/** Regenerated noise of an element, `N_63` and so on. */
export function describeRegeneratedNoise(element: PassedElement, sheet: SheetBuilder): void {
  const { row, size, noise } = element;
  if (row.kind === "damper") sheet.given("blades");
  if (!noise) {
    for (const field of ["regeneratedNoise", "noiseBy", "outletNoise"]) sheet.given(field);
    return;
  }
  const steps = { result: "noise" } as const;
  const f = (band: number): number => octaveBands[band]!;
  if (row.kind === "silencer" && row.testedArea !== null) {
    lookups(sheet, {
      symbol: "N_t",
      name: "Regenerated noise as tested",
      values: enteredLevels(row.regeneratedNoise)!,
      source: entered,
      field: "regeneratedNoise",
    });
    const source = { source: long2014, locator: "eq. 14.31" };
    formulas(sheet, { ...steps, source }, (band) => `${inBand("N_t", band)} + 10 * log10(A / A_t)`);
  } else if (row.kind === "silencer" || row.kind === "louvre" || row.kind === "unit" || row.kind === "custom")
    lookups(sheet, { ...steps, source: entered, field: "regeneratedNoise" });
  else if (row.kind === "outlet" && row.noiseBy === "bands")
    lookups(sheet, { ...steps, source: entered, field: "outletNoise", by: ["noiseBy"] });
  else if (row.kind === "outlet" && row.noiseBy === "rating") {
    const isTypical = row.ratingSpectrum === "typical";
    const source = isTypical ? { source: long2014, locator: "eqs. 13.27–13.33, shape" } : { source: beranek1957 };
    formulas(sheet, { ...steps, source, by: ["noiseBy", "ratingSpectrum"] }, (band) =>
      isTypical ? `typicalOutletNoise(${f(band)}, NC_o, E_o)` : `noiseCriterionLevel(${f(band)}, NC_o) + E_o`,
    );
  } else if (row.kind === "outlet") {
    const name = row.outletShape === "round" ? "roundOutletNoise" : "rectangularOutletNoise";
    const source = { source: long2014, locator: "eqs. 13.27–13.33" };
    formulas(sheet, { ...steps, source, by: ["noiseBy", "outletShape"] }, (band) => `${name}(${f(band)}, Q, A, Δp_o, ρ)`);
  } else if (row.kind === "damper") {
    const name = row.blades === "single" ? "singleBladeDamperNoise" : "damperNoise";
    const source = { source: reynoldsBledsoe1991, locator: "eqs. 4.2–4.6" };
    formulas(sheet, { ...steps, source }, (band) => `${name}(${f(band)}, Q, A, ${size.shape === "round" ? "d" : "b"}, Δp_d, ρ)`);
  } else if (row.kind === "duct") {
    const source = { source: vdi20811, locator: "eq. 16" };
    formulas(sheet, { ...steps, source }, (band) => `straightDuctNoise(${f(band)}, V, A)`);
  } else describeElbowNoise(element, steps, sheet);
}

function describeElbowNoise({ row, size }: PassedElement, steps: { readonly result: string }, sheet: SheetBuilder): void {
  const { turned } = elbowSides(row, size);
  const sideOf = (value: number): string => (size.shape === "round" ? "d" : value === size.width ? "a" : "b");
  if (row.elbowKind === "square-vanes") {
    const side = size.shape === "round" ? "d" : row.turnsIn === "width" ? "b" : "a";
    formulas(sheet, { ...steps, source: nebb }, (band) => `vanedElbowNoise(${octaveBands[band]}, Q, A, ${side}, Δp_v, c_v, n_v, ρ)`);
    return;
  }
  const radius = bendRadius(row, size);
  const expression = row.bendRadius !== null ? "r_b" : row.elbowKind === "radius" ? `${sideOf(turned)} / 2` : "0";
  sheet.formula("R_i", "Inner radius", "smallLength", expression, radius);
  formulas(sheet, { ...steps, source: nebb }, (band) => `elbowNoise(${octaveBands[band]}, Q, A, R_i)`);
}
