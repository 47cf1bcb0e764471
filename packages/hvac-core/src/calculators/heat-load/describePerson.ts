import type { SheetBuilder } from "../../kernel/index.ts";
import { peopleCitation, type SensibleAndLatent } from "../../loads/index.ts";
import type { OccupantGain } from "../../reference/index.ts";

/** States the heat of one person at the temperature of the room: g_s and g_l. */
export function describePerson(activity: OccupantGain, { sensible, latent }: SensibleAndLatent, sheet: SheetBuilder): void {
  const { source, label } = activity;
  const by = { by: ["activity"] };
  sheet.lookup("g_s24", `Sensible heat of a person at 24 °C: ${label}`, "power", activity.sensible, source, by);
  sheet.lookup("g_l24", "Latent heat of a person at 24 °C", "power", activity.latent, source, by);
  const expression = "min(g_s24 + g_l24, max(0, g_s24 * (1 - 0.2 * (t_i - 24) / 3)))";
  sheet.formula("g_s", "Sensible heat of a person at the temperature of the room", "power", expression, sensible, peopleCitation);
  sheet.formula("g_l", "Latent heat of a person: the total stays", "power", "g_s24 + g_l24 - g_s", latent, peopleCitation);
}
