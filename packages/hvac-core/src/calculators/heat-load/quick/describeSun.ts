import type { SheetBuilder } from "../../../kernel/index.ts";
import type { HourWeather } from "../../../loads/index.ts";
import { dayOfYear } from "../../../solar/index.ts";
import { noaaSolar, type Citation } from "../../../sources/index.ts";
import { describeClearSky, describeSunPosition } from "../describeSun.ts";
import type { HeatLoadValues } from "../schema.ts";
import { sunMonth } from "../seasons.ts";

/** States the position of the sun at the hour and the irradiance from a clear sky: symbols β, φ, E_b and E_d. */
export function describeSun(weather: HourWeather, values: HeatLoadValues, sheet: SheetBuilder): void {
  const { tauB, tauD, tauEdition: edition } = values;
  const month = sunMonth(values);
  sheet.part("Sun and sky at the hour");
  sheet.lookup("M", "Month", "count", month, undefined, { by: ["month"] });
  describeSunPosition(weather, sheet);
  if (weather.sunAltitude <= 0) {
    const source: Citation = { source: noaaSolar };
    sheet.constant("E_b", "Beam irradiance: the sun is below the horizon", "irradiance", 0, source);
    sheet.constant("E_d", "Diffuse irradiance: the sun is below the horizon", "irradiance", 0, source);
    return;
  }
  sheet.lookup("n_d", "Day of the year", "count", dayOfYear(month, 21), undefined, { by: ["month"] });
  sheet.given("tauEdition");
  describeClearSky(weather, { month, tauB, tauD, edition }, sheet);
}
