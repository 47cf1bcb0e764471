// Refrigerant by name
export { refrigerant, refrigerantNames } from "./registry.ts";
export type { RefrigerantName } from "./registry.ts";

// Refrigerants
export { R22 } from "./fluids/R22.ts";
export { R32 } from "./fluids/R32.ts";
export { R123 } from "./fluids/R123.ts";
export { R125 } from "./fluids/R125.ts";
export { R134a } from "./fluids/R134a.ts";
export { R143a } from "./fluids/R143a.ts";
export { R152a } from "./fluids/R152a.ts";
export { R245fa } from "./fluids/R245fa.ts";
export { R290 } from "./fluids/R290.ts";
export { R404A } from "./fluids/R404A.ts";
export { R407C } from "./fluids/R407C.ts";
export { R410A } from "./fluids/R410A.ts";
export { R448A } from "./fluids/R448A.ts";
export { R449A } from "./fluids/R449A.ts";
export { R452B } from "./fluids/R452B.ts";
export { R454A } from "./fluids/R454A.ts";
export { R454B } from "./fluids/R454B.ts";
export { R454C } from "./fluids/R454C.ts";
export { R507A } from "./fluids/R507A.ts";
export { R513A } from "./fluids/R513A.ts";
export { R600 } from "./fluids/R600.ts";
export { R600a } from "./fluids/R600a.ts";
export { R717 } from "./fluids/R717.ts";
export { R744 } from "./fluids/R744.ts";
export { R1233zdE } from "./fluids/R1233zdE.ts";
export { R1234yf } from "./fluids/R1234yf.ts";
export { R1234zeE } from "./fluids/R1234zeE.ts";
export { R1270 } from "./fluids/R1270.ts";
export { Water } from "./fluids/Water.ts";

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
