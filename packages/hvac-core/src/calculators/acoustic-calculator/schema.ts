import {
  choice,
  defineFields,
  inSection,
  list,
  quantity,
  text,
  type CalculatorInput,
  type Section,
  type SIValues,
} from "../../kernel/index.ts";
import { vdi20811 } from "../../acoustics/sources.ts";
import { elementFields } from "./elementFields.ts";
import { privacyFields } from "./privacyFields.ts";
import { criteria, roomFields } from "./roomFields.ts";
import { sourceFields } from "./sourceFields.ts";
import { elementTable, privacyTable, roomTable, sourceTable } from "./tableLayouts.ts";

export const sections: readonly Section[] = [
  {
    id: "general",
    title: "General",
    first: ["calculationName", "criterion", "ductMethod"],
    summary: ["air of {airTemperature}", "at {altitude}"],
  },
  { id: "sources", title: "Sources" },
  { id: "elements", title: "From the source to the rooms" },
  { id: "rooms", title: "Rooms" },
  { id: "privacy", title: "Privacy" },
];

export const fields = defineFields({
  ...inSection("general", {
    calculationName: text("Name", 120, { default: "Acoustics" }),
    criterion: choice("Criterion of rooms", criteria, "nc"),
    airTemperature: quantity("Air temperature", "t", "temperature", { Metric: 20, Imperial: 68 }, [-40, 100], {
      usual: [-20, 60],
      help: "Air in the ducts: its density affects flow noise.",
    }),
    altitude: quantity("Altitude", "z", "altitude", 0, [-500, 5000], { site: "altitude" }),
    ductMethod: choice("Method for bare ducts and elbows", { ashrae: "ASHRAE", vdi: "VDI 2081" }, "ashrae", {
      help: "VDI 2081 has attenuation in four size classes, and flow noise of straight ducts. Lined ducts do not depend on the method.",
      source: { source: vdi20811 },
    }),
  }),
  sources: list("Sources", "source", 20, sourceFields, {
    help: "Fans and units, with their sound power into the ducts and through the casing.",
    section: "sources",
    table: sourceTable,
  }),
  elements: list("Elements", "element", 300, elementFields, {
    outline: "parent",
    table: elementTable,
    help: "Ducts, fittings and outlets, each with its upstream element. Paths branch where several elements have the same upstream element.",
    section: "elements",
  }),
  rooms: list("Rooms", "room", 60, roomFields, { section: "rooms", table: roomTable }),
  privacy: list("Speech from room to room", "pair", 100, privacyFields, {
    help: "Intelligibility of speech from one room in another, through the partition and the ducts.",
    section: "privacy",
    table: privacyTable,
  }),
});

export type AcousticInput = CalculatorInput<typeof fields>;
export type AcousticValues = SIValues<typeof fields>;
export type SourceValues = AcousticValues["sources"][number];
export type ElementValues = AcousticValues["elements"][number];
export type PrivacyValues = AcousticValues["privacy"][number];
export type RoomValues = AcousticValues["rooms"][number];
