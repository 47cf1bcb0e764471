import type { Citation, SheetBuilder, SourceKey } from "../../kernel/index.ts";
import type { DuctCalculation } from "./calculate.ts";
import type { FittingLoss, VelocityReference } from "./fittings.ts";
import { fundamentals2021, mathematics } from "../../sources/index.ts";

const geometry: Citation = { source: mathematics };

/** How the sources of the fittings begin, and which book of the bibliography that is. */
const books: readonly (readonly [string, SourceKey])[] = [
  ["SMACNA HVAC Systems Duct Design, 4th ed.", "smacna-systems"],
  ["Idelchik, Handbook of Hydraulic Resistance", "idelchik"],
  ["Rennels and Hudson, Pipe Flow (2012)", "rennels-hudson"],
];

/** The citation of a fitting's source text. */
function fittingCitation(source: string): Citation {
  for (const [start, key] of books) {
    if (!source.startsWith(start)) continue;
    const locator = source.slice(start.length).replace(/^,? /, "");
    return locator ? { source: key, locator } : { source: key };
  }
  return { source: mathematics, locator: source };
}

/** What the coefficient's velocity is, in words. */
export const referenceText: Readonly<Record<VelocityReference, string>> = {
  own: "in this duct",
  larger: "in the smaller section",
  takeoff: "before the take-off",
  branch: "in the common leg",
  run: "in the common leg",
};

function velocityExpression(loss: FittingLoss, row: number, sheet: SheetBuilder): string {
  const ratio = (name: "areaRatio" | "flowRatio" | "velocityRatio", symbol: string, label: string): string => {
    sheet.lookup({
      symbol: `${symbol}_${row}`,
      name: `${label}: ${loss.name}`,
      value: loss.geometry[name]!,
      quantity: "number",
      field: `fittings.${row - 1}.${name}`,
    });
    return `${symbol}_${row}`;
  };
  switch (loss.reference) {
    case "own":
      return "V";
    case "larger":
      return `V / ${ratio("areaRatio", "a", "Area ratio")}`;
    case "takeoff":
      return `V / ${ratio("velocityRatio", "x", "Velocity ratio")}`;
    case "branch":
      return `V * ${ratio("areaRatio", "a", "Area ratio")} / ${ratio("flowRatio", "q", "Flow ratio")}`;
    case "run":
      return `V / (1 - ${ratio("flowRatio", "q", "Flow ratio")})`;
  }
}

/** States each row of fittings: its coefficient, the velocity that it refers to, and the loss. */
export function describeFittings({ fittings, fittingsLoss, results }: DuctCalculation, sheet: SheetBuilder): void {
  sheet.part("Fittings");
  fittings.forEach((loss, index) => {
    const row = index + 1;
    const at = `fittings.${index}`;
    const coefficient = { symbol: `C_${row}`, name: `Loss coefficient: ${loss.name}`, value: loss.coefficient, quantity: "number" } as const;
    if (loss.fitting) sheet.lookup({ ...coefficient, source: fittingCitation(loss.fitting.source) });
    else sheet.lookup({ ...coefficient, field: `${at}.coefficient` });
    sheet.lookup({ symbol: `n_${row}`, name: `Number: ${loss.name}`, value: loss.quantity, quantity: "count", field: `${at}.quantity` });
    const velocity = loss.reference === "own" ? "V" : `V_${row}`;
    if (loss.reference !== "own") {
      const expression = velocityExpression(loss, row, sheet);
      sheet.formula({
        symbol: velocity,
        name: `Velocity ${referenceText[loss.reference]}`,
        expression,
        value: loss.velocity,
        quantity: "velocity",
        source: geometry,
      });
    }
    sheet.formula({
      symbol: `Δp_f${row}`,
      name: `Loss: ${loss.name}`,
      expression: `n_${row} * C_${row} * ρ * ${velocity}^2 / 2`,
      value: loss.loss,
      quantity: "pressure",
      source: { source: fundamentals2021, locator: "ch. 21, dynamic losses" },
    });
  });
  sheet.formula({
    symbol: "Δp_f",
    name: "Fittings",
    expression: fittings.length === 0 ? "0" : fittings.map((_loss, index) => `Δp_f${index + 1}`).join(" + "),
    value: fittingsLoss,
    quantity: "pressure",
    source: geometry,
    result: "fittingsPressureLoss",
  });
  sheet.formula({
    symbol: "C_f",
    name: "Fittings as one coefficient",
    expression: "Δp_f / p_v",
    value: results.fittingsCoefficient!,
    quantity: "number",
    source: geometry,
    result: "fittingsCoefficient",
  });
}
