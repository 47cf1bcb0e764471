import { pipeFitting, type PipeFitting } from "../../flow/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import {
  crane410,
  darby2001,
  fundamentals2021,
  hooper1981,
  mathematics,
  nistSp811,
  pipeStandards,
  type Citation,
} from "../../sources/index.ts";
import { gravity, type PipeCalculation } from "./calculate.ts";
import type { FittingLoss, FittingRow } from "./fittingLosses.ts";
import { fittingRow, type GeometryName } from "./fittingFields.ts";
import type { PipeValues } from "./schema.ts";

const geometry: Citation = { source: mathematics };
const darcy: Citation = { source: fundamentals2021, locator: "ch. 22, Darcy-Weisbach" };

/** The parameters of a fitting as symbols, the usual values of blank cells stated before. */
function parameterSymbols(fitting: PipeFitting, row: FittingRow, sheet: SheetBuilder): string[] {
  return Object.entries(fitting.parameters).map(([parameter, { conduit, default: usual }]) => {
    if (conduit === "insideDiameter") return "D";
    const name = parameter as GeometryName;
    const { symbol, label, quantity } = fittingRow[name];
    if (row[name] === null)
      sheet.lookup({
        symbol,
        name: `${label}, usual value`,
        value: usual,
        quantity,
        source: fitting.citation,
        field: `fittings.${row.id}.${name}`,
      });
    return symbol;
  });
}

/** States K by the method that gave it. */
function describeCoefficient(loss: FittingLoss, row: FittingRow, { option: { size } }: PipeCalculation, sheet: SheetBuilder): void {
  const fitting: PipeFitting = pipeFitting(loss.key);
  sheet.given("fitting");
  const stated = { symbol: "K", name: "Loss coefficient", value: loss.coefficient, quantity: "number", result: "coefficient" } as const;
  const constants = (source: Citation, named: Readonly<Record<string, number>>): void => {
    for (const [symbol, value] of Object.entries(named))
      sheet.lookup({ symbol, name: "Constant of the fitting", value, quantity: "number", source });
  };
  // A valve with a reduced seat has Crane's coefficient by every method.
  if (loss.method !== "given" && loss.method !== "crane") sheet.given("seatRatio");
  switch (loss.method) {
    case "given":
      sheet.formula({ ...stated, expression: fittingRow.coefficient.symbol, source: geometry });
      return;
    case "equivalentLength": {
      const source: Citation = { source: crane410, locator: "L/D times the friction factor of the flow" };
      sheet.lookup({
        symbol: "L_D",
        name: "Equivalent length in diameters",
        value: fitting.equivalentDiameters!,
        quantity: "number",
        source,
      });
      sheet.formula({ ...stated, expression: "L_D * f", source });
      return;
    }
    case "twoK": {
      const [K_1, K_inf] = fitting.twoK!;
      constants({ source: hooper1981 }, { K_1, K_inf });
      sheet.formula({ ...stated, expression: "twoKCoefficient(K_1, K_inf, Re, D)", source: { source: hooper1981 } });
      return;
    }
    case "threeK": {
      const [K_1, K_i, K_d] = fitting.threeK!;
      constants({ source: darby2001 }, { K_1, K_i, K_d });
      sheet.lookup({
        symbol: "d_n",
        name: "Nominal size",
        value: size.nominalSize,
        quantity: "smallLength",
        source: { source: pipeStandards },
      });
      sheet.formula({ ...stated, expression: "threeKCoefficient(K_1, K_i, K_d, Re, d_n)", source: { source: darby2001 } });
      return;
    }
    case "crane": {
      const symbols = parameterSymbols(fitting, row, sheet);
      if (symbols.length === 0) sheet.lookup({ ...stated, source: fitting.citation });
      else sheet.formula({ ...stated, expression: `${fitting.key}(${symbols.join(", ")})`, source: fitting.citation });
    }
  }
}

function describeRow(loss: FittingLoss, calculation: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
  const row = values.fittings.find(({ id }) => id === loss.id)!;
  const { fluid } = calculation;
  describeCoefficient(loss, row, calculation, sheet);
  sheet.formula({
    symbol: "k_i",
    name: "Coefficients of the row",
    expression: "n * K",
    value: loss.number * loss.coefficient,
    quantity: "number",
    source: geometry,
  });
  sheet.formula({
    symbol: "Δp_i",
    name: "Pressure loss",
    expression: "k_i * ρ * V^2 / 2",
    value: loss.pressureLoss,
    quantity: "pressureWater",
    source: darcy,
    result: "pressureLoss",
  });
  sheet.formula({
    symbol: "h_i",
    name: "Head loss",
    expression: "Δp_i / (ρ * g)",
    value: loss.pressureLoss / (fluid.density * gravity),
    quantity: "head",
    source: geometry,
    result: "headLoss",
  });
}

/** States each row of fittings, and what they come to together. */
export function describeFittings(calculation: PipeCalculation, values: PipeValues, sheet: SheetBuilder): void {
  const { losses, coefficient, results } = calculation;
  sheet.part("Fittings");
  if (losses.some(({ method }) => method !== "given")) sheet.given("fittingMethod");
  sheet.constant({ symbol: "g", name: "Standard gravity, m/s²", value: gravity, quantity: "number", source: { source: nistSp811 } });
  sheet.rows({
    list: "fittings",
    title: "Fittings",
    rows: losses,
    rowTitle: ({ name, number }) => `${number} × ${name}`,
    values: { k_i: (loss) => loss.number * loss.coefficient, Δp_i: ({ pressureLoss }) => pressureLoss },
    quantities: { k_i: "number", Δp_i: "pressureWater" },
    describe: (loss, row) => describeRow(loss, calculation, values, row),
  });
  sheet.formula({
    symbol: "Δp_f",
    name: "Pressure loss of the fittings",
    expression: "sum(Δp_i)",
    value: results.fittingsPressureLoss,
    quantity: "pressureWater",
    source: geometry,
    result: "fittingsPressureLoss",
  });
  sheet.formula({
    symbol: "ΣK",
    name: "Sum of the loss coefficients",
    expression: "sum(k_i)",
    value: coefficient,
    quantity: "number",
    source: geometry,
  });
  sheet.formula({
    symbol: "L_e",
    name: "Fittings as length of this pipe",
    expression: "ΣK * D / f",
    value: results.fittingsEquivalentLength,
    quantity: "length",
    source: { source: crane410 },
    result: "fittingsEquivalentLength",
  });
}
