import { expect, test } from "vitest";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { parseDdy, parseStat } from "@org/hvac-core/weather";
import { openedDdy, openedStat } from "./fileSites.ts";
import type { SiteCondition } from "@org/hvac-core/exchange/climate";
import { climateData, type SiteClimate } from "./index.ts";

const siteOf = (query: string): SiteClimate => climateData.searchSites(query).options[0]!.place;

test("the condition of a place is recognised although a link leaves one month empty", () => {
  const site = siteOf("atlanta");
  const filled = Object.entries(climateData.siteValues(site, "annual 1", (_path, unit) => unit));
  const siteEntries = Object.fromEntries(filled.map(([path, value]) => [path.replace("site.", ""), value]));
  const { values, unit } = siteEntries["dryBulb"] as { readonly values: readonly number[]; readonly unit: string };
  const form = { site: { ...siteEntries, dryBulb: { values: [null, ...values.slice(1)], unit } } };
  expect(climateData.siteConditionOf(site, form)).toBe("annual 1");
});

test("both the humid and the hottest design days of a file are filled in", () => {
  const rows = (labels: Readonly<Record<string, number>>): string =>
    Object.entries(labels)
      .map(([label, value]) => `\t ${label}\t${Array.from({ length: 12 }, () => value).join("\t")}\n`)
      .join("");
  const months = rows({
    "taub (beam)": 0.5,
    "taud (diffuse)": 2.1,
    "Drybulb 2.0%": 33,
    "Coincident Wetbulb 2.0%": 23.5,
    "Wetbulb 2.0%": 25,
    "Coincident Drybulb 2.0%": 30.5,
    "Drybulb range - DB 5%": 11,
  });
  const place = " Location -- Testville\n {N 38° 57'} {W 77° 27'} {GMT -5.0 Hours}\n Elevation -- 98m above sea level\n";
  const stat = parseStat(`${place} - Displaying Monthly Design Conditions "Climate Design Data 2009 ASHRAE Handbook"\n${months}`);
  const filled = Object.entries(climateData.siteValues(openedStat("a.stat", stat).site!, "2", (_path, unit) => unit));
  const site = Object.fromEntries(filled.map(([path, value]) => [path.replace("site.", ""), value]));
  const fresh = { id: "a", floorArea: 100, outdoorAir: 1000 };
  const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", site, rooms: [fresh] });
  expect(outcome.ok && outcome.results.peakDay?.value).toBe("Wet-bulb day");
  // A station has those of the year, in its hottest month: the other months of the place before are cleared.
  const atlanta = climateData.siteValues(siteOf("atlanta"), "annual 1", (_path, unit) => unit);
  const july = Array.from({ length: 12 }, (_, month) => (month === 6 ? 24.7 : null));
  expect(atlanta["site.designWetBulb"]).toEqual({ values: july, unit: "degC" });
});

const location = "Site:Location, Testville, 41.97, -87.92, -6, 201;";
const designDay = (name: string, month: number, dryBulb: number, model = "ASHRAEClearSky, , , , , 0"): string =>
  `SizingPeriod:DesignDay, Testville ${name}, ${month}, 21, SummerDesignDay, ${dryBulb}, 10, DefaultMultipliers, , Wetbulb, ${dryBulb - 9}, , , , , 98934, 5, 230, No, No, No, ${model};`;
const ofYear = [
  designDay("Ann Htg 99.6% Condns DB", 1, -20),
  designDay("Ann Htg 99% Condns DB", 1, -17),
  designDay("Ann Clg .4% Condns DB=>MWB", 7, 33),
  designDay("Ann Clg 1% Condns DB=>MWB", 7, 31.5),
];

test("a DDY file of the year alone fills the hourly method, with a caution, and so does a trimmed one", () => {
  const { site, climate } = openedDdy("a.ddy", parseDdy([location, ...ofYear].join("\n")));
  expect([...site!.air.keys()]).toEqual(["annual 0.4", "annual 1"]);
  expect(site!.caution).toMatch(/^The file has the hottest days of the year only: the other months are estimated/);
  expect(site!.caution).toContain("The file has no optical depths for all months");
  expect(climate).toMatchObject({ heating: { dryBulb996: -20 }, cooling: { dryBulb010: 31.5 }, hottestMonth: 7 });
  const filled = climateData.siteValues(site!, "annual 1", (_path, unit) => unit);
  const { values } = filled["site.dryBulb"] as { readonly values: readonly number[] };
  expect(values[6]).toBe(31.5);
  expect(values.filter((value) => value < 31.5)).toHaveLength(11);
  expect(filled).not.toHaveProperty(["site.tauB"]);
});

test("a DDY file of months that does not name its edition fills all but the edition, which the form has", () => {
  const months = Array.from({ length: 12 }, (_, m) => designDay("Month 5% Condns DB=>MCWB", m + 1, 20 + m, "ASHRAETau, , , 0.4, 2.2"));
  const unnamed = openedDdy("a.ddy", parseDdy([location, ...months].join("\n"))).site!;
  expect(unnamed.caution).toContain("does not name the edition of its optical depths: the edition in the form is used");
  const filled = climateData.siteValues(unnamed, "5", (_path, unit) => unit);
  expect(filled["site.tauB"]).toMatchObject({ values: Array(12).fill(0.4) });
  expect(filled).not.toHaveProperty(["site.tauEdition"]);
  const named = openedDdy("a.ddy", parseDdy([`! 2021 ASHRAE Handbook`, location, ...months].join("\n"))).site!;
  expect(climateData.siteValues(named, "5", (_path, unit) => unit)).toEqual({ ...filled, "site.tauEdition": "2017" });
});

test("an invalid design day is named next to the place, and the others are filled in", () => {
  const bad = designDay("NOV Clg 0.4% Condns DB=>MCWB", 11, 33).replace(" 10, Default", " -7.7, Default");
  const { site } = openedDdy("a.ddy", parseDdy([location, ...ofYear, bad].join("\n")));
  expect(site!.air.size).toBe(2);
  expect(site!.caution).toContain('dry-bulb range of "Testville NOV Clg 0.4% Condns DB=>MCWB" is "-7.7"');
});

test("a file of heating days only has a climate for heating, and no site", () => {
  const opened = openedDdy("a.ddy", parseDdy([location, ...ofYear.slice(0, 1)].join("\n")));
  expect(opened.site).toBeUndefined();
  expect(climateData.percentileIn(opened.climate!, "Heating", "990")).toBe("996");
  expect(climateData.percentileIn(opened.climate!, "Cooling", "004")).toBeUndefined();
});

test("a station with published months fills those; any other says that its months are estimated", () => {
  const filledOf = (site: SiteClimate, condition: SiteCondition) => climateData.siteValues(site, condition, (_path, unit) => unit);
  const atlanta = siteOf("atlanta");
  expect([...atlanta.air.keys()].slice(0, 4)).toEqual(["0.4", "2", "5", "10"]);
  expect(atlanta.caution).toBeUndefined();
  expect(filledOf(atlanta, "2")["site.percentile"]).toBe("2");
  const paris = siteOf("paris");
  expect([...paris.air.keys()]).toEqual(["annual 0.4", "annual 1", "annual 2"]);
  expect(paris.caution).toContain("estimated from the annual conditions");
  expect(filledOf(paris, "annual 0.4")["site.percentile"]).toBe("estimated");
  const { dryBulb } = paris.air.get("annual 0.4")!;
  expect(new Set(dryBulb).size).toBeGreaterThan(5);
});

test("optical depths are those of the station, or of a named station nearby, or missing; a caution says so unless they are the station's", () => {
  expect(siteOf("denver").caution).toBeUndefined();
  const seattle = siteOf("seattle");
  expect(seattle.tau?.source).toMatch(/, Canada, .* away$/);
  expect(seattle.caution).toContain("Optical depths are not known for this station");
  const lyon = siteOf("lyon");
  expect(lyon.tau).toBeUndefined();
  expect(lyon.caution).toContain("those in the form are kept");
});

test("a search for an unknown place offers other places, and a note says why they are offered", () => {
  const noteOf = (query: string, near?: { readonly latitude: number; readonly longitude: number }) => {
    const { note, options } = climateData.searchClimates(query, near);
    return [note, options[0]?.label] as const;
  };
  expect(noteOf("boise")).toEqual([undefined, "Boise, Idaho, United States"]);
  expect(noteOf("lagos")[1]).toMatch(/^Lagos, Nigeria: Cotonou, Benin, 11\d.km \(\d\d.mi\)$/u);
  expect(noteOf("Smallville, Texas")).toEqual([
    "“Smallville, Texas” is not in the list. Stations in the same state or country:",
    "Dallas, Texas, United States",
  ]);
  expect(noteOf("Dallsa")).toEqual(["“Dallsa” is not in the list. Did you mean:", "Dallas, Texas, United States"]);
  expect(noteOf("xyzzy", { latitude: 45.5, longitude: -122.7 })).toEqual([
    "“xyzzy” is not in the list. Nearest to the latitude and longitude entered:",
    expect.stringMatching(/^Portland, Oregon, United States, \d\d.km/u),
  ]);
  expect(noteOf("xyzzy")[0]).toContain("ZIP code or coordinates");
  expect(noteOf("  ")).toEqual([undefined, undefined]);
});

test("a place that an older page filled to a tenth of a degree is found again", () => {
  const { options } = climateData.searchClimates("denver");
  const filled = climateData.climateValues(options[0]!.place, { mode: "Cooling", percentile: "004", month: 7 });
  const older = { ...filled, latitude: { value: 39.8, unit: "deg" }, longitude: { value: -104.7, unit: "deg" } };
  expect(climateData.findClimate(older, { mode: "Cooling", month: 7 }, climateData.knownClimates())?.climate.id).toBe("725650");
});
