import { formatNumber } from "@org/form/numbers";
import type { SkipReason } from "@org/hvac-core/building";

const number = (count: number): string => formatNumber(count, { decimals: 0 });

const counted = (count: number, noun: string, plural = `${noun}s`): string => `${number(count)} ${count === 1 ? noun : plural}`;

/** Names in a sentence; of many the first. */
const named = (names: readonly string[]): string => {
  const shown = names.slice(0, 5).join(", ");
  return names.length > 5 ? `${shown} and ${number(names.length - 5)} more` : shown;
};

const reasons: Readonly<Record<SkipReason, string>> = {
  unit: "has a unit that is not known",
  "no-area": "refers to an area that the space does not have",
  "no-people": "is an area per person, and the room has no people",
  "not-a-number": "contains something else than a number",
  "no-content": "is in an element without content",
  "rooms-differ": "differs between the rooms of the zone",
};

/** Texts of the dialog that writes loads into a model. */
export const texts = {
  title: "Write loads into the model",
  lead: "Select the model that the rooms were imported from, or a later export of it. Loads are written into a copy of a gbXML file, in which everything else stays as it is. Models in IFC give the room schedule. The file stays on this device.",
  drop: "Drop a file here, or",
  choose: "Choose a file",
  fileLabel: "Model (gbXML or IFC)",
  problem: (file: string | undefined): string => (file === undefined ? "The file cannot be read" : `${file} cannot be read`),
  workerMissing: "This part of the application could not be loaded. Try again when you are connected.",
  reading: (file: string): string => `Reading ${file}`,
  unit: {
    lead: (file: string): string => `${file} does not say in which unit its lengths are.`,
    label: "Unit of lengths",
    options: { Meters: "metres", Millimeters: "millimetres", Centimeters: "centimetres", Feet: "feet", Inches: "inches" },
    read: "Continue",
  },
  calculating: "The last change is being calculated.",
  incomplete: "The heat load has errors or rooms without their entries. Complete them to write all loads.",
  known: (known: number, rooms: number): string =>
    `${number(known)} of ${counted(rooms, "room")} ${rooms === 1 ? "is" : "are"} in the model.`,
  none: "None of the rooms are in the model. Rooms are found by the ids, names and places that they had when they were imported.",
  otherRooms: (names: readonly string[]): string => `Not in the model: ${named(names)}.`,
  otherSpaces: (names: readonly string[]): string => `Spaces of the model without a room: ${named(names)}.`,
  multiplied: (count: number): string => `${counted(count, "room")} stand for several identical ones; the model gets the loads of one.`,
  contents: "What is written",
  results:
    "Results of each room: cooling load, its sensible part, heating load, supply and outdoor airflow, with the name of the room and the ids of the space and of its object in the drawing program.",
  zones: "Results of each zone of the model: its highest cooling load at one hour, heating load, supply and outdoor airflow.",
  gains: "In each space: people and their heat, lighting and equipment by area.",
  setPoints: "In each zone: set points of heating and cooling, where its rooms have the same.",
  ifc: "IFC has no place for the loads of rooms: the schedule lists them by the ids of the model.",
  counts: (added: number, replaced: number): string =>
    replaced === 0
      ? `${counted(added, "value")} added.`
      : `${counted(added, "value")} added; ${counted(replaced, "value")} of the file replaced, in ${replaced === 1 ? "its unit" : "their units"}.`,
  skipped: (count: number): string => `${counted(count, "value")} not written`,
  skippedValue: (element: string, reason: SkipReason, ids: readonly string[]): string => `${element} ${reasons[reason]}: ${named(ids)}.`,
  download: "Download the model",
  another: "Another file",
  asCsv: "Room schedule (CSV)",
  asXlsx: "Room schedule (Excel)",
  fileName: (model: string): string => `${model} with loads`,
  scheduleName: (model: string): string => `${model} room schedule`,
  schedule: {
    sheet: "Rooms",
    columns: {
      modelId: "Id in the model",
      cadId: "Id in the drawing program",
      modelName: "Name in the model",
      name: "Room",
      storey: "Storey",
      zone: "Zone",
      multiplier: "Identical rooms",
      modelArea: "Floor area in the model",
      floorArea: "Floor area",
      height: "Height",
      coolingLoad: "Cooling load",
      coolingSensible: "Sensible cooling load",
      peakMonth: "Peak month",
      peakHour: "Peak hour",
      heatingLoad: "Heating load",
      supplyAirflow: "Supply airflow",
      outdoorAirflow: "Outdoor airflow",
      people: "People",
      lighting: "Lighting",
      equipment: "Equipment",
      coolingTemperature: "Set point, cooling",
      heatingTemperature: "Set point, heating",
    },
    head: (name: string, unit: string): string => `${name} (${unit})`,
  },
} as const;
