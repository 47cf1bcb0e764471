import type { WorkedExample } from "../../../kernel/index.ts";
import { fundamentals2021, psychrolib } from "../../../sources/index.ts";
import type { results } from "../results.ts";
import type { HeatLoadInput } from "../schema.ts";

const months = (july: number, others: number): number[] => Array.from({ length: 12 }, (_, m) => (m === 6 ? july : others));
const always = (value: number): number[] => months(value, value);
const hour = 3600;

/** Nothing comes from outdoors: it is as warm there as in the room, day and night, and there is no sun to speak of. */
const noWeather = { dryBulb: always(24), wetBulb: always(17), dryBulbRange: always(0), tauB: always(1.5), tauD: always(2) };

/** The wall of spandrel glass, as the handbook's reference walls have it. */
const spandrel = {
  id: "spandrel",
  name: "Spandrel glass, insulation, gypsum board",
  by: "layers",
  layers: [
    { id: "glass", thickness: 6.4, conductivity: 1, density: 2500, specificHeat: 0.84 },
    { id: "gap1", kind: "resistance", resistance: 0.15 },
    { id: "insulation", thickness: 50.8, conductivity: 0.03, density: 43, specificHeat: 1.21 },
    { id: "gap2", kind: "resistance", resistance: 0.15 },
    { id: "gypsum", thickness: 15.9, conductivity: 0.16, density: 800, specificHeat: 1.09 },
  ],
} as const;

const blinds =
  "the example spreads 54 % of what the blinds give off and turns their slats with the sun; the table of radiant fractions has 46 % for this glass, which brings the load forward";

/** Cases of the hourly method: the handbook's room, convolutions evaluated elsewhere, and states of air. */
export const hourlyCases: readonly WorkedExample<HeatLoadInput, typeof results>[] = [
  {
    id: "handbook-office-in-july",
    title: "Office in Atlanta facing 60° west of south: spandrel wall, window with blinds, lights, hour by hour",
    source: { source: fundamentals2021, locator: "ch. 18, single-room example, Tables 28, 29B and 32" },
    input: {
      unitSystem: "Metric",
      method: "hourly",
      // July alone is given; the other months are given neither heat nor sun that could compete with it.
      site: {
        latitude: 33.64,
        longitude: -84.43,
        timeZone: -5,
        altitude: 313,
        tauEdition: "2017",
        dryBulb: months(33.1, 15),
        wetBulb: months(23.5, 8),
        dryBulbRange: always(11.2),
        tauB: months(0.515, 1.5),
        tauD: months(2.066, 2),
      },
      constructions: [spandrel],
      // The handbook turns the slats' attenuation with the sun; here it is the mean of its day, 2083 of 3087 W·h.
      windowTypes: [
        { id: "glass", uValue: 3.18, shgc: 0.49, glazing: "doubleLowE", shade: "inside", beamFactor: 2083 / 3087, diffuseFactor: 0.79 },
      ],
      schedules: [{ id: "lights", shares: Array.from({ length: 24 }, (_, k) => (k >= 6 && k < 18 ? 1 : 0)) }],
      rooms: [
        {
          id: "office",
          name: "Office",
          floorArea: 12.08,
          indoorTemp: 23.9,
          weight: "medium",
          carpet: true,
          lighting: 110,
          lightingRadiantShare: 0.57,
          lightingSchedule: "lights",
          surfaces: [{ id: "wall", construction: "spandrel", area: 5.57, azimuth: 240 }],
          windows: [{ id: "window", type: "glass", width: 1.91, height: 3.72 / 1.91, azimuth: 240 }],
        },
      ],
    },
    expected: {
      wallLoad: { value: 84, within: 1, because: "printed to whole watts, from factors in whole per cent" },
      windowLoad: { value: 706, within: 0.03 * 706, because: blinds },
      lightingGainLoad: { value: 104, within: 0.5, because: "printed to whole watts" },
      totalLoad: { value: 84 + 706 + 104, within: 0.03 * 706 + 1.5, because: blinds },
      peakMonth: { value: 7, within: 0, because: "a month" },
      peakHour: { value: 16 * hour, within: 0, because: "an hour" },
    },
  },
  {
    id: "handbook-office-heating",
    title: "Heat loss of the same office at −5.6 °C, with its second outside wall and the roof",
    source: { source: fundamentals2021, locator: "ch. 18, single-room example, Part 6" },
    input: {
      unitSystem: "Metric",
      method: "hourly",
      site: { heatingDryBulb: -5.6 },
      windowTypes: [{ id: "glass", uValue: 3.18, shgc: 0.49 }],
      rooms: [
        {
          id: "office",
          floorArea: 12.08,
          heatingTemp: 22.2,
          surfaces: [
            { id: "spandrel", area: 11.14, uValue: 0.44 },
            { id: "brick", area: 9.29, uValue: 0.45 },
            { id: "roof", kind: "roof", area: 12.08, uValue: 0.18 },
          ],
          windows: [{ id: "windows", type: "glass", width: 2, height: 1.86, count: 2 }],
        },
      ],
    },
    expected: { heatingTransmissionLoad: { value: 658 + 136 + 116 + 60, within: 2, because: "four numbers printed to whole watts" } },
  },
  {
    id: "gain-in-a-medium-room",
    title: "Gain of 500 W, 60 % radiant, from 9 to 17 h and half of it from 12 to 13 h, in a medium room with carpet",
    source: { source: fundamentals2021, locator: "ch. 18, Table 19, medium, with carpet, 50 % glass: 49 17 9 5 3 2 2 %, then 1 %" },
    evidence: "own",
    input: {
      unitSystem: "Metric",
      method: "hourly",
      site: noWeather,
      windowTypes: [{ id: "glass", uValue: 1, shgc: 0.1 }],
      schedules: [{ id: "working", shares: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0.5, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0] }],
      rooms: [
        {
          id: "room",
          floorArea: 20,
          weight: "medium",
          carpet: true,
          equipment: 500,
          equipmentRadiantShare: 0.6,
          equipmentSchedule: "working",
          // As much glass as wall, and so little of both that the sun on them is no load.
          surfaces: [{ id: "wall", area: 0.0025, uValue: 0.3 }],
          windows: [{ id: "window", type: "glass", width: 0.05, height: 0.05 }],
        },
      ],
    },
    expected: {
      equipmentGainLoad: {
        value: 0.4 * 500 + 0.6 * ((0.49 + 0.17 + 0.09 + 0.05 + 0.02 + 0.02 + 0.01 + 0.01) * 500 + 0.03 * 250),
        within: 1e-6,
        because: "whole per cent that add up to 100",
      },
      peakHour: { value: 17 * hour, within: 0, because: "an hour" },
    },
  },
  {
    id: "constant-gain",
    title: "Gain of 750 W at all hours",
    source: { source: fundamentals2021, locator: "ch. 18, radiant time series: shares that add up to one" },
    evidence: "definition",
    input: {
      unitSystem: "Metric",
      method: "hourly",
      site: noWeather,
      rooms: [{ id: "room", floorArea: 20, weight: "heavy", carpet: true, equipment: 750 }],
    },
    expected: { blockLoad: { value: 750, within: 1e-6, because: "exact" } },
  },
  {
    id: "outdoor-air-of-rooms-with-own-units",
    title: "Twenty rooms with 5 L/s of outdoor air each at 35 °C and 40 %, brought to 24 °C and 50 %",
    source: { source: psychrolib, locator: "h 71.473 and 47.815 kJ/kg, v 0.89279 m³/kg, wet bulb 23.934 °C (ASHRAE Fundamentals, ch. 1)" },
    input: {
      unitSystem: "Metric",
      method: "hourly",
      airflowBasis: "outdoor",
      site: { ...noWeather, dryBulb: always(35), wetBulb: always(23.934) },
      rooms: [{ id: "room", multiplier: 20, floorArea: 15, people: 1, activity: "office-work", outdoorAir: 5 }],
    },
    expected: {
      ventilationLoad: {
        value: (0.1 / 0.89279) * (71473 - 47815),
        within: 1,
        because: "enthalpies are printed to 1 J/kg, the wet bulb to 0.001 K",
      },
      internalLoad: { value: 20 * (75 + 55), within: 1e-6, because: "20 persons of 75 W sensible and 55 W latent" },
      totalLoad: { value: 20 * 130 + (0.1 / 0.89279) * (71473 - 47815), within: 1, because: "as above" },
    },
  },
];
