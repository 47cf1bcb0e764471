import { expect, test as alone, type Page } from "@playwright/test";
import { annualBill, importUrdb, monthDays } from "@org/hvac-core/energy";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { parseEpw, unpackWeather } from "@org/hvac-core/weather";
import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import { readTariffs } from "../src/calculators/energy-analysis/tools/readTariffs.ts";
import { tariffFacts, tariffRemarks } from "../src/calculators/energy-analysis/tools/tariffFacts.ts";
import { refusalOf, tariffJson, tariffValues } from "../src/calculators/energy-analysis/tools/tariffValues.ts";
import { energyYearOf, withoutGaps } from "../src/calculators/climate/energyYear.ts";
import { buildingLoadsOf, lossCoefficientOf } from "../src/calculators/energy-analysis/tools/buildingLoads.ts";
import { climateValues } from "../src/calculators/energy-analysis/tools/climateValues.ts";
import { axeFindings, expectToFitTheWidth, open } from "./page.ts";
import { signedIn as test } from "./users.ts";
import { header, sineYear } from "./weatherYear.ts";

const months = <T>(of: (month: number) => T): T[] => Array.from({ length: 12 }, (_, month) => of(month));
const isSummer = (month: number): boolean => month >= 5 && month <= 8;
const schedule = months((month) => Array.from({ length: 24 }, (_, hour) => (isSummer(month) && hour >= 12 && hour < 18 ? 1 : 0)));

/** A record with everything that the form holds, and three charges that it does not. */
const record = {
  label: "a1",
  name: "General service, time of use",
  utility: "City Light",
  startdate: 1_735_689_600,
  energyratestructure: [[{ rate: 0.08, adj: 0.01, max: 4000, sell: 0.03 }, { rate: 0.07 }], [{ rate: 0.21, sell: 0.05 }]],
  energyweekdayschedule: schedule,
  energyweekendschedule: months(() => Array<number>(24).fill(0)),
  demandratestructure: [[{ rate: 0 }], [{ rate: 6 }]],
  demandweekdayschedule: schedule,
  demandweekendschedule: months(() => Array<number>(24).fill(0)),
  flatdemandstructure: [[{ rate: 5, max: 20 }, { rate: 7 }], [{ rate: 9 }]],
  flatdemandmonths: months((month) => (isSummer(month) ? 1 : 0)),
  lookbackPercent: 0.8,
  lookbackRange: 11,
  fixedchargefirstmeter: 45,
  mincharge: 60,
  annualmincharge: 900,
  fueladjustmentsmonthly: months((month) => month / 1000),
  fixedchargeeaaddl: 12,
  demandreactivepowercharge: 0.5,
};
const other = {
  name: "Broken",
  utility: "City Light",
  energyratestructure: [
    [
      { rate: 0.1, max: 50 },
      { rate: 0.2, max: 40, unit: "MWh" },
    ],
  ],
};
const format = { unitSystem: "Metric", currency: "$" } as const;

alone("a text is read as tariffs, or says why it is none", () => {
  const today = "2026-11-24";
  const problemOf = (text: string): string | undefined => {
    const read = readTariffs(text, today);
    return "problem" in read ? read.problem : undefined;
  };
  expect(problemOf("{ name: x")).toContain("not JSON");
  expect(problemOf("[]")).toContain("no tariff");
  expect(problemOf("[1, 2]")).toContain("no tariff");
  const read = readTariffs(JSON.stringify({ items: [record, other] }), today);
  if ("problem" in read) throw new Error(read.problem);
  expect(read.map(({ title }) => title)).toEqual(["General service, time of use, City Light", "Broken, City Light"]);
  expect(read[0]!.read).toHaveProperty("tariff");
  expect(read[1]!.read).toMatchObject({ problem: expect.stringContaining("MWh") });
});

alone("a tariff is told by what it has, and what of it is left out by name", () => {
  const [imported] = importUrdb(record);
  const facts = new Map(tariffFacts(imported!, format));
  expect(facts.get("Energy")).toMatch(/^2 periods of up to 2 tiers, \$0\.07\d*\/kWh to \$0\.21\d*\/kWh$/);
  expect(facts.get("Demand by period")).toContain("2 periods");
  expect(facts.get("Demand of the month")).toContain("2 seasons of up to 2 tiers");
  expect(facts.get("Ratchet")).toMatch(/^80.% of the highest demand of the 11 months before$/);
  expect(facts.get("Price of exports")).toMatch(/^\$0\.03\d*\/kWh to \$0\.05\d*\/kWh$/);
  expect(facts.get("Holds")).toBe("2025-01-01 to …");
  const { left } = tariffRemarks(imported!);
  expect(left).toHaveLength(2);
  expect(left.join(" ")).toContain("fixedchargeeaaddl");
  expect(left.join(" ")).toContain("demandreactivepowercharge");
});

alone("a tariff put into the form and written again bills the same", () => {
  const [imported] = importUrdb(record);
  const values = tariffValues(imported!, "Metric");
  expect(refusalOf(values, "Metric")).toBeUndefined();
  const complete = energyAnalysis.complete({ ...energyAnalysis.start("Metric"), ...values });
  const written = tariffJson(complete);
  if ("problem" in written) throw new Error(written.problem);
  const [again] = importUrdb(written.text);
  expect(again!.identity).toMatchObject({ name: "General service, time of use, City Light", startdate: "2025-01-01" });
  const usage = months((month) => ({
    energyKilowattHours: [5000 + 100 * month, 900],
    demandKilowatts: [30, 25 + month],
    peakKilowatts: 30 + month,
  }));
  const { demandreactivepowercharge: _, ...billed } = imported!.tariff;
  expect(annualBill(again!.tariff, usage).total).toBeCloseTo(annualBill(billed, usage).total, 6);
  // Ten thousand prices are no more than a form can hold.
  const many = {
    energyratestructure: Array.from({ length: 30 }, () => [{ rate: 0.1 }]),
    energyweekdayschedule: schedule,
    energyweekendschedule: schedule,
  };
  expect(refusalOf(tariffValues(importUrdb(many)[0]!, "Metric"), "Metric")).toContain("24");
});

alone("a year of a weather file becomes the climate of every method, in the units of the form", () => {
  // 15 − 18·cos: a mean of 15 °C; two short gaps, which a straight line bridges.
  const lines = sineYear().map((line, hour) => (hour === 100 || hour === 4001 ? line.split(",").with(6, "99.9").join(",") : line));
  const year = energyYearOf(parseEpw([...header, ...lines].join("\n")));
  if ("problem" in year) throw new Error(year.problem);
  expect(year.filled).toBe(2);
  expect(unpackWeather(year.packed!).hours.dryBulb).toHaveLength(8760);
  const values = climateValues(year, energyAnalysis.complete(energyAnalysis.start("Imperial")));
  const { values: means, unit, displayUnit = unit } = values["outdoorMeans"] as { values: number[]; unit: string; displayUnit?: string };
  expect(displayUnit).toBe("degF");
  const mean = means.reduce((sum, each, month) => sum + (each * monthDays[month]!) / 365, 0);
  expect(unit === "degF" ? (mean - 32) / 1.8 : mean).toBeCloseTo(15, 2);
  expect(energyYearOf(parseEpw([...header, ...lines.slice(24)].join("\n")))).toMatchObject({
    problem: expect.stringContaining("8736"),
  });
  expect(withoutGaps([1, undefined, 3, ...Array<undefined>(7).fill(undefined), 4])).toEqual({ missing: 7 });
});

alone("a heat load tells the loss coefficient of its building", () => {
  const quick = {
    unitSystem: "Metric",
    calculationMode: "Heating",
    floorArea: 50,
    indoorTemp: 20,
    outdoorTemp: -10,
    infiltrationAirChanges: 0,
  };
  const room = { ...quick, wallArea: 100, wallUValue: 0.4, windowArea: 10, windowUValue: 1.5, roofArea: 0, ventilationRate: 20 };
  // Σ U·A, by hand: 100 m² · 0.4 + 10 m² · 1.5 W/(m²·K).
  expect(buildingLoadsOf({ input: room, calculatorVersion: heatLoad.version })).toMatchObject({
    lossCoefficient: expect.closeTo(55, 6),
    floorArea: 50,
  });
  expect(
    buildingLoadsOf({ input: { ...room, calculationMode: "Cooling", outdoorTemp: 32 }, calculatorVersion: heatLoad.version }),
  ).toHaveProperty("problem");
  expect(
    lossCoefficientOf([
      { count: 2, losses: 300, difference: 30 },
      { count: 1, losses: 500, difference: 25 },
    ]),
  ).toBeCloseTo(40, 9);
  expect(lossCoefficientOf([{ count: 1, losses: 0, difference: 0 }])).toBeUndefined();
  // Outdoor air that is breathed is no loss of the envelope.
  for (const { input } of heatLoad.examples.filter((each) => each.input.Metric.method === "hourly")) {
    const loads = buildingLoadsOf({ input: input.Metric, calculatorVersion: heatLoad.version });
    const rooms = input.Metric.rooms!.map((each) => ({ ...each, outdoorAir: 0 }));
    const tight = buildingLoadsOf({ input: { ...input.Metric, rooms }, calculatorVersion: heatLoad.version });
    if ("problem" in loads || "problem" in tight) throw new Error("no loads");
    expect(tight.lossCoefficient).toBeCloseTo(loads.lossCoefficient, 9);
    expect(loads.lossCoefficient).toBeGreaterThan(0);
  }
});

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: /Tariff as JSON/ }).fill(text);
}

test("a tariff is imported as one step, painted, and written again", async ({ page }) => {
  await open(page, "/calculators/energy-analysis");
  await page.getByRole("button", { name: "Import a tariff…" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a tariff" });
  await paste(page, "{ no");
  await expect(dialog.getByRole("alert")).toContainText("not JSON");
  await paste(page, JSON.stringify({ items: [other, record] }));
  await expect(dialog.getByRole("alert")).toContainText("cannot be read");
  await dialog.getByRole("combobox", { name: "Tariff" }).selectOption({ index: 1 });
  await expect(dialog.getByRole("listitem").filter({ hasText: "fixedchargeeaaddl" })).toBeVisible();
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await dialog.getByRole("button", { name: "Use this tariff" }).click();
  const weekdays = page.getByRole("grid", { name: "Energy period on weekdays" });
  await expect(weekdays.getByRole("gridcell", { name: "Jul, hour 13: Period 2" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFitTheWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await weekdays.getByRole("gridcell", { name: "Jan, hour 1:" }).focus();
  await page.keyboard.press("2");
  await expect(weekdays.getByRole("gridcell", { name: "Jan, hour 1: Period 2" })).toBeVisible();
  await page.getByRole("button", { name: "Export the tariff…" }).click();
  const text = await page.getByRole("dialog", { name: "Export the tariff" }).getByRole("textbox").inputValue();
  const [written] = importUrdb(text);
  expect(written!.tariff.energyweekdayschedule![0]![0]).toBe(1);
  expect(written!.tariff.energyweekdayschedule![6]![12]).toBe(1);
  await page.keyboard.press("Escape");
  await page.getByTitle("Undo (Ctrl Z)").click();
  await page.getByTitle("Undo (Ctrl Z)").click();
  await expect(weekdays).toBeHidden();
  await expect(page.getByRole("textbox", { name: /^Electricity price/ })).toBeVisible();
});
