import {
  occupantGains,
  occupantGainsByTemperature,
  occupantGainTemperatures,
  type OccupantGain,
  type OccupantGainByTemperature,
} from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

export const people: TableDefinition<OccupantGain> = {
  title: "Heat of a person at 24 °C (75 °F)",
  verifiedBy: "occupantGains",
  rowLabel: "Activity",
  rows: occupantGains,
  columns: [
    {
      key: "sensible",
      label: "Sensible",
      quantity: "electricLoad",
      units: { Imperial: "Btu/h" },
      value: ({ sensible }) => sensible,
      printed: { Imperial: ({ sensibleBtuPerHour }) => sensibleBtuPerHour },
    },
    {
      key: "latent",
      label: "Latent",
      quantity: "electricLoad",
      units: { Imperial: "Btu/h" },
      value: ({ latent }) => latent,
      printed: { Imperial: ({ latentBtuPerHour }) => latentBtuPerHour },
    },
    {
      key: "total",
      label: "Total",
      quantity: "electricLoad",
      units: { Imperial: "Btu/h" },
      value: ({ sensible, latent }) => sensible + latent,
      printed: { Imperial: ({ sensibleBtuPerHour, latentBtuPerHour }) => sensibleBtuPerHour + latentBtuPerHour },
    },
  ],
  targetsOf: ({ id }) => [{ calculator: "heat-load", input: { activity: id } }],
};

export const peopleByTemperature: TableDefinition<OccupantGainByTemperature> = {
  title: "Heat of a man by room temperature",
  verifiedBy: "occupantGainsByTemperature",
  rowLabel: "Activity",
  prefix: "t-",
  rows: occupantGainsByTemperature,
  columns: [
    { key: "total", label: "Total", quantity: "electricLoad", units: { Imperial: "Btu/h" }, value: ({ total }) => total },
    ...occupantGainTemperatures.map((temperature, index) => ({
      key: `at${temperature}`,
      label: `Sensible at ${temperature} °C`,
      quantity: "electricLoad" as const,
      units: { Imperial: "Btu/h" } as const,
      value: ({ sensible }: OccupantGainByTemperature) => sensible[index],
    })),
  ],
};

export const entries = (): readonly TopicEntry[] => [...entriesOf(people), ...entriesOf(peopleByTemperature)];
