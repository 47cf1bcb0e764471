import { icePoint } from "../../psychrometrics/internal.ts";
import { stefanBoltzmann } from "../../weather/internal.ts";
import { gasConductivity, rayleighNumber } from "./gases.ts";

/** Coefficient below which a film is not taken, W/(m²·K): the lower limit of EnergyPlus. */
const minFilm = 0.1;

/**
 * Natural convection at a plane face, W/(m²·K).
 *
 * @param up cosine of the tilt of the face: 1 faces up, 0 is vertical, −1 faces down
 * @param difference temperature of the face less that of the air, K
 * @source walton-1983, natural convection by tilt
 */
export function naturalConvection(up: number, difference: number): number {
  const root = Math.cbrt(Math.abs(difference));
  const steep = Math.abs(up);
  // Warm air rises from a warm face that looks up, and cool air sinks from a cool one that looks down.
  const rises = difference > 0 === up > 0 || up === 0;
  return Math.max(minFilm, rises ? (9.482 * root) / (7.238 - steep) : (1.81 * root) / (1.382 + steep));
}

/** A window: its tilt, degrees (90 is vertical, 0 a rooflight), its height, m, and the pressure of the air, Pa. */
export interface WindowFilm {
  readonly tilt: number;
  readonly height: number;
  readonly pressure: number;
}

/** Nusselt number of a plate: the equations are those of one colder than the room; for a warmer one the tilt, degrees, is turned over. */
function plateNusselt(tilt: number, rayleigh: number): number {
  if (tilt < 15) return 0.13 * Math.cbrt(rayleigh);
  if (tilt > 179) return 0.58 * rayleigh ** 0.2;
  const sine = tilt === 90 ? 1 : Math.sin((tilt * Math.PI) / 180);
  const laminar = 0.56 * Math.sqrt(Math.sqrt(rayleigh * sine));
  if (tilt > 90 || rayleigh <= 2.5e5) return laminar;
  const critical = 2.5e5 * (tilt === 90 ? uprightRatio : (Math.exp(0.72 * tilt) / sine) ** 0.2);
  return rayleigh <= critical ? laminar : 0.13 * (Math.cbrt(rayleigh) - Math.cbrt(critical)) + 0.56 * Math.sqrt(Math.sqrt(critical * sine));
}

/** Critical Rayleigh number of an upright plate, relative to 2.5e5. */
const uprightRatio = Math.exp(0.72 * 90) ** 0.2;

/**
 * Natural convection at the room's side of a window, W/(m²·K): the boundary layer that grows over its height.
 *
 * @param surface temperature of the glass, °C
 * @param air °C
 * @source iso-15099, 8.3.2.2
 */
export function windowConvection({ tilt, height, pressure }: WindowFilm, surface: number, air: number): number {
  const mean = air + (surface - air) / 4 + icePoint;
  const rayleigh = rayleighNumber("air", mean, pressure) * height * height * height * Math.abs(surface - air);
  const nusselt = plateNusselt(surface <= air ? tilt : 180 - tilt, rayleigh);
  return Math.max(minFilm, (nusselt * gasConductivity("air", mean)) / height);
}

/** Factors and exponents of the wind at smooth faces on the windward and on the leeward side of low buildings. */
const windward = { factor: 3.26, exponent: 0.89 } as const;
const leeward = { factor: 3.55, exponent: 0.617 } as const;

/** Exponent of the wind's profile over open country, and the height of the anemometer, m. */
const profile = { exponent: 0.14, station: 10 } as const;

/**
 * Forced convection at a smooth face, W/(m²·K): by the side of the building that the wind blows on; without a direction, the mean of both sides.
 *
 * @param speed at the height of the face, m/s
 * @param side cosine between the wind's direction and the face's; `undefined` where the direction is unknown
 * @source yazdanian-klems-1994
 */
export function windConvection(speed: number, side?: number): number {
  const against = windward.factor * speed ** windward.exponent;
  const away = leeward.factor * speed ** leeward.exponent;
  return side === undefined ? (against + away) / 2 : side >= 0 ? against : away;
}

/**
 * Wind at a height over open country, relative to that of the weather station.
 *
 * @param height m, > 0
 * @source ashrae-hof-2017, ch. 24, local wind speed
 */
export function windRatio(height: number): number {
  return (Math.max(1, height) / profile.station) ** profile.exponent;
}

/**
 * Convection of natural and forced flow at a rough outer face, W/(m²·K).
 *
 * @param natural from {@link naturalConvection}
 * @param forced at a smooth face, from {@link windConvection}
 * @param roughness multiplier of the forced part: 1 for glass, 1.67 for brick and wood
 * @source energyplus, DOE-2 model
 */
export function outerConvection(natural: number, forced: number, roughness: number): number {
  return natural + roughness * (Math.sqrt(natural * natural + forced * forced) - natural);
}

/** Long-wave exchange between two temperatures as a coefficient, W/(m²·K) for an exchange factor of 1. */
export function radiantCoefficient(first: number, second: number): number {
  const [a, b] = [first + icePoint, second + icePoint];
  return stefanBoltzmann * (a * a + b * b) * (a + b);
}
