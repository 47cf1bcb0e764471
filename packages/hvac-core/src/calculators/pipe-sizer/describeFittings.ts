import { pipeFitting, type PipeFitting, type PipeSize } from "../../flow/index.ts";
import type { Liquid } from "../../fluids/internal.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { crane410, darby2001, fundamentals2021, hooper1981, pipeStandards, type Citation } from "../../sources/index.ts";
import type { FittingLoss, FittingRow } from "./fittingLosses.ts";
import { fittingRow, type GeometryName } from "./fittingFields.ts";

const darcy: Citation = { source: fundamentals2021, locator: "ch. 22, Darcy-Weisbach" };

/** A list of fittings: of a single pipe, or of the supply or return of a section. */
export interface DescribedFittings {
  /** The list of the input. */
  readonly list: "fittings" | "returnFittings";
  /** The rows of results. */
  readonly results: "fittings" | "returnFittings";
  readonly title: string;
  readonly rows: readonly FittingRow[];
  readonly losses: readonly FittingLoss[];
  readonly size: PipeSize;
  readonly fluid: Liquid;
  /** Ending of the symbols of the pipe: `_r` in D_r, V_r of a return. */
  readonly suffix: "" | "_r";
  /** Symbols of each row's sum of coefficients and pressure loss. */
  readonly symbols: { readonly coefficients: string; readonly loss: string };
}

/** Symbols of the parameters of a fitting, after steps for the usual values of empty cells. */
function parameterSymbols(fitting: PipeFitting, row: FittingRow, { list, suffix }: DescribedFittings, sheet: SheetBuilder): string[] {
  return Object.entries(fitting.parameters).map(([parameter, { conduit, default: usual }]) => {
    if (conduit === "insideDiameter") return `D${suffix}`;
    const name = parameter as GeometryName;
    const { symbol, label, quantity } = fittingRow[name];
    if (row[name] === null)
      sheet.lookup(symbol, `${label}, usual value`, quantity, usual, fitting.citation, { field: `${list}.${row.id}.${name}` });
    return symbol;
  });
}

/** Writes the step of K by its method. */
function describeCoefficient(loss: FittingLoss, row: FittingRow, fittings: DescribedFittings, sheet: SheetBuilder): void {
  const { size, suffix } = fittings;
  const fitting: PipeFitting = pipeFitting(loss.key);
  sheet.given("fitting");
  const constants = (source: Citation, named: Readonly<Record<string, number>>): void => {
    for (const [symbol, value] of Object.entries(named)) sheet.lookup(symbol, "Constant of the fitting", "number", value, source);
  };
  // A valve with a reduced seat has Crane's coefficient by every method.
  if (loss.method !== "given" && loss.method !== "crane") sheet.given("seatRatio");
  switch (loss.method) {
    case "given":
      sheet.result("coefficient", fittingRow.coefficient.symbol);
      return;
    case "equivalentLength": {
      const source: Citation = { source: crane410, locator: "L/D times the friction factor of the flow" };
      sheet.lookup("L_D", "Equivalent length in diameters", "number", fitting.equivalentDiameters!, source);
      sheet.result("coefficient", `L_D * f${suffix}`, source);
      return;
    }
    case "twoK": {
      const [K_1, K_inf] = fitting.twoK!;
      constants({ source: hooper1981 }, { K_1, K_inf });
      sheet.result("coefficient", `twoKCoefficient(K_1, K_inf, Re${suffix}, D${suffix})`, { source: hooper1981 });
      return;
    }
    case "threeK": {
      const [K_1, K_i, K_d] = fitting.threeK!;
      constants({ source: darby2001 }, { K_1, K_i, K_d });
      sheet.lookup("d_n", "Nominal size", "smallLength", size.nominalSize, { source: pipeStandards });
      sheet.result("coefficient", `threeKCoefficient(K_1, K_i, K_d, Re${suffix}, d_n)`, { source: darby2001 });
      return;
    }
    case "crane": {
      const symbols = parameterSymbols(fitting, row, fittings, sheet);
      if (symbols.length === 0) sheet.resultLookup("coefficient", fitting.citation);
      else sheet.result("coefficient", `${fitting.key}(${symbols.join(", ")})`, fitting.citation);
    }
  }
}

function describeRow(loss: FittingLoss, fittings: DescribedFittings, sheet: SheetBuilder): void {
  const { rows, suffix, symbols } = fittings;
  describeCoefficient(
    loss,
    rows.find(({ id }) => id === loss.id)!,
    fittings,
    sheet,
  );
  sheet.formula(symbols.coefficients, "Sum of the coefficients of the row", "number", "n * K", loss.number * loss.coefficient);
  sheet.result("pressureLoss", `${symbols.coefficients} * ρ * V${suffix}^2 / 2`, darcy);
  sheet.result("headLoss", `${symbols.loss} / (ρ * g)`);
}

/** States the rows of a list of fittings. */
export function describeFittingRows(fittings: DescribedFittings, sheet: SheetBuilder): void {
  const { list, results, title, losses, symbols } = fittings;
  sheet.rows({
    list,
    results,
    title,
    rows: losses,
    rowTitle: ({ name, number }) => `${number} × ${name}`,
    values: { [symbols.coefficients]: (loss) => loss.number * loss.coefficient, [symbols.loss]: ({ pressureLoss }) => pressureLoss },
    quantities: { [symbols.coefficients]: "number", [symbols.loss]: "pressureWater" },
    describe: (loss, row) => describeRow(loss, fittings, row),
  });
}
