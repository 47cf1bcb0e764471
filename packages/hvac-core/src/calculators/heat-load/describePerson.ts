import type { SheetBuilder } from "../../kernel/index.ts";
import { peopleCitation, type SensibleAndLatent } from "../../loads/index.ts";
import type { OccupantGain } from "../../reference/index.ts";

/** States what one person gives off at the room's temperature: g_s and g_l. */
export function describePerson(activity: OccupantGain, { sensible, latent }: SensibleAndLatent, sheet: SheetBuilder): void {
  const table = { quantity: "power", source: activity.source, by: ["activity"] } as const;
  const heat = { quantity: "power", source: peopleCitation } as const;
  sheet.lookup({ ...table, symbol: "g_s24", name: `Sensible heat of a person at 24 °C: ${activity.label}`, value: activity.sensible });
  sheet.lookup({ ...table, symbol: "g_l24", name: "Latent heat of a person at 24 °C", value: activity.latent });
  const expression = "min(g_s24 + g_l24, max(0, g_s24 * (1 - 0.2 * (t_i - 24) / 3)))";
  sheet.formula({ ...heat, symbol: "g_s", name: "Sensible heat of a person at the room’s temperature", expression, value: sensible });
  sheet.formula({
    ...heat,
    symbol: "g_l",
    name: "Latent heat of a person: the total stays",
    expression: "g_s24 + g_l24 - g_s",
    value: latent,
  });
}
