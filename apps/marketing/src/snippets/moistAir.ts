import { mix, moistAir } from "@org/hvac-core/psychrometrics";

const outdoor = moistAir({ dryBulb: 4, wetBulb: 2 });
const indoor = moistAir({ dryBulb: 25, relativeHumidity: 0.5 });
const mixed = mix(
  { air: outdoor, dryAirFlow: 2 / outdoor.specificVolume }, // kg/s of dry air in 2 m³/s
  { air: indoor, dryAirFlow: 6.25 / indoor.specificVolume },
);
export const dryBulb = mixed.air.dryBulb;
export const wetBulb = mixed.air.wetBulb;
