import {
  cool,
  coolTo,
  mix,
  moistAir,
  pressureAtAltitude,
  type AirStream,
  type CooledStream,
  type MoistAir,
} from "@org/hvac-core/psychrometrics";
import type { ArticleValue, ArticleValues } from "../../articleValues.ts";

/** One kilogram of dry air a second through the coil, a quarter of it from outdoors. */
const outdoorShare = 0.25;
export const room = moistAir({ dryBulb: 24, relativeHumidity: 0.5 });
export const outdoor = moistAir({ dryBulb: 35, wetBulb: 24 });
export const mixed = mix({ air: room, dryAirFlow: 1 - outdoorShare }, { air: outdoor, dryAirFlow: outdoorShare });

/** Four rows, each a straight line to its own surface: warm where the air enters, cold where it leaves. The surfaces are chosen, °C. */
const rowSurfaces = [19, 15, 11.5, 8.5];
const rowBypass = 0.5;
export const rows: readonly CooledStream[] = rowSurfaces.reduce<CooledStream[]>((before, apparatusDewPoint) => {
  const stream: AirStream = before.at(-1) ?? mixed;
  return [...before, cool(stream, { apparatusDewPoint, bypassFactor: rowBypass })];
}, []);
export const leaving: MoistAir = rows.at(-1)!.air;

/** The same coil as a catalogue has it: between its entering and its leaving air. */
export const coil = coolTo(mixed, leaving);
export const surfaceAir = moistAir({ dryBulb: coil.apparatusDewPoint!, relativeHumidity: 1 });

/** The sensible share of the heat between a state of supply air and the room: the slope of the line between them. */
function roomRatioFrom(supply: MoistAir): number {
  const warmed = moistAir({ dryBulb: room.dryBulb, humidityRatio: supply.humidityRatio });
  return (warmed.enthalpy - supply.enthalpy) / (room.enthalpy - supply.enthalpy);
}
/** The same of the line to saturated air of a surface, °C. */
export const ratioToSurface = (dryBulb: number): number => roomRatioFrom(moistAir({ dryBulb, relativeHumidity: 1 }));

/** As cold as a surface gets with chilled water of 6 °C. */
const chilledSurface = 7;
/** The least ratio that any surface can meet: that of the line which just touches the saturation curve. */
export const lowestRatio = Math.min(...Array.from({ length: 3200 }, (_, index) => ratioToSurface(index / 100 - 20)));

/** Winter: outdoor air into the return of a swimming pool. */
export const winter = moistAir({ dryBulb: -10, relativeHumidity: 0.9 });
export const pool = moistAir({ dryBulb: 30, relativeHumidity: 0.6 });
export const winterShare = 0.5;
export const poolMix = mix({ air: winter, dryAirFlow: winterShare }, { air: pool, dryAirFlow: 1 - winterShare });

/** A city at 1600 m. */
export const altitude = 1600;
export const high = moistAir({ dryBulb: 24, relativeHumidity: 0.5, pressure: pressureAtAltitude(altitude) });

const celsius = (value: number): ArticleValue => ({ value, unit: "°C", decimals: 1 });
const grams = (value: number): ArticleValue => ({ value: value * 1000, unit: "g/kg", decimals: 2 });
const kilojoules = (value: number): ArticleValue => ({ value: value / 1000, unit: "kJ/kg", decimals: 1 });
const kilowatts = (value: number): ArticleValue => ({ value: value / 1000, unit: "kW", decimals: 1 });
const percent = (share: number): ArticleValue => ({ value: share * 100, unit: "%", decimals: 0 });
const byTemperature = 1006 * (mixed.air.dryBulb - leaving.dryBulb);
const enthalpyDifference = mixed.air.enthalpy - leaving.enthalpy;

export const values: ArticleValues = {
  mixedTemperature: { value: mixed.air.dryBulb, unit: "°C", decimals: 2 },
  mixedRatio: grams(mixed.air.humidityRatio),
  mixedEnthalpy: kilojoules(mixed.air.enthalpy),
  mixedDewPoint: celsius(mixed.air.dewPoint),
  roomRatio: grams(room.humidityRatio),
  outdoorRatio: grams(outdoor.humidityRatio),
  leavingTemperature: celsius(leaving.dryBulb),
  leavingHumidity: percent(leaving.relativeHumidity),
  leavingRatio: grams(leaving.humidityRatio),
  leavingEnthalpy: kilojoules(leaving.enthalpy),
  apparatusDewPoint: celsius(coil.apparatusDewPoint!),
  bypass: { value: coil.bypassFactor!, decimals: 2 },
  enthalpyDifference: kilowatts(enthalpyDifference),
  condensateHeat: kilowatts(enthalpyDifference - coil.total),
  condensate: { value: coil.condensate * 3600, unit: "L/h", decimals: 1 },
  total: kilowatts(coil.total),
  byTemperature: kilowatts(byTemperature),
  missed: percent(1 - byTemperature / coil.total),
  coilRatio: { value: coil.sensible / coil.total, decimals: 2 },
  roomSensibleRatio: { value: roomRatioFrom(leaving), decimals: 2 },
  lowestRatio: { value: lowestRatio, decimals: 2 },
  chilledSurface: { value: chilledSurface, unit: "°C", decimals: 0 },
  chilledRatio: { value: ratioToSurface(chilledSurface), decimals: 2 },
  secondRowHumidity: percent(rows[1]!.air.relativeHumidity),
  winterRatio: grams(winter.humidityRatio),
  poolRatio: grams(pool.humidityRatio),
  poolWater: grams(poolMix.air.humidityRatio + poolMix.fogRatio),
  poolHeld: grams(poolMix.air.humidityRatio),
  fog: grams(poolMix.fogRatio),
  poolMixTemperature: celsius(poolMix.air.dryBulb),
  highPressure: { value: high.pressure / 1000, unit: "kPa", decimals: 1 },
  highRatio: grams(high.humidityRatio),
  highMore: percent(high.humidityRatio / room.humidityRatio - 1),
  highEnthalpy: kilojoules(high.enthalpy),
  seaEnthalpy: kilojoules(room.enthalpy),
  highMassLess: percent(1 - room.specificVolume / high.specificVolume),
};
