// Refrigerant by name
export { refrigerant, refrigerantNames, type RefrigerantName } from "./registry.ts";

// Refrigerants
export * from "./fluids/list.ts";

// States and saturation
export type {
  FluidState,
  Phase,
  PressureEnthalpy,
  PressureEntropy,
  PressureQuality,
  Refrigerant,
  RefrigerantSources,
  SaturationAtPressure,
  SaturationAtTemperature,
  SaturationSlope,
  TemperaturePressure,
  TemperatureQuality,
  TwoPhaseState,
  ValidityRange,
} from "./types.ts";
export type { SafetyGroup } from "./data.ts";

// Property diagrams
export { diagramRange, propertyLine, type DiagramLine, type DiagramPoint, type DiagramRange } from "./propertyLines.ts";
export { saturationLine } from "./saturationLine.ts";
export { stateAtEntropy, type TemperatureEntropy } from "./stateAtEntropy.ts";
