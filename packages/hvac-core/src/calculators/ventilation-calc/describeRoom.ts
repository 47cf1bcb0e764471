import type { SheetBuilder } from "../../kernel/index.ts";
import { standardDensity, type DensityCorrection, type RoomCalculation, type RateProcedure } from "./room.ts";
import { ashrae62, fundamentals2021, mathematics } from "../../sources/index.ts";

const geometry = { source: mathematics };

/** States every step from the room to the design airflow. */
export function describeRoom(calculation: RoomCalculation, sheet: SheetBuilder): void {
  const { rate } = calculation;
  sheet.part("Air changes");
  sheet.formula({ symbol: "A_z", name: "Floor area", expression: "b * l", value: calculation.area, quantity: "area", source: geometry });
  sheet.formula({
    symbol: "V",
    name: "Room volume",
    expression: "A_z * H",
    value: calculation.volume,
    quantity: "volume",
    source: geometry,
    result: "roomVolume",
  });
  sheet.formula({
    symbol: "Q_ach",
    name: "Airflow for the air changes",
    expression: "n * V",
    value: calculation.byChanges,
    quantity: "airFlow",
    source: geometry,
    result: "requiredAirflow",
  });
  if (rate) describeRate(rate, sheet);
  sheet.part("Design");
  sheet.given("category");
  const stated = calculation.shareFrom === "stated";
  const supply = rate ? `max(Q_ach, ${stated ? "V_oz / s" : "V_oz"})` : "Q_ach";
  sheet.formula({
    symbol: "Q_d",
    name: "Design supply airflow",
    expression: supply,
    value: calculation.design,
    quantity: "airFlow",
    source: geometry,
    result: "designAirflow",
  });
  describeShare(calculation, sheet);
  sheet.formula({
    symbol: "Q_oa",
    name: "Outdoor air in the airflow for the air changes",
    expression: "s_d * Q_ach",
    value: calculation.results.outdoorAirflow,
    quantity: "airFlow",
    source: geometry,
    result: "outdoorAirflow",
  });
  sheet.formula({
    symbol: "Q_od",
    name: "Design outdoor airflow",
    expression: "s_d * Q_d",
    value: calculation.results.designOutdoorAirflow,
    quantity: "airFlow",
    source: geometry,
    result: "designOutdoorAirflow",
  });
  sheet.formula({
    symbol: "n_d",
    name: "Air changes at the design airflow",
    expression: "Q_d / V",
    value: calculation.results.designAirChanges,
    quantity: "airChanges",
    source: geometry,
    result: "designAirChanges",
  });
  if (rate?.co2 !== undefined) {
    sheet.part("Carbon dioxide");
    sheet.formula({
      symbol: "C_ss",
      name: "CO₂ in the breathing zone at steady state",
      expression: "C_o + N * G_p / (E_z * Q_od)",
      value: rate.co2,
      quantity: "concentration",
      source: { source: ashrae62, locator: "informative appendix on CO₂: mass balance at steady state" },
      result: "co2AtSteadyState",
    });
  }
}

/** Where the outdoor share comes from: stated, from the rate procedure, or all of the supply. */
function describeShare({ share, shareFrom }: RoomCalculation, sheet: SheetBuilder): void {
  const step = { symbol: "s_d", value: share, quantity: "ratio", source: geometry, result: "outdoorShare" } as const;
  if (shareFrom === "all") sheet.constant({ ...step, name: "Outdoor share of the supply: all of it" });
  else
    sheet.formula({
      ...step,
      name: shareFrom === "stated" ? "Outdoor share of the supply, as stated" : "Outdoor share that the rate procedure asks for",
      expression: shareFrom === "stated" ? "s" : "V_oz / Q_d",
    });
}

function describeRate(rate: RateProcedure, sheet: SheetBuilder): void {
  const rates = rate.category.source;
  sheet.part(`Ventilation rate procedure: ${rate.category.label}`);
  sheet.lookup({
    symbol: "R_p",
    name: "Outdoor air per person",
    value: rate.peopleRate,
    quantity: "airFlowPerPerson",
    source: rates,
    by: ["category", "rateColumn"],
  });
  sheet.lookup({ symbol: "R_a", name: "Outdoor air per floor area", value: rate.areaRate, quantity: "airFlowPerArea", source: rates });
  if (rate.peopleFromDensity) {
    sheet.lookup({ symbol: "d", name: "Default density of people", value: rate.peopleDensity, quantity: "peopleDensity", source: rates });
    sheet.formula({
      symbol: "N",
      name: "People",
      expression: "d * A_z",
      value: rate.people,
      quantity: "count",
      source: rates,
      result: "occupantsCounted",
    });
  } else {
    sheet.formula({
      symbol: "N",
      name: "People",
      expression: "P_z",
      value: rate.people,
      quantity: "count",
      source: rates,
      result: "occupantsCounted",
    });
  }
  sheet.given("densityCorrection");
  if (rate.density) describeDensity(rate.density, sheet);
  sheet.formula({
    symbol: "V_bz",
    name: "Breathing zone outdoor air",
    expression: rate.density ? "(R_p * N + R_a * A_z) * k_ρ" : "R_p * N + R_a * A_z",
    value: rate.breathingZone,
    quantity: "airFlow",
    source: { source: ashrae62, locator: "eq. 6-1" },
    result: "breathingZoneAirflow",
  });
  sheet.lookup({
    symbol: "E_z",
    name: "Zone air distribution effectiveness",
    value: rate.effectiveness,
    quantity: "number",
    source: rate.distribution.source,
    by: ["airDistribution"],
  });
  sheet.formula({
    symbol: "V_oz",
    name: "Zone outdoor air",
    expression: "V_bz / E_z",
    value: rate.zone,
    quantity: "airFlow",
    source: { source: ashrae62, locator: "eq. 6-2" },
    result: "zoneOutdoorAirflow",
  });
}

/** The correction for the density of the air at the site. */
export function describeDensity({ pressure, airDensity, factor }: DensityCorrection, sheet: SheetBuilder): void {
  const moist = { source: fundamentals2021, locator: "ch. 1, eqs. 3 and 26" };
  const standard = { source: ashrae62, locator: "section 6.2.1.1" };
  sheet.formula({
    symbol: "p",
    name: "Air pressure",
    expression: "pressureAtAltitude(z)",
    value: pressure,
    quantity: "atmosphericPressure",
    source: moist,
  });
  sheet.formula({
    symbol: "ρ",
    name: "Density of dry air",
    expression: "p / (287.042 * (t + 273.15))",
    value: airDensity,
    quantity: "density",
    source: moist,
  });
  sheet.constant({
    symbol: "ρ_std",
    name: "Density that the rates are stated for",
    value: standardDensity,
    quantity: "density",
    source: standard,
  });
  sheet.formula({
    symbol: "k_ρ",
    name: "Correction for the density",
    expression: "ρ_std / ρ",
    value: factor,
    quantity: "number",
    source: standard,
  });
}
