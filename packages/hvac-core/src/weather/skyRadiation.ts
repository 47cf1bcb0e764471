import { icePoint } from "../psychrometrics/internal.ts";

/** W/(m²·K⁴). */
export const stefanBoltzmann = 5.670374e-8;

/**
 * Temperature of the sky as a black body, °C.
 *
 * @param infrared long-wave irradiance of the horizontal, W/m², > 0
 * @source mathematics, law of Stefan and Boltzmann
 */
export function skyTemperatureOf(infrared: number): number {
  return Math.sqrt(Math.sqrt(infrared / stefanBoltzmann)) - icePoint;
}

/**
 * Long-wave irradiance of the horizontal from the air near the ground, W/m².
 *
 * @param air dry bulb, dew point, °C; pressure, Pa
 * @param hour of the day, 0…24: the sky is colder relative to the air by day
 * @param cover opaque cover of the sky, 0…1, with clouds of middle height
 * @source martin-berdahl-1984
 */
export function skyInfrared(
  air: { readonly dryBulb: number; readonly dewPoint: number; readonly pressure: number },
  hour: number,
  cover: number,
): number {
  const dew = air.dewPoint / 100;
  const clear = 0.711 + dew * (0.56 + 0.73 * dew) + 0.013 * Math.cos((2 * Math.PI * hour) / 24) + 0.00012 * (air.pressure / 100 - 1000);
  // Clouds of 2 km: their temperature reaches the ground with e^{−2/8.2}.
  const emissivity = clear + (1 - clear) * cover * Math.exp(-2 / 8.2);
  return emissivity * stefanBoltzmann * (air.dryBulb + icePoint) ** 4;
}
