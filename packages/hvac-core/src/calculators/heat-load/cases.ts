import type { WorkedExample } from "../../kernel/index.ts";
import { hourlyCases } from "./hourly/cases.ts";
import type { results } from "./results.ts";
import type { HeatLoadInput } from "./schema.ts";
import { diydata, fundamentals2017, psychrolib, ukHomeOwners } from "../../sources/index.ts";

const noGains = { numPeople: 0, lightingLoad: 0, equipmentLoad: 0 } as const;
const whole = "the table prints whole Btu/h";
const airFactor = "the publication takes 0.33 Wh/(m³·K), rounded from 1.2 × 1006 / 3600 = 0.335";

export const cases: readonly WorkedExample<HeatLoadInput, typeof results>[] = [
  {
    id: "british-ground-floor-room",
    title: "Ground-floor room of 3.3 by 3 m with two air changes, 21 °C against −1 °C",
    source: { source: ukHomeOwners },
    input: {
      unitSystem: "Metric",
      calculationMode: "Heating",
      roomName: "Ground-floor room",
      outdoorTemp: -1,
      indoorTemp: 21,
      floorArea: 3.3 * 3,
      ceilingHeight: 2.3,
      wallArea: 13.8,
      wallUValue: 1.5,
      windowArea: 6,
      windowUValue: 2.9,
      surfaces: [{ id: "floor", kind: "floor", area: 9.9, uValue: 1 }],
      ventilationRate: (3.3 * 3 * 2.3 * 2) / 3.6,
      airflowBasis: "standard",
      outdoorRelativeHumidity: 0,
      ...noGains,
    },
    expected: {
      wallLoad: { value: 20.7 * 22, within: 0.05 * 22, because: "heat loss coefficients are printed to a tenth" },
      windowLoad: { value: 17.4 * 22, within: 0.05 * 22, because: "heat loss coefficients are printed to a tenth" },
      floorLoad: { value: 9.9 * 22, within: 0.05 * 22, because: "heat loss coefficients are printed to a tenth" },
      ventilationLoad: { value: 15.03 * 22, within: 0.02 * 15.03 * 22, because: airFactor },
      totalLoad: { value: 63.03 * 22, within: 0.02 * 15.03 * 22 + 1, because: airFactor },
    },
  },
  {
    id: "semi-detached-dining-room",
    title: "Dining room of a semi-detached house, 70 °F against 30 °F",
    source: { source: diydata, locator: "Dining Room: back wall, window, floor" },
    input: {
      unitSystem: "Imperial",
      calculationMode: "Heating",
      roomName: "Dining room",
      outdoorTemp: 30,
      indoorTemp: 70,
      floorArea: 238,
      wallArea: 72,
      wallUValue: 0.18,
      windowArea: 40,
      windowUValue: 0.51,
      surfaces: [{ id: "floor", kind: "floor", area: 238, uValue: 0.12 }],
      ventilationRate: 0,
      ...noGains,
    },
    expected: {
      wallLoad: { value: 518, unit: "Btu/h", within: 0.5, because: whole },
      windowLoad: { value: 816, unit: "Btu/h", within: 0.5, because: whole },
      floorLoad: { value: 1142, unit: "Btu/h", within: 0.5, because: whole },
      totalLoad: { value: 518 + 816 + 1142, unit: "Btu/h", within: 1.5, because: "sum of three whole numbers" },
    },
  },
  {
    id: "outdoor-air-35-to-24",
    title: "100 L/s of outdoor air at 35 °C and 40 % brought to 24 °C and 50 %",
    source: { source: psychrolib, locator: "h 71.473 and 47.815 kJ/kg, v 0.89279 m³/kg (ASHRAE Fundamentals, ch. 1)" },
    input: {
      unitSystem: "Metric",
      calculationMode: "Cooling",
      outdoorTemp: 35,
      outdoorRelativeHumidity: 0.4,
      indoorTemp: 24,
      indoorRelativeHumidity: 0.5,
      surfaces: [{ id: "wall", kind: "wall", area: 50, uValue: 0.4, exposure: "shade" }],
      numPeople: 10,
      activity: "office-work",
      lightingLoad: 500,
      equipmentLoad: 800,
      ventilationRate: 100,
      airflowBasis: "outdoor",
    },
    expected: {
      wallLoad: { value: 50 * 0.4 * 11, within: 1e-6, because: "exact" },
      ventilationLoad: {
        value: (0.1 / 0.89279) * (71473 - 47815),
        within: 0.2,
        because: "enthalpies are printed to 1 J/kg, the volume to five digits",
      },
      peopleSensibleLoad: { value: 750, within: 1e-6, because: "10 persons of 75 W" },
      peopleLatentLoad: { value: 550, within: 1e-6, because: "10 persons of 55 W" },
      internalLoad: { value: 750 + 550 + 500 + 800, within: 1e-6, because: "exact" },
    },
  },
  {
    id: "atlanta-skylight-july-noon",
    title: "Skylight in Atlanta, 21 July, solar noon: 784 W/m² beam and 166 W/m² diffuse",
    source: { source: fundamentals2017, locator: "ch. 14, Atlanta, τ 0.515 and 2.066; irradiances as quoted in EnergyPlus issue 6864" },
    evidence: "own",
    input: {
      unitSystem: "Metric",
      calculationMode: "Cooling",
      latitude: 33.64,
      longitude: -75,
      timeZone: -5,
      month: "7",
      hour: 12.107,
      tauB: 0.515,
      tauD: 2.066,
      tauEdition: "2017",
      windowOrientation: "horizontal",
      windowArea: 1,
      windowUValue: 2.7,
      windowShgc: 0.76,
    },
    expected: {
      windowSolarLoad: {
        value: 0.76 * (784 * Math.sin((76.8 * Math.PI) / 180) + 0.855 * 166),
        within: 0.02 * 0.76 * 905,
        because:
          "irradiances are printed whole; double clear glass passes 85.5 % of diffuse and, at 13° from normal, all but some thousandths of the beam",
      },
    },
  },
  ...hourlyCases,
];
