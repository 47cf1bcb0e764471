import type { Gap } from "../../../src/zones/balance/glazing.ts";
import { fabricFile, type CaseSurface, type CaseZone, type FabricCase } from "./fabricCases.ts";

/* Inputs of a case as they are read and downloaded: keys end in their unit. */

function surfaceInputs(surface: CaseSurface): object {
  const { zone, area_m2, azimuth, tilt, construction, glazing, place_m, shades, beyond, inside, outside } = surface;
  const [insideFace, outsideFace] = [inside, outside].map(([solar_absorptance, emissivity, convection_W_m2K]) => ({
    solar_absorptance,
    emissivity,
    ...(convection_W_m2K !== null && { convection_W_m2K }),
  }));
  return {
    zone: zone + 1,
    area_m2,
    azimuth_deg: azimuth,
    tilt_deg: tilt,
    body: construction ?? glazing,
    beyond: typeof beyond === "object" ? `zone ${beyond.zone + 1}` : beyond,
    ...(place_m && { place_m }),
    ...(shades && { shades: shades.map(({ kind, ...measures }) => ({ kind, ...measuresOf(measures) })) }),
    inside: insideFace,
    outside: outsideFace,
  };
}

const measuresOf = (measures: object): object => Object.fromEntries(Object.entries(measures).map(([name, value]) => [`${name}_m`, value]));

function zoneInputs(zone: CaseZone): object {
  const { volume_m3, gains_W, air_m3_s, night_air_m3_h, night_air_hours, heating_C, cooling_C, cooling_hours } = zone;
  return {
    volume_m3,
    gains_W,
    outdoor_air_m3_s: air_m3_s,
    ...(heating_C && { heating: heating_C.map(([from_h, to_h, start_C, end_C]) => ({ from_h, to_h, start_C, end_C })) }),
    ...(cooling_C !== undefined && { cooling_C, cooling_from_h: cooling_hours![0], cooling_to_h: cooling_hours![1] }),
    ...(night_air_hours && { night_air_m3_h, night_air_hours: night_air_hours.map(([from_h, to_h]) => ({ from_h, to_h })) }),
  };
}

const gapInputs = (gap: Gap | undefined): object => (gap && "gas" in gap ? { gap_gas: gap.gas, gap_m: gap.width } : {});

/** Site, constructions, glazings, zones and surfaces of a case. */
export function caseInputs({ zones, surfaces }: FabricCase): object {
  const { site, constructions, glazings } = fabricFile;
  const bodies = new Set(surfaces.map(({ construction, glazing }) => construction ?? glazing));
  return {
    site: {
      latitude_deg: site.latitude,
      longitude_deg: site.longitude,
      time_zone_h: site.timeZone,
      altitude_m: site.elevation,
      ground_reflectance: site.groundReflectance,
      weather: "Denver TMY3 (725650), hour by hour",
    },
    zones: zones.map(zoneInputs),
    surfaces: surfaces.map(surfaceInputs),
    layers_from_outside: Object.entries(constructions)
      .filter(([name]) => bodies.has(name))
      .flatMap(([body, layers]) =>
        layers.map(([first, conductivity_W_mK, density_kg_m3, specific_heat_J_kgK]) =>
          conductivity_W_mK === undefined
            ? { body, resistance_m2K_W: first }
            : { body, thickness_m: first, conductivity_W_mK, density_kg_m3, specific_heat_J_kgK },
        ),
      ),
    panes: Object.entries(glazings)
      .filter(([name]) => bodies.has(name))
      .flatMap(([body, { panes, absorptances }]) =>
        panes.map(({ resistance, emissivities, normal }, index) => ({
          body,
          resistance_m2K_W: resistance,
          emissivity_outside: emissivities[0],
          emissivity_inside: emissivities[1],
          normal_transmittance: normal[0],
          normal_reflectance_outside: normal[1],
          normal_reflectance_inside: normal[2],
          absorptance_at_0_to_90_deg: absorptances[index]!.atAngle,
        })),
      ),
    glazings: Object.entries(glazings)
      .filter(([name]) => bodies.has(name))
      .map(([body, { gaps, transmittance }]) => ({
        body,
        ...gapInputs(gaps[0]),
        transmittance_at_0_to_90_deg: transmittance.atAngle,
        hemispherical_transmittance: transmittance.hemispherical,
      })),
  };
}
