import { describe, expect, test } from "vitest";
import { designDays } from "../loads/designDay.ts";
import { airFromDdy, annualConditionsFromDdy, opticalDepthsOfDdy, siteFromDdy, tauEditionOfDdy } from "./ddyConditions.ts";
import { parseDdy } from "./ddy.ts";

const names = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const day = (name: string, month: number, dryBulb: number, wetBulb: number, range: number, model = "ASHRAETau", tau = "0.4, 2.2"): string =>
  `SizingPeriod:DesignDay, ${name}, ${month}, 21, SummerDesignDay, ${dryBulb}, ${range}, DefaultMultipliers, ,
  Wetbulb, ${wetBulb}, , , , 4.5, 100587., 3, 230, No, No, No, ${model}, , , ${tau}, 1;`;
const location = "Site:Location, Testville, 51.15, -0.19, 0.0, 61.6;";
const source = `! Data Source="2021 ASHRAE Handbook -- Fundamentals"`;
const annual = [
  day("Testville Ann Htg 99.6% Condns DB", 1, -4, -4, 0),
  day("Testville Ann Htg 99% Condns DB", 1, -2.6, -2.6, 0),
  day("Testville Ann Htg Wind 99.6% Condns WS=>MCDB", 1, 9.4, 9.4, 0),
  day("Testville Ann Clg .4% Condns WB=>MDB", 7, 25.5, 20.1, 10.1),
  day("Testville Ann Clg .4% Condns DB=>MWB", 7, 27.7, 19.1, 10.1),
  day("Testville Ann Clg 1% Condns DB=>MWB", 7, 25.9, 18.3, 10.1),
  day("Testville Ann Clg 2% Condns DB=>MWB", 7, 24.2, 17.5, 10.1),
];
const monthly = names.flatMap((name, m) => [
  day(`Testville ${name} .4% Condns DB=>MCWB`, m + 1, 20 + m, 14, 9),
  day(`Testville ${name} 5% Condns DB=>MCWB`, m + 1, 16 + m, 12, 9),
  day(`Testville ${name} 5% Condns WB=>MCDB`, m + 1, 15 + m, 13, 9),
]);
const text = [source, location, ...annual, ...monthly].join("\n");

describe("design conditions of a DDY", () => {
  test("come from the design days of heating and cooling, not from those of wind or wet bulb", () => {
    expect(annualConditionsFromDdy(parseDdy(text))).toEqual({
      coldestMonth: 1,
      heating: { dryBulb996: -4, dryBulb990: -2.6 },
      hottestMonth: 7,
      dryBulbRange: 10.1,
      cooling: { dryBulb004: 27.7, wetBulb004: 19.1, dryBulb010: 25.9, wetBulb010: 18.3, dryBulb020: 24.2, wetBulb020: 17.5 },
    });
  });

  test("are those that a trimmed file has, whichever of them they are, and equal to those of the whole file", () => {
    const whole = annualConditionsFromDdy(parseDdy(text))!;
    const designs = [annual[0]!, annual[1]!, annual[4]!, annual[5]!, annual[6]!];
    for (let selection = 1; selection < 32; selection++) {
      const days = designs.filter((_, index) => ((selection >> index) & 1) === 1);
      const { heating, cooling, ...rest } = annualConditionsFromDdy(parseDdy([location, ...days].join("\n")))!;
      expect(whole.heating).toMatchObject(heating);
      expect(whole.cooling).toMatchObject(cooling);
      expect(whole).toMatchObject(rest);
      expect(Object.keys(heating).length * 2 + Object.keys(cooling).length).toBe(2 * days.length);
    }
    expect(annualConditionsFromDdy(parseDdy(location))).toBeUndefined();
  });

  test("are rejected where a rarer heat is cooler, or a wet bulb is above its dry bulb", () => {
    for (const [right, wrong] of [
      ["27.7, 10.1", "24.7, 10.1"],
      ["Wetbulb, 19.1", "Wetbulb, 29.1"],
      ["-2.6, 0", "-5.6, 0"],
    ] as const)
      expect(annualConditionsFromDdy(parseDdy([location, ...annual].join("\n").replace(right, wrong)))).toBeUndefined();
  });

  test("of the months are not taken from a day of the year whose name ends in the same way", () => {
    const year = day("Testville Ann Clg 0.4% Condns DB=>MCWB", 7, 44, 22, 13.7);
    expect(siteFromDdy(parseDdy([source, location, year, ...monthly].join("\n")), "0.4").months[6]!.dryBulb).toBe(26);
  });

  test("give the site of the load method at the percentage asked for", () => {
    const file = parseDdy(text);
    expect(siteFromDdy(file, "5").months[6]).toEqual({
      dryBulb: 22,
      wetBulb: 12,
      dryBulbRange: 9,
      wetBulbRange: 4.5,
      tauB: 0.4,
      tauD: 2.2,
    });
    expect(siteFromDdy(file, "0.4").months[6]!.dryBulb).toBe(26);
    expect(siteFromDdy(file, "5")).toMatchObject({ latitude: 51.15, altitude: 61.6, tauEdition: "2021" });
    expect(Math.max(...designDays(siteFromDdy(file, "5")).dryBulb)).toBe(27);
  });

  test("name the edition by the comments first, by the solar model else", () => {
    const unnamed = text.replace(source, "");
    expect(tauEditionOfDdy(parseDdy(text.replace("2021", "2009")))).toBe("2009");
    expect(tauEditionOfDdy(parseDdy(unnamed))).toBeUndefined();
    expect(tauEditionOfDdy(parseDdy(unnamed.replaceAll("ASHRAETau,", "ASHRAETau2017,")))).toBe("2017");
    expect(() => siteFromDdy(parseDdy(unnamed), "5")).toThrow(/edition of the optical depths/);
    // Without an edition its air and depths are known, and anyone who knows the edition can name it.
    expect(airFromDdy(parseDdy(unnamed), "5")[6]).toEqual({ dryBulb: 22, wetBulb: 12, dryBulbRange: 9, wetBulbRange: 4.5 });
    expect(opticalDepthsOfDdy(parseDdy(unnamed))).toEqual({ beam: Array(12).fill(0.4), diffuse: Array(12).fill(2.2) });
    expect(siteFromDdy(parseDdy(unnamed), "5", "2021")).toEqual(siteFromDdy(parseDdy(text), "5"));
  });

  test("say which month, wet bulb or optical depth is missing", () => {
    expect(() => siteFromDdy(parseDdy(text), "2")).toThrow(/no design day at 2 % for month 1/);
    expect(() => siteFromDdy(parseDdy(text.replaceAll("0.4, 2.2", ",")), "5")).toThrow(/has no optical depths/);
    expect(() => siteFromDdy(parseDdy(text.replaceAll("Wetbulb", "Dewpoint")), "5")).toThrow(/has no wet bulb/);
  });
});
