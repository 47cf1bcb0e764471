import { type AirflowBasis } from "../../../loads/index.ts";
import { LoadResponses, type AirResponse } from "../../../loads/internal.ts";
import { hourCount } from "./hours.ts";
import type { LoadedRoom } from "./rooms.ts";

/** Load of the units of rooms without a system at one hour, W: the sum of its parts. */
export interface RoomUnitsHour {
  /** Sensible load of the rooms. */
  readonly sensible: number;
  readonly latent: number;
  /** Lighting heat to return air, which such a unit draws too. */
  readonly returnAir: number;
  /** Outdoor air, as far as it adds to the load or reduces it. */
  readonly airSensible: number;
  readonly airLatent: number;
  /** Losses of rooms, which are not credited to the units of others. */
  readonly uncredited: number;
}

interface RoomUnits {
  /** W, 288 hours. */
  readonly cooling: Float64Array;
  readonly hourAt: (k: number) => RoomUnitsHour;
}

/**
 * Load of the unit of one room, W. It adds neither heat nor water: cool and dry outdoor air are credited up to the load of the room, and in a
 * room that loses heat the unit stays off.
 */
function unitAt({ values, hours }: LoadedRoom, k: number, perFlow: AirResponse | undefined): RoomUnitsHour {
  const [sensible, latent, returnAir] = [hours.sensible[k]!, hours.latent[k]!, hours.returnAir[k]!];
  const airSensible = perFlow ? values.outdoorAir * perFlow.sensible[k]! : 0;
  const airLatent = perFlow ? Math.max(-latent, values.outdoorAir * perFlow.latent[k]!) : 0;
  const room = sensible + returnAir;
  if (room >= 0) return { sensible, latent, returnAir, airSensible: Math.max(-room, airSensible), airLatent, uncredited: 0 };
  return { sensible, latent, returnAir, airSensible, airLatent, uncredited: Math.max(0, -room - airSensible) };
}

/** Units of rooms without a system over all hours, each room times its multiplier. */
export function roomUnitsOf(rooms: readonly LoadedRoom[], responses: LoadResponses, measuredAt: AirflowBasis): RoomUnits {
  const store = LoadResponses.storeOf(responses);
  const all = rooms.map((room) => ({
    room,
    count: room.values.multiplier,
    air: room.values.outdoorAir > 0 ? store.outdoorAir(room.hours.parts.room, measuredAt) : undefined,
  }));
  const cooling = new Float64Array(hourCount);
  for (const { room, count, air } of all) {
    const { sensible, latent, returnAir } = room.hours;
    const flow = room.values.outdoorAir;
    for (let k = 0; k < cooling.length; k++) {
      const heat = sensible[k]! + returnAir[k]! + (air ? flow * air.sensible[k]! : 0);
      const moisture = latent[k]! + (air ? flow * air.latent[k]! : 0);
      cooling[k] = cooling[k]! + count * (Math.max(0, heat) + Math.max(0, moisture));
    }
  }
  const hourAt = (k: number): RoomUnitsHour => {
    const units = all.map(({ room, count, air }) => ({ count, unit: unitAt(room, k, air) }));
    const sum = (part: keyof RoomUnitsHour): number => units.reduce((total, { count, unit }) => total + count * unit[part], 0);
    return {
      sensible: sum("sensible"),
      latent: sum("latent"),
      returnAir: sum("returnAir"),
      airSensible: sum("airSensible"),
      airLatent: sum("airLatent"),
      uncredited: sum("uncredited"),
    };
  };
  return { cooling, hourAt };
}
