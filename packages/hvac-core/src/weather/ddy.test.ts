import { describe, expect, test } from "vitest";
import { parseDdy } from "./ddy.ts";

/** Two design days laid out as the EnergyPlus weather converter writes them. */
const text = `
 ! The following Location and Design Day data are produced as possible from the indicated data source.
 !  WMO=037760 Time Zone= GMT+0.00 Code=EUW: (GMT)
 !  Data Source="2021 ASHRAE Handbook -- Fundamentals - Chapter 14 Climatic Design Information"
 Site:Location,
  Testville_ENG_GBR Design_Conditions,     !- Location Name
      51.15,     !- Latitude {N+ S-}
      -0.19,     !- Longitude {W- E+}
       0.00,     !- Time Zone Relative to GMT {GMT+/-}
      61.60;     !- Elevation {m}

 RunPeriodControl:DaylightSavingTime,
   Last Sunday in March,    !- StartDate
   Last Sunday in October;    !- EndDate

 SizingPeriod:DesignDay,
  Testville Ann Htg 99.6% Condns DB,     !- Name
          1,      !- Month
         21,      !- Day of Month
  WinterDesignDay,!- Day Type
       -4.0,      !- Maximum Dry-Bulb Temperature {C}
        0.0,      !- Daily Dry-Bulb Temperature Range {C}
 DefaultMultipliers, !- Dry-Bulb Temperature Range Modifier Type
           ,      !- Dry-Bulb Temperature Range Modifier Day Schedule Name
    Wetbulb,      !- Humidity Condition Type
       -4.0,      !- Wetbulb at Maximum Dry-Bulb {C}
           ,      !- Humidity Indicating Day Schedule Name
           ,      !- Humidity Ratio at Maximum Dry-Bulb {kgWater/kgDryAir}
           ,      !- Enthalpy at Maximum Dry-Bulb {J/kg}
           ,      !- Daily Wet-Bulb Temperature Range {deltaC}
    100587.,      !- Barometric Pressure {Pa}
        1.3,      !- Wind Speed {m/s} design conditions vs. traditional 6.71 m/s (15 mph)
         70,      !- Wind Direction {Degrees; N=0, S=180}
         No,      !- Rain {Yes/No}
         No,      !- Snow on ground {Yes/No}
         No,      !- Daylight Savings Time Indicator
  ASHRAEClearSky, !- Solar Model Indicator
           ,      !- Beam Solar Day Schedule Name
           ,      !- Diffuse Solar Day Schedule Name
           ,      !- ASHRAE Clear Sky Optical Depth for Beam Irradiance (taub)
           ,      !- ASHRAE Clear Sky Optical Depth for Diffuse Irradiance (taud)
       0.00;      !- Clearness {0.0 to 1.1}

 SizingPeriod:DesignDay, Testville Ann Clg .4% Condns DB=>MWB, 7, 21, SummerDesignDay, 27.7, 10.1, DefaultMultipliers, , Wetbulb, 19.1,
  , , , , 100587., 3.5, 230, No, No, No, ASHRAETau, , , 0.401, 2.267, 1.00;
`;

describe("reading a DDY", () => {
  const file = parseDdy(text);

  test("finds the place and the edition that the comments name", () => {
    expect(file.location).toEqual({
      name: "Testville_ENG_GBR Design_Conditions",
      latitude: 51.15,
      longitude: -0.19,
      timeZone: 0,
      elevation: 61.6,
      stationNumber: "037760",
    });
    expect(file.edition).toBe("2021");
    expect(parseDdy(text.replace("2021 ASHRAE", "an unnamed")).edition).toBeUndefined();
  });

  test("reads one field per line, with the comments' commas and semicolons left alone", () => {
    expect(file.designDays[0]).toEqual({
      name: "Testville Ann Htg 99.6% Condns DB",
      month: 1,
      day: 21,
      dayType: "WinterDesignDay",
      dryBulb: -4,
      dryBulbRange: 0,
      humidityType: "Wetbulb",
      humidityTemperature: -4,
      pressure: 100587,
      windSpeed: 1.3,
      windDirection: 70,
      solarModel: "ASHRAEClearSky",
    });
  });

  test("reads many fields on a line, with the optical depths", () => {
    expect(file.designDays[1]).toMatchObject({
      month: 7,
      dryBulb: 27.7,
      dryBulbRange: 10.1,
      humidityTemperature: 19.1,
      solarModel: "ASHRAETau",
      tauB: 0.401,
      tauD: 2.267,
    });
  });

  test("reads a design day of the polar night without its optical depths", () => {
    const { tauB: _tauB, tauD: _tauD, ...dark } = file.designDays[1]!;
    expect(parseDdy(text.replace("0.401, 2.267", "N_A, N_A"))).toEqual({ ...file, designDays: [file.designDays[0], dark] });
  });

  test("passes over objects it does not know", () => {
    expect(file.designDays).toHaveLength(2);
  });

  test("reads the same from other systems", () => {
    expect(parseDdy(text.replaceAll("\n", "\r\n"))).toEqual(file);
  });

  const lineOf = (part: string) => text.split("\n").findIndex((content) => content.includes(part)) + 1;
  test.each([
    ["a file without a location", "SizingPeriod:DesignDay;", /DDY: there is no Site:Location/],
    [
      "a location that cannot be",
      text.replace("51.15,", "151.15,"),
      /DDY line 7: latitude of "Testville_ENG_GBR Design_Conditions" is "151.15"/,
    ],
    ["an empty file", "", /DDY: there is no Site:Location/],
    [
      "an object that is not closed",
      text.replace("1.00;", "1.00,"),
      `DDY line ${lineOf("Ann Clg")}: the object "SizingPeriod:DesignDay" has no closing semicolon`,
    ],
  ])("refuses %s and names the line", (_, wrong, message) => {
    expect(() => parseDdy(wrong)).toThrow(message);
  });

  const heating = "Testville Ann Htg 99.6% Condns DB";
  const cooling = "Testville Ann Clg .4% Condns DB=>MWB";
  test.each([
    [
      "a temperature in words",
      "-4.0,      !- Maximum",
      "cold,      !- Maximum",
      `line ${lineOf("!- Maximum Dry-Bulb")}: dry bulb of "${heating}" is "cold"`,
      cooling,
    ],
    ["a month 13", "MWB, 7,", "MWB, 13,", `line ${lineOf("Ann Clg")}: month of "${cooling}" is "13"`, heating],
    ["a range below zero", "27.7, 10.1,", "27.7, -7.7,", `line ${lineOf("Ann Clg")}: dry-bulb range of "${cooling}" is "-7.7"`, heating],
  ])("leaves out a design day with %s, names it, and keeps the others", (_, part, wrong, message, remaining) => {
    const { designDays, warnings, location } = parseDdy(text.replace(part, wrong));
    expect(location).toEqual(file.location);
    expect(designDays).toEqual(file.designDays.filter(({ name }) => name === remaining));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(message);
    expect(warnings[0]).toMatch(/This design day is left out\.$/);
  });
});
