/**
 * The kinds of saved files. `collection` is where they stand beneath a project, `route` what stands for them in addresses, which is the
 * calculator's id where a calculator makes them.
 */
export const fileKinds = [
  { collection: "calculations", route: "heat-load", title: "Heat load" },
  { collection: "ductCalculations", route: "duct-sizer", title: "Duct sizing" },
  { collection: "pipeCalculations", route: "pipe-sizer", title: "Pipe sizing" },
  { collection: "ventilationCalculations", route: "ventilation-calc", title: "Ventilation" },
  { collection: "boqs", route: "boq", title: "Bill of quantities" },
  { collection: "pumpHeadCalculations", route: "pump-head-calc", title: "Pump head" },
  { collection: "refrigerantCalculations", route: "refrigerant-pipe-sizer", title: "Refrigerant piping" },
  { collection: "acousticCalculations", route: "acoustic-calculator", title: "Acoustics" },
  { collection: "energyCalculations", route: "energy-analysis", title: "Energy cost" },
  { collection: "psychrometricCharts", route: "psychrometric-chart", title: "Psychrometric chart" },
  { collection: "equipmentSchedules", route: "schedules", title: "Equipment schedule" },
] as const;

export type FileKind = (typeof fileKinds)[number];
/** Name of a collection of saved files. */
export type FileCollection = FileKind["collection"];
/** The part of an address that stands for a kind of file. */
export type FileRoute = FileKind["route"];

/** Names of all collections of saved files. */
export const fileCollections: readonly FileCollection[] = /*#__PURE__*/ fileKinds.map(({ collection }) => collection);

/** The kind that an address names, or `undefined`. */
export function kindOfRoute(route: string): FileKind | undefined {
  return fileKinds.find((kind) => kind.route === route);
}

/** The kind of the files of a collection. */
export function kindOfCollection(collection: FileCollection): FileKind {
  return fileKinds.find((kind) => kind.collection === collection)!;
}

/** Whether a name is that of a collection of saved files. */
export function isFileCollection(name: string): name is FileCollection {
  return (fileCollections as readonly string[]).includes(name);
}
