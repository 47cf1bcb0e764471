import { R454B } from "@org/hvac-core/refrigerants";

const evaporating = R454B.saturationAtTemperature(4.4);
export const suctionPressure = evaporating.pressureDew;
export const suctionDensity = evaporating.vapor.density;
// The pressure drop that costs a suction line 1 K of saturation temperature:
export const perKelvin = R454B.saturationSlope(4.4).dew;
