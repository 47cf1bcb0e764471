import { occupantHeat, type SensibleAndLatent } from "../../loads/index.ts";
import { occupantGains, type OccupantGain } from "../../reference/index.ts";

/** Heat of a person at 24 °C by activity. */
export function activityOf({ activity }: { readonly activity: string }): OccupantGain {
  return occupantGains.find(({ id }) => id === activity)!;
}

/** Heat of one person at the temperature of the room, W. */
export function personOf(room: { readonly activity: string; readonly indoorTemp: number }): SensibleAndLatent {
  const { sensible, latent } = activityOf(room);
  return occupantHeat({ sensible, latent, roomDryBulb: room.indoorTemp });
}
