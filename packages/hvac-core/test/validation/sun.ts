import { clearSky, sunPosition, surfaceIrradiance } from "../../src/solar/index.ts";
import { readReference } from "../reference/readReference.ts";
import type { Comparison, Pair } from "./comparison.ts";

function positions(): { id: string; out: Record<string, number>; sun: ReturnType<typeof sunPosition> }[] {
  return readReference("solar_position").cases.map((row) => ({
    id: row.id,
    out: row.out,
    sun: sunPosition({
      year: row.in["year"]!,
      month: row.in["month"]!,
      day: row.in["day"]!,
      hour: row.in["hour_local_standard"]!,
      latitude: row.in["lat_deg"]!,
      longitude: row.in["lon_deg_east"]!,
      timeZone: row.in["tz_h"]!,
    }),
  }));
}

function sky(edition: "2009" | "2017", column: string, part: "beamNormal" | "diffuseHorizontal"): Pair[] {
  return readReference("solar_clear_sky")
    .cases.filter((row) => row.id.startsWith("sky/") && row.out["altitude_deg"]! > 0)
    .map((row) => ({
      id: row.id,
      expected: row.out[column]!,
      actual: clearSky({
        dayOfYear: row.in["doy"]!,
        sunAltitude: row.out["altitude_deg"]!,
        tauB: row.in["tau_b"]!,
        tauD: row.in["tau_d"]!,
        edition,
      })[part],
      scale: Math.max(1, row.out[column]!),
    }));
}

const ashrae = "ASHRAE τ model evaluated with ladybug and pvlib (sign of the 2013 beam exponent corrected)";
const spa = "NREL SPA (pvlib)";

export const sunComparisons: readonly Comparison[] = [
  {
    group: "Sun",
    quantity: "altitude",
    source: spa,
    evidence: "program",
    measure: "absolute",
    unit: "°",
    accepted: 0.05,
    because: "NOAA-level equations",
    pairs: () => positions().map(({ id, out, sun }) => ({ id, expected: out["spa_elevation_true_deg"]!, actual: sun.altitude })),
  },
  {
    group: "Sun",
    quantity: "azimuth, weighted by the cosine of the altitude",
    source: spa,
    evidence: "program",
    measure: "absolute",
    unit: "°",
    accepted: 0.05,
    because: "NOAA-level equations; near the zenith an azimuth means little",
    pairs: () =>
      positions().map(({ id, out, sun }) => {
        const turn = ((sun.azimuth - out["spa_azimuth_deg"]! + 540) % 360) - 180;
        return { id, expected: 0, actual: turn * Math.cos((sun.altitude * Math.PI) / 180) };
      }),
  },
  ...(["2009", "2017"] as const).flatMap((edition): Comparison[] => {
    const year = edition === "2009" ? "2009" : "2013";
    return [
      {
        group: "Sun",
        quantity: `clear sky ${edition}, beam`,
        source: ashrae,
        evidence: "program",
        measure: "relative",
        accepted: 0.001,
        because: "the same model at the same sun height",
        pairs: () => sky(edition, `ashrae${year}_beam_normal_W_per_m2`, "beamNormal"),
      },
      {
        group: "Sun",
        quantity: `clear sky ${edition}, diffuse`,
        source: ashrae,
        evidence: "program",
        measure: "relative",
        accepted: 0.001,
        because: "the same model at the same sun height",
        pairs: () => sky(edition, `ashrae${year}_diffuse_horizontal_W_per_m2`, "diffuseHorizontal"),
      },
    ];
  }),
  {
    group: "Sun",
    quantity: "irradiance of tilted surfaces",
    source: "pvlib geometry with the ASHRAE Y ratio",
    evidence: "program",
    measure: "relative",
    accepted: 1e-6,
    because: "the same equations",
    pairs: () =>
      readReference("solar_clear_sky")
        .cases.filter((row) => row.out["total_ashrae_W_per_m2"] !== undefined && row.in["beam_normal_W_per_m2"] !== undefined)
        .map((row) => ({
          id: row.id,
          expected: row.out["total_ashrae_W_per_m2"]!,
          actual: surfaceIrradiance({
            sunAltitude: row.in["altitude_deg"]!,
            sunAzimuth: row.in["azimuth_deg"]!,
            surfaceTilt: row.in["tilt_deg"]!,
            surfaceAzimuth: row.in["surface_azimuth_deg"]!,
            beamNormal: row.in["beam_normal_W_per_m2"]!,
            diffuseHorizontal: row.in["diffuse_horizontal_W_per_m2"]!,
            groundReflectance: row.in["ground_reflectance"]!,
          }).total,
          scale: Math.max(1, row.out["total_ashrae_W_per_m2"]!),
        })),
  },
];
