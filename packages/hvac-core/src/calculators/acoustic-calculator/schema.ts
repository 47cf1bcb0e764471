import { defineFields, type CalculatorInput, type Section, type SIValues } from "../../kernel/index.ts";
import { vdi20811 } from "../../acoustics/sources.ts";
import { elementFields } from "./elementFields.ts";
import { privacyFields } from "./privacyFields.ts";
import { criteria, roomFields } from "./roomFields.ts";
import { sourceFields } from "./sourceFields.ts";

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
  calculationName: { type: "text", label: "Name", default: "Acoustics", maxLength: 120, informational: true, section: "general" },
  criterion: { type: "choice", label: "Judge rooms by", options: criteria, default: "nc", section: "general" },
  airTemperature: {
    type: "quantity",
    label: "Air temperature",
    symbol: "t",
    quantity: "temperature",
    default: { Metric: 20, Imperial: 68 },
    min: -40,
    max: 100,
    usual: [-20, 60],
    help: "Of the air in the ducts: its density counts for the noise of flow.",
    section: "general",
  },
  altitude: {
    type: "quantity",
    label: "Altitude",
    symbol: "z",
    quantity: "altitude",
    default: 0,
    min: -500,
    max: 5000,
    section: "general",
  },
  ductMethod: {
    type: "choice",
    label: "Bare ducts and elbows by",
    options: { ashrae: "ASHRAE", vdi: "VDI 2081" },
    default: "ashrae",
    help: "VDI 2081 counts attenuation in four classes of size, and the noise of the flow in straight ducts as well. Lined ducts are the same.",
    source: { source: vdi20811 },
    section: "general",
  },
  sources: {
    type: "list",
    label: "Sources",
    rowLabel: "source",
    help: "Fans and units, with the sound power that they send into the ducts and through their casing.",
    maxRows: 20,
    section: "sources",
    row: sourceFields,
  },
  elements: {
    type: "list",
    label: "Elements",
    rowLabel: "element",
    help: "What the sound passes, each after the one before it. Where several follow one, paths part; they share what is before.",
    maxRows: 300,
    outline: "parent",
    section: "elements",
    row: elementFields,
  },
  rooms: {
    type: "list",
    label: "Rooms",
    rowLabel: "room",
    maxRows: 60,
    section: "rooms",
    row: roomFields,
  },
  privacy: {
    type: "list",
    label: "Speech from room to room",
    rowLabel: "pair",
    help: "How much of what is said in one room is understood in another, through the wall and through the ducts.",
    maxRows: 100,
    section: "privacy",
    row: privacyFields,
  },
});

export type AcousticInput = CalculatorInput<typeof fields>;
export type AcousticValues = SIValues<typeof fields>;
export type SourceValues = AcousticValues["sources"][number];
export type ElementValues = AcousticValues["elements"][number];
export type PrivacyValues = AcousticValues["privacy"][number];
export type RoomValues = AcousticValues["rooms"][number];
