import type { ZonesCalculation } from "@org/hvac-core/calculators/ventilation-calc";
import { texts } from "./texts.ts";

/** Names of the zones in figures, by id. A name that several zones have is followed by the position of the zone in the list. */
export function zoneNames({ zones }: Pick<ZonesCalculation, "zones">): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  for (const { demands } of zones) times.set(demands.zone.name, (times.get(demands.zone.name) ?? 0) + 1);
  return new Map(
    zones.map(({ id, demands: { zone } }, index) => {
      if (zone.name === "") return [id, texts.zoneName(index + 1)];
      return [id, times.get(zone.name) === 1 ? zone.name : `${zone.name} (${index + 1})`];
    }),
  );
}
