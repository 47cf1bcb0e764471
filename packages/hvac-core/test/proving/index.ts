import { refrigerantCharges } from "./charges/charges.ts";
import { comparisonSets } from "./comparisonSets.ts";
import { ductSystemsOfOthers } from "./ducts/ducts.ts";
import { coolingCoils } from "./equipment/coil.ts";
import { furnaces } from "./equipment/furnace.ts";
import { thermalFabric } from "./fabric/thermalFabric.ts";
import { groundSlabs } from "./ground/slab.ts";
import { manualJHouses } from "./houses/houses.ts";
import { waterNetworkSet } from "./networks/networks.ts";
import { moistAirStates } from "./moistAirStates.ts";
import type { ProvingSet } from "./provingSet.ts";
import { vdi6007 } from "./vdi6007.ts";
import { weatherDrivers } from "./weather/weatherDrivers.ts";

/** Every set of the proving ground, in the order of its page. */
export const provingSets: readonly ProvingSet[] = [
  thermalFabric,
  weatherDrivers,
  furnaces,
  coolingCoils,
  groundSlabs,
  manualJHouses,
  waterNetworkSet,
  ductSystemsOfOthers,
  refrigerantCharges,
  vdi6007,
  moistAirStates,
  ...comparisonSets,
];
