import { deviceStorage, isOneOf, isRecord, isTexts, jsonItem, textItem } from "@org/device/storage";

const storage = deviceStorage;

/** Everything that the interface stores in the browser, per device. The script in the page's head also reads the key of the colour scheme, before the first paint. */
export const stored = {
  colorScheme: textItem({ key: "plenum.colorScheme", storage }, isOneOf("light", "dark", "auto")),
  unitSystem: textItem({ key: "plenum.unitSystem", storage }, isOneOf("Imperial", "Metric")),
  /** By unit system: the units chosen for results, by kind of quantity. */
  resultUnits: jsonItem({ key: "plenum.resultUnits.", storage }, isRecord),
  /** The names of pipe sizes that the user reads. */
  pipeSizes: textItem({ key: "plenum.pipeSizes", storage }, isOneOf("both", "nps", "dn")),
  /** The level of detail of the last printed page. */
  printLevel: textItem({ key: "plenum.printLevel", storage }),
  currency: textItem({ key: "plenum.currency", storage }),
  /** By calculator: the sections whose fold the user opened. */
  openFolds: jsonItem({ key: "plenum.openFolds.", storage }, isTexts),
  /** By grid: shown columns, their widths, the grouping of rows, and the last table of several. */
  gridColumns: jsonItem({ key: "plenum.grid.", storage }, isRecord),
  /** By grid: layouts and filters that the user saved by name. */
  gridViews: jsonItem({ key: "plenum.gridViews.", storage }, isRecord),
  /** By calculator: place, size and tab of the panel next to its table, and the open parts of the strip above it. */
  tablePage: jsonItem({ key: "plenum.tablePage.", storage }, isRecord),
  /** By list: the field of each column title of imported files. */
  importedHeads: jsonItem({ key: "plenum.importedHeads.", storage }, isRecord),
} as const;
