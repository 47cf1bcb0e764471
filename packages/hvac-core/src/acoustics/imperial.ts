/* Exact values of the units in which the regressions of this field were published. */

/** m */
export const foot = 0.3048;
/** m */
export const inch = 0.0254;
/** kg/m² */
export const poundPerSquareFoot = 0.45359237 / foot ** 2;
/** m³/s */
export const cubicFootPerMinute = foot ** 3 / 60;
/** Pa, conventional */
export const inchOfWater = 249.08891;
