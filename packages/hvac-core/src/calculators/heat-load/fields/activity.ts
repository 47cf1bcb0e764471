import { choice } from "../../../kernel/index.ts";
import { occupantGains } from "../../../reference/index.ts";
import { rowsBySpaceType } from "../../../reference/internal.ts";
import { fundamentals2017 } from "../../../sources/index.ts";

/** Activity of people, which sets the heat and moisture that each gives off. */
export const activityField = choice(
  "Activity",
  Object.fromEntries(occupantGains.map((row) => [row.id, row.label])) as Readonly<Record<string, string>>,
  "office-work",
  {
    source: { source: fundamentals2017, locator: "ch. 18, Table 1" },
    defaultBy: rowsBySpaceType(({ activity }) => activity, occupantGains),
  },
);
