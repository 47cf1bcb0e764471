/** 0 °C in K. */
export const ICE_POINT = 273.15;
