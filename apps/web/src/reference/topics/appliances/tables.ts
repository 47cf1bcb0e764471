import { applianceGains, officeLoadClasses, type ApplianceGain, type OfficeLoadClass } from "@org/hvac-core/reference";
import { entriesOf, type TableDefinition } from "../../table/tableDefinition.ts";
import type { TopicEntry } from "../../topic.ts";

const groupOf = ({ hooded, fuel }: ApplianceGain): string =>
  hooded ? `Under a hood, ${fuel === "gas" ? "gas" : "electric"}` : `Without a hood, ${fuel === "gas" ? "gas" : "electric"}`;

export const appliances: TableDefinition<ApplianceGain> = {
  title: "Kitchen appliances",
  verifiedBy: "applianceGains",
  rowLabel: "Appliance",
  rows: applianceGains(),
  groupOf,
  filters: [
    { key: "kind", label: "Hood and fuel", value: groupOf },
    { key: "edition", label: "Edition", value: ({ source }) => source.source.edition },
  ],
  columns: [
    { key: "rated", label: "Rated", quantity: "electricLoad", value: ({ ratedPower }) => ratedPower },
    { key: "standby", label: "Standby", quantity: "electricLoad", value: ({ standbyPower }) => standbyPower },
    { key: "sensible", label: "Sensible to the room", quantity: "electricLoad", value: ({ sensible }) => sensible },
    { key: "radiant", label: "Radiant part", quantity: "electricLoad", value: ({ radiant }) => radiant },
    { key: "latent", label: "Latent to the room", quantity: "electricLoad", value: ({ latent }) => latent },
    { key: "withHood", label: "Sensible with a hood", quantity: "electricLoad", value: ({ sensibleWithHood }) => sensibleWithHood },
  ],
  targetsOf: ({ sensible, latent }) => [
    {
      calculator: "heat-load",
      input: { equipmentLoad: { value: sensible, unit: "W" }, equipmentLatentLoad: { value: latent, unit: "W" } },
    },
  ],
};

export const officeClasses: TableDefinition<OfficeLoadClass> = {
  title: "Office equipment by class of use",
  verifiedBy: "officeLoadClasses",
  rowLabel: "Class",
  prefix: "office-",
  rows: officeLoadClasses,
  columns: [
    { key: "equipment", label: "Per floor area", quantity: "powerPerArea", value: ({ equipment }) => equipment },
    { key: "factor", label: "Load factor", quantity: "ratio", value: ({ loadFactor }) => loadFactor },
    { key: "area", label: "Area of a workplace", quantity: "area", value: ({ areaPerWorkstation }) => areaPerWorkstation },
  ],
  targetsOf: ({ equipment }) => [{ calculator: "heat-load", input: { equipmentLoad: { value: equipment, unit: "W/m2" } } }],
};

export const entries = (): readonly TopicEntry[] => [...entriesOf(appliances), ...entriesOf(officeClasses)];
