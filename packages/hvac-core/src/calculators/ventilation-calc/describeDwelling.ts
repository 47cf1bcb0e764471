import { mathematics } from "../../sources/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { dwellingRates, referenceHeight } from "../../ventilation/index.ts";
import { ashrae62Dwellings } from "../../ventilation/sources.ts";
import { kitchenChanges, type DwellingCalculation, type LocalExhaustCalculation } from "./dwelling.ts";
import type { VentilationValues } from "./schema.ts";

const total = { source: ashrae62Dwellings, locator: "section 4.1.1" };
const credit = { source: ashrae62Dwellings, locator: "section 4.1.2" };
const local = { source: ashrae62Dwellings, locator: "section 5" };

/** States the ventilation of a dwelling. */
export function describeDwelling(calculation: DwellingCalculation, values: VentilationValues, sheet: SheetBuilder): void {
  const { people, results } = calculation;
  const rates = dwellingRates[values.dwellingRateColumn];
  sheet.part("Ventilation of the dwelling");
  sheet.lookup({
    symbol: "r_a",
    name: "Outdoor air per floor area",
    value: rates.areaRate,
    quantity: "airFlowPerArea",
    source: total,
    by: ["dwellingRateColumn"],
  });
  sheet.lookup({ symbol: "r_p", name: "Outdoor air per person", value: rates.personRate, quantity: "airFlowPerPerson", source: total });
  sheet.formula({
    symbol: "N_d",
    name: "People counted with",
    expression: "max(1, N_br) + 1",
    value: people,
    quantity: "count",
    source: total,
  });
  sheet.formula({
    symbol: "Q_tot",
    name: "Total ventilation",
    expression: "r_a * A_d + r_p * N_d",
    value: results.dwellingAirflow!,
    quantity: "airFlow",
    source: total,
    result: "dwellingAirflow",
  });
  sheet.given("infiltrationCredit");
  if (calculation.infiltration) describeInfiltration(calculation.infiltration, values, sheet);
  sheet.formula({
    symbol: "Q_fan",
    name: "Fan airflow, average",
    expression: calculation.infiltration ? "Q_tot - Q_cr" : "Q_tot",
    value: results.averageFanAirflow!,
    quantity: "airFlow",
    source: credit,
    result: "averageFanAirflow",
  });
  sheet.formula({
    symbol: "Q_d",
    name: "Fan airflow while it runs",
    expression: "Q_fan / f_on",
    value: results.designAirflow,
    quantity: "airFlow",
    source: { source: ashrae62Dwellings, locator: "section 4.5" },
    result: "designAirflow",
  });
  sheet.formula({
    symbol: "Q_od",
    name: "Outdoor air while it runs",
    expression: "Q_d",
    value: results.designOutdoorAirflow,
    quantity: "airFlow",
    source: { source: mathematics },
    result: "designOutdoorAirflow",
  });
  describeLocal(calculation, sheet);
}

function describeInfiltration(
  infiltration: NonNullable<DwellingCalculation["infiltration"]>,
  values: VentilationValues,
  sheet: SheetBuilder,
): void {
  sheet.constant({ symbol: "H_r", name: "Reference height", value: referenceHeight, quantity: "length", source: credit });
  sheet.formula({
    symbol: "Q_inf",
    name: "Infiltration, annual effective",
    expression: "0.052 * Q_50 * w * (H_d / H_r)^0.4",
    value: infiltration.airflow,
    quantity: "airFlow",
    source: credit,
    result: "infiltrationAirflow",
  });
  sheet.given("dwellingEdition");
  const before = values.dwellingEdition === "2013";
  if (!before) {
    sheet.given("dwellingFan");
    const balanced = values.dwellingFan === "balanced";
    const step = {
      symbol: "φ",
      name: "Weight of infiltration beside the fan",
      value: infiltration.weight,
      quantity: "number",
      source: credit,
    } as const;
    if (balanced) sheet.constant(step);
    else sheet.formula({ ...step, expression: "min(1, Q_inf / Q_tot)" });
  }
  sheet.formula({
    symbol: "Q_cr",
    name: "Credit for infiltration",
    expression: before ? "min(Q_inf, 2 / 3 * Q_tot)" : "min(Q_tot, φ * Q_inf * a_x)",
    value: infiltration.credit,
    quantity: "airFlow",
    source: credit,
    result: "infiltrationCreditAirflow",
  });
}

function describeLocal({ local: rows, results }: DwellingCalculation, sheet: SheetBuilder): void {
  sheet.part("Local exhaust");
  sheet.rows<LocalExhaustCalculation>({
    list: "localExhausts",
    title: "Kitchens and bathrooms",
    rows,
    rowTitle: ({ input }) => input.name,
    values: { Q_lr: ({ required }) => required },
    quantities: { Q_lr: "airFlow" },
    describe: ({ rate, byVolume, required, deficit, input }, own) => {
      own.given("room");
      own.given("operation");
      if (input.room !== "bathroom") own.given("kitchenLayout");
      const step = {
        symbol: "Q_lr",
        name: "Required",
        value: required,
        quantity: "airFlow",
        source: local,
        result: "requiredAirflow",
      } as const;
      if (byVolume !== undefined)
        own.constant({
          symbol: "n_k",
          name: "Air changes of an enclosed kitchen",
          value: kitchenChanges,
          quantity: "airChanges",
          source: local,
        });
      if (rate === undefined) own.formula({ ...step, expression: "n_k * V_k" });
      else if (byVolume === undefined) own.lookup({ ...step, by: ["dwellingRateColumn"] });
      else {
        own.lookup({
          symbol: "q_k",
          name: "Rate of the table",
          value: rate,
          quantity: "airFlow",
          source: local,
          by: ["dwellingRateColumn"],
        });
        own.formula({ ...step, name: "Required: the smaller suffices", expression: "min(q_k, n_k * V_k)" });
      }
      const missing = { symbol: "Q_ld", name: "Shortfall", value: deficit, quantity: "airFlow", source: local, result: "deficit" } as const;
      if (input.installedAirflow === null) own.constant({ ...missing, name: "Shortfall: none, the fan is to be chosen" });
      else own.formula({ ...missing, expression: "max(0, Q_lr - Q_f)" });
    },
  });
  sheet.formula({
    symbol: "Q_loc",
    name: "Local exhaust required",
    expression: "sum(Q_lr)",
    value: results.localExhaustTotal!,
    quantity: "airFlow",
    source: { source: mathematics },
    result: "localExhaustTotal",
  });
}
