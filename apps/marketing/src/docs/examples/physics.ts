import { frictionFactor } from "@org/hvac-core/flow";
import { moistAir } from "@org/hvac-core/psychrometrics";

export const friction = frictionFactor(1e5, 1e-4);
export const air = moistAir({ dryBulb: 24, relativeHumidity: 0.5 });
