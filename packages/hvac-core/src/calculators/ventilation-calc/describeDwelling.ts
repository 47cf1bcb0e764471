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
  const { people } = calculation;
  const rates = dwellingRates[values.dwellingRateColumn];
  sheet.part("Ventilation of the dwelling");
  sheet.lookup("r_a", "Outdoor air per floor area", "airFlowPerArea", rates.areaRate, total, { by: ["dwellingRateColumn"] });
  sheet.lookup("r_p", "Outdoor air per person", "airFlowPerPerson", rates.personRate, total);
  sheet.formula("N_d", "Number of people", "count", "max(1, N_br) + 1", people, total);
  sheet.result("dwellingAirflow", "r_a * A_d + r_p * N_d", total);
  sheet.given("infiltrationCredit");
  if (calculation.infiltration) describeInfiltration(calculation.infiltration, values, sheet);
  sheet.result("averageFanAirflow", calculation.infiltration ? "Q_tot - Q_cr" : "Q_tot", credit);
  sheet.result("designAirflow", "Q_fan / f_on", { source: ashrae62Dwellings, locator: "section 4.5" });
  sheet.result("designOutdoorAirflow", "Q_d");
  describeLocal(calculation, sheet);
}

function describeInfiltration(
  infiltration: NonNullable<DwellingCalculation["infiltration"]>,
  values: VentilationValues,
  sheet: SheetBuilder,
): void {
  sheet.constant("H_r", "Reference height", "length", referenceHeight, credit);
  sheet.result("infiltrationAirflow", "0.052 * Q_50 * w * (H_d / H_r)^0.4", credit);
  sheet.given("dwellingEdition");
  const before = values.dwellingEdition === "2013";
  if (!before) {
    sheet.given("dwellingFan");
    const balanced = values.dwellingFan === "balanced";
    const name = "Weight of infiltration with the fan";
    if (balanced) sheet.constant("φ", name, "number", infiltration.weight, credit);
    else sheet.formula("φ", name, "number", "min(1, Q_inf / Q_tot)", infiltration.weight, credit);
  }
  sheet.result("infiltrationCreditAirflow", before ? "min(Q_inf, 2 / 3 * Q_tot)" : "min(Q_tot, φ * Q_inf * a_x)", credit);
}

function describeLocal({ local: rows }: DwellingCalculation, sheet: SheetBuilder): void {
  sheet.part("Local exhaust");
  sheet.rows<LocalExhaustCalculation>({
    list: "localExhausts",
    title: "Kitchens and bathrooms",
    rows,
    rowTitle: ({ input }) => input.name,
    values: { Q_lr: ({ required }) => required },
    quantities: { Q_lr: "airFlow" },
    describe: ({ rate, byVolume, input }, rowSheet) => {
      rowSheet.given("room");
      rowSheet.given("operation");
      if (input.room !== "bathroom") rowSheet.given("kitchenLayout");
      if (byVolume !== undefined) rowSheet.constant("n_k", "Air changes of an enclosed kitchen", "airChanges", kitchenChanges, local);
      if (rate === undefined) rowSheet.result("requiredAirflow", "n_k * V_k", local);
      else if (byVolume === undefined) rowSheet.resultLookup("requiredAirflow", local, { by: ["dwellingRateColumn"] });
      else {
        rowSheet.lookup("q_k", "Rate of the table", "airFlow", rate, local, { by: ["dwellingRateColumn"] });
        rowSheet.result("requiredAirflow", "min(q_k, n_k * V_k)", local);
      }
      if (input.installedAirflow === null) rowSheet.resultLookup("deficit", local, { detail: "none: the fan is not selected yet" });
      else rowSheet.result("deficit", "max(0, Q_lr - Q_f)", local);
    },
  });
  sheet.result("localExhaustTotal", "sum(Q_lr)");
}
