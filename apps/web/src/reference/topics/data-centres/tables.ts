import { dataCentreClasses, type DataCentreClass } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

export const dataCentresTable: TableDefinition<DataCentreClass> = {
  title: "Data centres",
  verifiedBy: "dataCentreClasses",
  rowLabel: "Class",
  rows: dataCentreClasses,
  columns: [
    { key: "coldest", label: "Dry bulb from", quantity: "temperature", value: ({ minDryBulb }) => minDryBulb },
    { key: "warmest", label: "to", quantity: "temperature", value: ({ maxDryBulb }) => maxDryBulb },
    { key: "driest", label: "Dew point from", quantity: "temperature", value: ({ minDewPoint }) => minDewPoint },
    { key: "wettest", label: "to", quantity: "temperature", value: ({ maxDewPoint }) => maxDewPoint },
    { key: "minHumidity", label: "Relative humidity from", quantity: "ratio", value: ({ minRelativeHumidity }) => minRelativeHumidity },
    { key: "maxHumidity", label: "to", quantity: "ratio", value: ({ maxRelativeHumidity }) => maxRelativeHumidity },
    {
      key: "derating",
      label: "Derating for each 100 m above 900 m (300 ft above 3000 ft)",
      quantity: "temperatureDifference",
      value: ({ altitudeDerating }) => (altitudeDerating === undefined ? undefined : altitudeDerating * 100),
    },
  ],
  targetsOf: ({ maxDryBulb, maxRelativeHumidity }) => [
    {
      calculator: "psychrometric-chart",
      as: "a state",
      input: {
        processes: [],
        states: [
          {
            name: "Warmest and most humid",
            given: "dryBulbAndRelativeHumidity",
            dryBulb: { value: maxDryBulb, unit: "degC" },
            relativeHumidity: { value: maxRelativeHumidity * 100, unit: "%" },
          },
        ],
      },
    },
  ],
};

export const entries = (): readonly TopicEntry[] => entriesOf(dataCentresTable);
