/**
 * Constants of the handbook's equations for moist air, each in one place.
 *
 * @source ashrae-hof-2017, ch. 1
 */

/** Pressure of the standard atmosphere at sea level, Pa (eq. 3). */
export const standardPressure = 101325;

/** 0 °C in K. */
export const icePoint = 273.15;

/** Ratio of the molar masses of water and dry air (eq. 20). */
export const massRatio = 0.621945;

/** Reciprocal of {@link massRatio} as the handbook prints it in eq. 26. */
export const volumeRatio = 1.607858;

/** Gas constant of dry air, J/(kg K) (eq. 1). */
export const gasConstant = 287.042;

/** Specific heat of dry air at constant pressure, J/(kg K) (eq. 30). */
export const dryAirSpecificHeat = 1006;

/** Specific heat of water vapour at constant pressure, J/(kg K) (eq. 30). */
export const vaporSpecificHeat = 1860;

/** Heat of evaporation at 0 °C: the enthalpy of saturated vapour there, J/kg (eq. 30). */
export const evaporationHeat = 2501000;

/** Specific heat of liquid water, J/(kg K) (contained in eq. 33). */
export const waterSpecificHeat = 4186;

/** Specific heat of ice, J/(kg K) (contained in eq. 35). */
export const iceSpecificHeat = 2100;

/** Heat of fusion at 0 °C, J/kg: the heat of sublimation of 2830 kJ/kg in eq. 35 less that of evaporation. */
export const fusionHeat = 329000;
