import { rowName, type SheetBuilder } from "../../kernel/index.ts";
import { long2014, reynoldsBledsoe1991 } from "../../acoustics/sources.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import type { AcousticCalculation } from "./calculate.ts";
import { describeBreakIn } from "./breakIn.ts";
import { describeArrival } from "./describeArrival.ts";
import { describeAttenuation } from "./describeAttenuation.ts";
import { energySum, formulas, inBand, lookups, weighted } from "./describeBands.ts";
import { describeOwnNoise, describeTakeOff } from "./describeNoise.ts";
import { describeRadiated } from "./describeRadiated.ts";
import { roomEnergies } from "./energySymbol.ts";
import type { PassedElement } from "./propagation.ts";
import { fields, type AcousticValues } from "./schema.ts";

const algebra: Citation = { source: mathematics };
const energies: Citation = { source: mathematics, locator: "energies of incoherent sources add" };
const above: Citation = { source: mathematics, locator: "found at what stands before it" };
const others: Citation = { source: mathematics, locator: "found at the other elements" };

/** States what each element takes away and adds. */
export function describeElements(calculation: AcousticCalculation, values: AcousticValues, sheet: SheetBuilder): void {
  sheet.part("From the source to the rooms");
  sheet.given("ductMethod");
  sheet.rows({
    list: "elements",
    title: "Elements",
    rows: calculation.elements.map((element, index) => ({ ...element, id: element.row.id, index })),
    rowTitle: ({ row, index }) => rowName(fields.elements, row, index),
    ...roomEnergies(calculation, "elements"),
    describe: (element, own) => describeElement(element, calculation, values, own),
  });
}

function describeSize({ size, row }: PassedElement, sheet: SheetBuilder): void {
  sheet.part("Size and airflow");
  sheet.given("kind");
  sheet.given("parent");
  sheet.given("shape");
  const stated = row.shape !== "same";
  const restate = (symbol: string, name: string, value: number): void => {
    if (!stated) sheet.lookup({ symbol, name, value, quantity: "smallLength", source: above, by: ["shape"] });
  };
  if (size.shape === "round") restate("d", "Diameter", size.diameter);
  else {
    restate("a", "Width", size.width);
    restate("b", "Height", size.height);
  }
  const expression = { round: "π * d^2 / 4", rectangular: "a * b", oval: "π * b^2 / 4 + b * (a - b)" }[size.shape];
  sheet.formula({ symbol: "A", name: "Area", expression, value: size.area, quantity: "area", source: algebra, result: "area" });
}

function describeAirflow({ airflow, airflowBy, velocity }: PassedElement, sheet: SheetBuilder): void {
  if (airflow === undefined) return;
  const flow = { symbol: "Q", value: airflow, quantity: "airFlow", result: "airflow" } as const;
  if (airflowBy === "stated") sheet.formula({ ...flow, name: "Airflow", expression: "Q_e", source: algebra });
  else sheet.lookup({ ...flow, name: airflowBy === "after" ? "Airflow of all after it" : "Airflow as before it", source: others });
  sheet.formula({
    symbol: "V",
    name: "Velocity",
    expression: "Q / A",
    value: velocity!,
    quantity: "velocity",
    source: algebra,
    result: "velocity",
  });
}

function describeArriving(element: PassedElement, calculation: AcousticCalculation, sheet: SheetBuilder): void {
  const { parent, arriving, division, siblings, partingArea, row, junctionNoise, entering } = element;
  sheet.part("Where it begins");
  if (parent < 0) {
    sheet.given("source");
    sheet.given("side");
  } else sheet.given("leaves");
  lookups(sheet, { symbol: "L_u", name: "Arriving", values: arriving, source: above });
  if (siblings.length > 1)
    sheet.lookup({
      symbol: "A_s",
      name: "Area of all elements that part there",
      value: partingArea - row.otherArea,
      quantity: "area",
      source: others,
    });
  const all = siblings.length > 1 ? "A_s" : "A";
  sheet.formula({
    symbol: "ΔL_s",
    name: "Division of power",
    expression: `10 * log10((${all} + A_o) / A)`,
    value: division,
    quantity: "soundLevel",
    source: { source: long2014, locator: "eq. 14.17" },
    result: "division",
  });
  const terms = describeTakeOff(element, calculation, sheet);
  if (junctionNoise && terms.length > 0)
    formulas(
      sheet,
      {
        symbol: "J",
        name: "Junction noise",
        values: junctionNoise,
        source: { source: reynoldsBledsoe1991, locator: "ch. 4" },
        result: "junctionNoise",
      },
      (band) => energySum(terms.map((term) => inBand(term, band))),
    );
  formulas(sheet, { symbol: "L_i", name: "At its beginning", values: entering, source: energies }, (band) => {
    const passed = `${inBand("L_u", band)} - ΔL_s`;
    return junctionNoise ? `10 * log10(10^((${passed}) / 10) + 10^(${inBand("J", band)} / 10))` : passed;
  });
}

function describeElement(element: PassedElement, calculation: AcousticCalculation, values: AcousticValues, sheet: SheetBuilder): void {
  describeSize(element, sheet);
  describeAirflow(element, sheet);
  describeArriving(element, calculation, sheet);
  sheet.part("What it takes away and adds");
  describeAttenuation(element, values.ductMethod, sheet);
  describeOwnNoise(element, sheet);
  describeBreakIn(element, sheet);
  const { level, levelA, noise, brokenIn, row } = element;
  const added = [...(noise ? ["N"] : []), ...(brokenIn ? ["N_b"] : [])];
  formulas(sheet, { symbol: "L", name: "Sound power after it", values: level, source: energies, result: "level" }, (band) => {
    const passed = `${inBand("L_i", band)} - ${inBand("D", band)}`;
    return added.length > 0 ? energySum([`(${passed})`, ...added.map((term) => inBand(term, band))]) : passed;
  });
  weighted(sheet, { of: "L", symbol: "L_A", name: "Sound power after it, A-weighted", value: levelA, result: "levelA" });
  if (!element.radiated) {
    for (const field of ["room", "breakout", "breakoutRoom", "radiated"]) sheet.given(field);
    return;
  }
  describeRadiated(element, sheet);
  const isOutlet = row.kind === "outlet";
  const place = isOutlet ? { distance: "r", by: ["room", "directivity"] } : { distance: "r_k", by: ["breakout", "breakoutRoom"] };
  describeArrival("elements", row.id, place, calculation, sheet);
}
