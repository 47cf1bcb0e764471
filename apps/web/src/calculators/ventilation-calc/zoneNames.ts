import type { ZonesCalculation } from "@org/hvac-core/calculators/ventilation-calc";
import { texts } from "./texts.ts";

/** How zones are called in figures, by their ids: two of the same name have their places in the list behind it. */
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
