import { minimumMotorEfficiency, type Motor, type ReferenceRow } from "@org/hvac-core/reference";
import { ashrae90 } from "@org/hvac-core/sources";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

/** A rating of the American series, and the kind of motor. */
interface MotorRating extends ReferenceRow, Omit<Motor, "poles"> {
  readonly horsepower: number;
}

const ratings = [1, 1.5, 2, 3, 5, 7.5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150, 200, 250, 300, 350, 400, 450, 500];
const watts = 745.6998715822702;
const poles = [2, 4, 6, 8] as const;
/** Above them the standard has no such motor. */
const largest: Readonly<Record<Motor["poles"], number>> = { 2: 500, 4: 500, 6: 350, 8: 250 };

const motorsOf = (enclosure: Motor["enclosure"]): readonly MotorRating[] =>
  ratings.map((horsepower) => ({
    id: `${enclosure}-${String(horsepower).replace(".", "-")}`,
    label: `${enclosure === "open" ? "Open" : "Enclosed"} motor, ${horsepower} hp`,
    horsepower,
    power: horsepower * watts,
    enclosure,
    source: { source: ashrae90, locator: "§10.4, minimum motor efficiencies" },
  }));

export const motors: TableDefinition<MotorRating> = {
  title: "General-purpose motors for 60 Hz",
  verifiedBy: "motors",
  rowLabel: "Motor",
  rows: [...motorsOf("open"), ...motorsOf("enclosed")],
  filters: [{ key: "enclosure", label: "Enclosure", value: ({ enclosure }) => (enclosure === "open" ? "Open" : "Enclosed") }],
  columns: [
    { key: "power", label: "Rated output", quantity: "shaftPower", value: ({ power }) => power },
    ...poles.map((count) => ({
      key: `poles${count}`,
      label: `${count} poles`,
      quantity: "ratio" as const,
      value: ({ power, enclosure, horsepower }: MotorRating) =>
        horsepower > largest[count] ? undefined : minimumMotorEfficiency({ power, poles: count, enclosure }),
    })),
  ],
  targetsOf: ({ power, enclosure }) => [
    {
      calculator: "duct-sizer",
      as: "motor of the fan, 4 poles",
      input: { motorEfficiency: minimumMotorEfficiency({ power, poles: 4, enclosure }) },
    },
  ],
};

export const entries = (): readonly TopicEntry[] => entriesOf(motors);
