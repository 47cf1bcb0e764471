import { choice, fieldIs, flag, inSection, list, quantity } from "../../kernel/index.ts";
import { eu622 } from "../../pumps/sources.ts";
import { ashrae90 } from "../../sources/index.ts";

const atSpeed = fieldIs("control", "speed");
const atPartLoad = fieldIs("control", "throttled", "speed");

const profileRow = {
  flowShare: quantity("Flow over design flow", "x_Q", "ratio", 1, [0, 1]),
  timeShare: quantity("Share of the hours", "x_τ", "ratio", 0.25, [0, 1]),
} as const;

/** Fields of power and annual energy. */
export const powerFields = inSection("power", {
  pumpEfficiency: quantity("Pump efficiency", "η_o", "ratio", 0.7, [0.05, 0.95], {
    usual: [0.3, 0.88],
    help: "Used for pumps whose curve has no efficiency.",
  }),
  motorEfficiency: quantity("Motor efficiency", "η_m", "ratio", 0.93, [0.3, 1], {
    usual: [0.6, 0.97],
    help: "Constant at every load; in fact it falls below a third of the rated power.",
    source: { source: ashrae90, locator: "§10.4" },
  }),
  control: choice(
    "Flow control",
    { constant: "None (constant flow)", throttled: "Throttling valves", speed: "Variable speed" },
    "constant",
  ),
  driveEfficiency: quantity("Drive efficiency", "η_v", "ratio", 0.97, [0.5, 1], {
    usual: [0.85, 0.99],
    help: "Frequency converter, constant at every load.",
    when: [atSpeed],
  }),
  minimumHeadShare: quantity("Head at no flow", "x_c", "ratio", 0.4, [0, 1], {
    help: "Share of the head at design flow: setpoint of the differential pressure. From there the head rises as a parabola with the flow, and is at least the head of the system.",
    when: [atSpeed],
  }),
  stagePumps: flag("Run as few pumps as needed", true, { help: "At part load, in the listed order.", when: [atPartLoad] }),
  operatingHours: quantity("Operating hours per year", "τ_y", "time", 4400, [0, 8760 * 3600]),
  loadProfile: choice(
    "Load over the year",
    { full: "Design flow throughout", circulator: "6, 15, 35, 44 % of the time at 100, 75, 50, 25 %", own: "Custom profile" },
    "circulator",
    {
      help: "The second is the profile of heating circulators in the ecodesign rules of the European Union.",
      source: { source: eu622, locator: "Annex II" },
      when: [atPartLoad],
    },
  ),
  profile: list("Custom profile", "part of the year", 40, profileRow, {
    help: "Shares of the operating hours; for the rest to 100 % the pumps are off.",
    when: [atPartLoad, fieldIs("loadProfile", "own")],
  }),
});
