import {
  breakInSoundPower,
  flatOvalBreakInLoss,
  octaveBands,
  rectangularBreakInLoss,
  roundBreakInLoss,
  type OctaveSpectrum,
} from "../../acoustics/index.ts";
import { reynoldsBledsoe1991 } from "../../acoustics/sources.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import { formulas, inBand, lookups } from "./describeBands.ts";
import { perimeterOf, type DuctElement } from "./ducts.ts";
import { blamed } from "./elementSound.ts";
import { enteredLevels } from "./spectra.ts";

/** Minimum length for break-in, m. */
const minimumLength = 0.1;

const lengthOf = ({ row }: Pick<DuctElement, "row">): number => row.breakInLength ?? row.length;
const surfaceOf = (element: Pick<DuctElement, "row" | "size">): number => lengthOf(element) * perimeterOf(element.size);

/** Transmission loss of the duct walls for break-in, dB. */
function breakInLoss(element: Pick<DuctElement, "row" | "size">): OctaveSpectrum {
  const { row, size } = element;
  const walls = { length: lengthOf(element), surfaceMass: row.breakInMass };
  if (size.shape === "round") return roundBreakInLoss({ ...walls, diameter: size.diameter, seam: row.breakInSeam });
  if (size.shape === "rectangular") return rectangularBreakInLoss({ ...walls, width: size.width, height: size.height });
  const reason = "the break-in loss of flat oval ducts of this size is not known";
  return blamed("major", "width", reason, () =>
    blamed("minor", "height", reason, () => flatOvalBreakInLoss({ ...walls, major: size.width, minor: size.height })),
  );
}

/** Sound power that breaks into a duct from a noisy space, dB; `undefined` without break-in. */
export function brokenInto(element: Pick<DuctElement, "row" | "size">): OctaveSpectrum | undefined {
  const { row } = element;
  if (row.kind !== "duct" || !row.breakIn || lengthOf(element) < minimumLength) return undefined;
  const levels = enteredLevels(row.surroundings);
  return levels && breakInSoundPower({ levels, transmissionLoss: breakInLoss(element), surface: surfaceOf(element) });
}

const entered: Citation = { source: mathematics, locator: "as entered" };
const walls: Citation = { source: reynoldsBledsoe1991, locator: "eqs. 6.15–6.16" };

/** Sound power that breaks into a duct, `N_b63` and so on. */
export function describeBreakIn(element: DuctElement & { readonly brokenIn: OctaveSpectrum | undefined }, sheet: SheetBuilder): void {
  const { row, size, brokenIn } = element;
  sheet.given("breakIn");
  if (!brokenIn) {
    sheet.given("surroundings");
    return;
  }
  lookups(sheet, {
    symbol: "L_s",
    name: "Sound around the duct",
    values: enteredLevels(row.surroundings)!,
    source: entered,
    field: "surroundings",
  });
  const length = row.breakInLength === null ? "L" : "L_n";
  const expressions = { round: `π * d * ${length}`, rectangular: `2 * (a + b) * ${length}`, oval: `(π * b + 2 * (a - b)) * ${length}` };
  sheet.formula("S_n", "Surface of the walls in the noisy space", "area", expressions[size.shape], surfaceOf(element));
  const isRound = size.shape === "round";
  if (isRound) sheet.given("breakInSeam");
  const roundName = row.breakInSeam === "spiral" ? "spiralDuctBreakInLoss" : "seamedDuctBreakInLoss";
  const name = { round: roundName, rectangular: "rectangularBreakInLoss", oval: "flatOvalBreakInLoss" }[size.shape];
  formulas(
    sheet,
    { symbol: "D_n", name: "Break-in loss of the walls", values: breakInLoss(element), source: walls },
    (band) => `${name}(${octaveBands[band]}, ${isRound ? "d" : "a, b"}, ${length}, m_n)`,
  );
  formulas(
    sheet,
    { source: walls, result: "brokenIn" },
    (band) => `${inBand("L_s", band)} + 10 * log10(S_n / 4) - ${inBand("D_n", band)} - 10 * log10(2)`,
  );
}
