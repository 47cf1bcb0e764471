import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReference } from "../../test/reference/readReference.ts";
import { OutOfRangeError } from "../refusals/errors.ts";
import { representativeRadiantSeries, seriesFromPercent, type RoomWeight } from "./radiantSeries.ts";
import { solAirTemperature } from "./solAir.ts";
import { conductionHeatGain, radiantCoolingLoad } from "./timeSeries.ts";

interface ConvolutionIn {
  heat_gain_W: number[];
  radiant_fraction: number;
  rts_table: "solar" | "nonsolar";
  construction: string;
  carpet: boolean;
  glass_percent: number;
  outdoor_db_C: number[];
  surface_irradiance_W_per_m2: number[];
  alpha_over_ho_m2K_per_W: number;
  longwave_correction_K: number;
  U_W_per_m2K: number;
  area_m2: number;
  room_C: number;
  ashrae_wall_number: number;
}
interface ConvolutionOut {
  cooling_load_W: number[];
  sol_air_C: number[];
  heat_gain_W: number[];
}
const { cases } = readReference<ConvolutionIn, ConvolutionOut>("loads_examples");
const tables = readReference<
  { construction?: string; carpet: boolean; glass_percent?: number },
  { rts_percent?: number[]; cts_percent?: number[] }
>("rts_tables").cases;
const percent = (id: string): number[] | undefined => {
  const printed = tables.find((row) => row.id === id)?.out;
  return (printed?.rts_percent ?? printed?.cts_percent)?.map((value) => value / 100);
};
const day = fc.array(fc.double({ min: -500, max: 3000, noNaN: true }), { minLength: 24, maxLength: 24 });

describe("radiant time series", () => {
  const weights: RoomWeight[] = ["light", "medium", "heavy"];

  test.each(
    cases.filter(
      ({ id, in: where }) => id.startsWith("rts_convolution/") && percent(`rts_${where.rts_table}/${id.replace(/^[^-]*-/, "")}`),
    ),
  )("turn gains into the cooling load of the published convolution ($id)", ({ id, in: where, out }) => {
    const series = percent(`rts_${where.rts_table}/${id.replace(/^[^-]*-/, "")}`)!;
    const load = radiantCoolingLoad(where.heat_gain_W, where.radiant_fraction, series);
    // The reference prints nine digits.
    load.forEach((value, hour) => expect(Math.abs(value - out.cooling_load_W[hour]!)).toBeLessThan(1e-4));
  });

  test("shipped for half-glazed rooms are the published ones", () => {
    let compared = 0;
    for (const weight of weights) {
      for (const carpet of [true, false]) {
        const shipped = representativeRadiantSeries(weight, carpet);
        for (const kind of ["solar", "nonSolar"] as const) {
          const published = percent(`rts_${kind.toLowerCase()}/${weight}-${carpet ? "carpet" : "no_carpet"}-50`);
          if (!published) continue;
          compared += 1;
          published.forEach((share, hour) => expect(shipped[kind][hour]).toBeCloseTo(share, 12));
        }
      }
    }
    expect(compared).toBeGreaterThan(0);
  });

  test.each(tables.filter(({ id }) => id.startsWith("rts_")))(
    "for other shares of glass, and none in interior rooms, are the published ones within 1.5 points ($id)",
    ({ id, in: where, out }) => {
      const shipped = representativeRadiantSeries(where.construction as RoomWeight, where.carpet, (where.glass_percent ?? 0) / 100);
      const series = shipped[id.startsWith("rts_solar") ? "solar" : "nonSolar"];
      // Half a point of rounding in either column, and the straight line through three rounded first values; the second hour of heavy carpeted rooms is 1.47 off.
      out.rts_percent!.forEach((percentage, hour) => expect(Math.abs(100 * series[hour]! - percentage), `hour ${hour}`).toBeLessThan(1.5));
    },
  );

  test("rise at the first hour with the share of glass and keep the sum 1", () => {
    for (const weight of weights) {
      for (const carpet of [true, false]) {
        for (const kind of ["solar", "nonSolar"] as const) {
          const firsts = [0, 0.1, 0.5, 0.9, 1].map((glass) => {
            const series = representativeRadiantSeries(weight, carpet, glass)[kind];
            expect(series.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
            return series[0]!;
          });
          for (let i = 1; i < firsts.length; i++) expect(firsts[i]).toBeGreaterThan(firsts[i - 1]!);
        }
      }
    }
    expect(() => representativeRadiantSeries("light", true, 50)).toThrow(OutOfRangeError);
  });

  test("read from print add up to 1, whatever the rounding left", () => {
    const series = seriesFromPercent([33, 33, 33]);
    expect(series).toHaveLength(24);
    expect(series.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 14);
    expect(() => seriesFromPercent([0.5, 0.5])).toThrow(OutOfRangeError);
    expect(() => seriesFromPercent([50, -10, 60])).toThrow(OutOfRangeError);
    expect(() => seriesFromPercent([])).toThrow(OutOfRangeError);
  });

  test("add up to 1, fall from hour to hour, and hold heat the longer the heavier the room", () => {
    for (const carpet of [true, false]) {
      for (const kind of ["solar", "nonSolar"] as const) {
        const delay = weights.map((weight) => {
          const series = representativeRadiantSeries(weight, carpet)[kind];
          expect(series.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
          for (let hour = 1; hour < 24; hour++) expect(series[hour]).toBeLessThanOrEqual(series[hour - 1]!);
          return series.reduce((sum, share, hour) => sum + share * hour, 0);
        });
        expect(delay[0]).toBeLessThan(delay[1]!);
        expect(delay[1]).toBeLessThan(delay[2]!);
      }
    }
  });

  test("neither lose nor make heat: a day of loads adds up to the day of gains", () => {
    const { nonSolar } = representativeRadiantSeries("heavy", false);
    fc.assert(
      fc.property(day, fc.double({ min: 0, max: 1, noNaN: true }), (gains, radiant) => {
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
        expect(Math.abs(sum(radiantCoolingLoad(gains, radiant, nonSolar)) - sum(gains))).toBeLessThan(1e-8);
      }),
    );
  });

  test("shift with the day: gains an hour later give loads an hour later", () => {
    const { nonSolar } = representativeRadiantSeries("medium", true);
    fc.assert(
      fc.property(day, (gains) => {
        const now = radiantCoolingLoad(gains, 0.6, nonSolar);
        const later = radiantCoolingLoad([gains[23]!, ...gains.slice(0, 23)], 0.6, nonSolar);
        later.forEach((value, hour) => expect(value).toBeCloseTo(now[(hour + 23) % 24]!, 8));
      }),
    );
  });

  test("leave convective gains as they are", () => {
    const gains = Array.from({ length: 24 }, (_, hour) => hour * 10);
    expect(radiantCoolingLoad(gains, 0, representativeRadiantSeries("heavy", true).nonSolar)).toEqual(gains);
  });

  test("refuse a series in per cent, a short day and a fraction above 1", () => {
    const gains = Array.from({ length: 24 }, () => 1);
    const { nonSolar } = representativeRadiantSeries("light", true);
    expect(() =>
      radiantCoolingLoad(
        gains,
        0.5,
        nonSolar.map((share) => share * 100),
      ),
    ).toThrow(OutOfRangeError);
    expect(() => radiantCoolingLoad(gains.slice(1), 0.5, nonSolar)).toThrow(/24 hours/);
    expect(() => radiantCoolingLoad(gains, 1.5, nonSolar)).toThrow(OutOfRangeError);
  });
});

describe("conduction heat gain", () => {
  test.each(cases.filter(({ id }) => id.startsWith("wall_cts_rts_chain/")))(
    "follows sol-air temperature, conduction and radiant series in the published chain ($id)",
    ({ in: where, out }) => {
      const solAir = where.outdoor_db_C.map((outdoorDryBulb, hour) =>
        solAirTemperature({
          outdoorDryBulb,
          irradiance: where.surface_irradiance_W_per_m2[hour]!,
          absorptanceRatio: where.alpha_over_ho_m2K_per_W,
          longwaveCorrection: where.longwave_correction_K,
        }),
      );
      solAir.forEach((value, hour) => expect(value).toBeCloseTo(out.sol_air_C[hour]!, 8));
      const factors = percent(`cts_wall/${String(where.ashrae_wall_number).padStart(2, "0")}`);
      if (!factors) return;
      const gains = conductionHeatGain({
        solAir,
        roomDryBulb: where.room_C,
        area: where.area_m2,
        conduction: { transmittance: where.U_W_per_m2K, factors },
      });
      gains.forEach((value, hour) => expect(Math.abs(value - out.heat_gain_W[hour]!)).toBeLessThan(1e-4));
      const load = radiantCoolingLoad(gains, 0.46, representativeRadiantSeries("medium", true).nonSolar);
      load.forEach((value, hour) => expect(Math.abs(value - out.cooling_load_W[hour]!)).toBeLessThan(1e-4));
    },
  );

  test("is U·A·ΔT when the sol-air temperature is constant", () => {
    const factors = Array.from({ length: 24 }, (_, hour) => [0.2, 0.5, 0.3][hour] ?? 0);
    const solAir = Array.from({ length: 24 }, () => 40);
    for (const gain of conductionHeatGain({ solAir, roomDryBulb: 25, area: 10, conduction: { transmittance: 0.4, factors } }))
      expect(gain).toBeCloseTo(60, 10);
  });
});

describe("sol-air temperature", () => {
  test("is the air's in the dark, and 4 K below it on a roof under the open sky", () => {
    expect(solAirTemperature({ outdoorDryBulb: 20, irradiance: 0, absorptanceRatio: 0.052, longwaveCorrection: 0 })).toBe(20);
    expect(solAirTemperature({ outdoorDryBulb: 20, irradiance: 0, absorptanceRatio: 0.052, longwaveCorrection: 4 })).toBe(16);
  });

  test("refuses negative irradiance", () => {
    expect(() => solAirTemperature({ outdoorDryBulb: 20, irradiance: -1, absorptanceRatio: 0.052, longwaveCorrection: 0 })).toThrow(
      OutOfRangeError,
    );
  });
});
