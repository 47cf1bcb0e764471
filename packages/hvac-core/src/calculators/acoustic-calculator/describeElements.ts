import { rowName, type SheetBuilder } from "../../kernel/index.ts";
import { long2014, reynoldsBledsoe1991 } from "../../acoustics/sources.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import type { AcousticCalculation } from "./results.ts";
import { describeBreakIn } from "./breakIn.ts";
import { describeArrival } from "./describeArrival.ts";
import { describeAttenuation } from "./describeAttenuation.ts";
import { energySum, formulas, inBand, lookups, weighted } from "./describeBands.ts";
import { describeRegeneratedNoise, describeTakeOff } from "./describeNoise.ts";
import { describeRadiated } from "./describeRadiated.ts";
import { roomEnergies } from "./energySymbol.ts";
import type { PassedElement } from "./propagation.ts";
import { fields, type AcousticValues } from "./schema.ts";

const energies: Citation = { source: mathematics, locator: "energies of incoherent sources add" };
const above: Citation = { source: mathematics, locator: "of the upstream element or source" };
const others: Citation = { source: mathematics, locator: "of the other elements" };

/** Attenuation and noise of each element. */
export function describeElements(calculation: AcousticCalculation, values: AcousticValues, sheet: SheetBuilder): void {
  sheet.part("From the source to the rooms");
  sheet.given("ductMethod");
  sheet.rows({
    list: "elements",
    title: "Elements",
    rows: calculation.elements.map((element, index) => ({ ...element, id: element.row.id, index })),
    rowTitle: ({ row, index }) => rowName(fields.elements, row, index),
    ...roomEnergies(calculation, "elements"),
    describe: (element, block) => describeElement(element, calculation, values, block),
  });
}

function describeSize({ size, row }: PassedElement, sheet: SheetBuilder): void {
  sheet.part("Size and airflow");
  sheet.given("kind");
  sheet.given("parent");
  sheet.given("shape");
  const isSame = row.shape === "same";
  const describeSide = (symbol: string, name: string, value: number): void => {
    if (isSame) sheet.lookup(symbol, name, "smallLength", value, above, { by: ["shape"] });
  };
  if (size.shape === "round") describeSide("d", "Diameter", size.diameter);
  else {
    describeSide("a", "Width", size.width);
    describeSide("b", "Height", size.height);
  }
  const expression = { round: "π * d^2 / 4", rectangular: "a * b", oval: "π * b^2 / 4 + b * (a - b)" }[size.shape];
  sheet.result("area", expression);
}

function describeAirflow({ airflow, airflowBy }: PassedElement, sheet: SheetBuilder): void {
  if (airflow === undefined) return;
  if (airflowBy === "entered") sheet.result("airflow", "Q_e");
  else
    sheet.resultLookup("airflow", others, {
      detail: airflowBy === "downstream" ? "that of all elements downstream" : "that of the upstream element",
    });
  sheet.result("velocity", "Q / A");
}

function describeArriving(element: PassedElement, calculation: AcousticCalculation, sheet: SheetBuilder): void {
  const { parent, arriving, siblings, junctionArea, row, junctionNoise, entering } = element;
  sheet.part("Upstream junction");
  if (parent < 0) {
    sheet.given("source");
    sheet.given("side");
  } else sheet.given("connection");
  lookups(sheet, { symbol: "L_u", name: "Arriving sound power", values: arriving, source: above });
  if (siblings.length > 1) sheet.lookup("A_s", "Area of all elements at the junction", "area", junctionArea - row.otherArea, others);
  const all = siblings.length > 1 ? "A_s" : "A";
  sheet.result("division", `10 * log10((${all} + A_o) / A)`, { source: long2014, locator: "eq. 14.17" });
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
  formulas(sheet, { symbol: "L_i", name: "Entering sound power", values: entering, source: energies }, (band) => {
    const passed = `${inBand("L_u", band)} - ΔL_s`;
    return junctionNoise ? `10 * log10(10^((${passed}) / 10) + 10^(${inBand("J", band)} / 10))` : passed;
  });
}

function describeElement(element: PassedElement, calculation: AcousticCalculation, values: AcousticValues, sheet: SheetBuilder): void {
  describeSize(element, sheet);
  describeAirflow(element, sheet);
  describeArriving(element, calculation, sheet);
  sheet.part("Attenuation and noise");
  describeAttenuation(element, values.ductMethod, sheet);
  describeRegeneratedNoise(element, sheet);
  describeBreakIn(element, sheet);
  const { noise, brokenIn, row } = element;
  const added = [...(noise ? ["N"] : []), ...(brokenIn ? ["N_b"] : [])];
  formulas(sheet, { source: energies, result: "level" }, (band) => {
    const passed = `${inBand("L_i", band)} - ${inBand("D", band)}`;
    return added.length > 0 ? energySum([`(${passed})`, ...added.map((term) => inBand(term, band))]) : passed;
  });
  weighted(sheet, "levelA", "L");
  if (!element.radiated) {
    for (const field of ["room", "breakout", "breakoutRoom", "radiated"]) sheet.given(field);
    return;
  }
  describeRadiated(element, sheet);
  const isOutlet = row.kind === "outlet";
  const place = isOutlet ? { distance: "r", by: ["room", "directivity"] } : { distance: "r_k", by: ["breakout", "breakoutRoom"] };
  describeArrival("elements", row.id, place, calculation, sheet);
}
