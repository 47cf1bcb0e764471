import { gravity } from "./gravity.ts";

/* Factors of published inch-pound columns, from the exact foot, pound and British thermal unit (International Table). Each is written here only. */

/** m in one ft. */
export const foot = 0.3048;
/** m in one in. */
export const inch = 0.0254;
/** m² in one ft². */
export const squareFoot = foot ** 2;
/** kg in one lb. */
export const pound = 0.45359237;
/** Pa in one inch of water, conventional. */
export const inchOfWater = 249.08891;
/** m³/s in one cfm. */
export const cfm = foot ** 3 / 60;
/** J in one Btu. */
export const btu = 1055.05585262;
/** W in one Btu/h. */
export const btuPerHour = btu / 3600;
/** W/K in one Btu/(h·°F). */
export const btuPerHourFahrenheit = btuPerHour * 1.8;
/** W in one hp of 550 ft·lbf/s. */
export const horsepower = 550 * foot * pound * gravity;
/** m³/s in one US gallon of 231 in³ per minute. */
export const gallonPerMinute = (231 * inch ** 3) / 60;
