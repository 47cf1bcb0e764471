import { BuildingFileError } from "./errors.ts";

/** Options of reading a building. */
export interface ReadBuildingOptions {
  /** Unit of lengths, such as Feet, for a file that names none. */
  readonly lengthUnit?: string;
  /** Surfaces of a space above which similar ones are merged. Default 60, as many as a room of the heat load has. */
  readonly maxSurfacesPerSpace?: number;
  /** Size that is refused, bytes or characters. Default 256 MiB. */
  readonly maxSize?: number;
}

/** Options with their defaults. */
export function withDefaults(source: Uint8Array | string, options: ReadBuildingOptions): Required<Omit<ReadBuildingOptions, "lengthUnit">> {
  const { maxSurfacesPerSpace = 60, maxSize = 2 ** 28 } = options;
  if (source.length > maxSize)
    throw new BuildingFileError("size", `the file is larger than ${Math.round(maxSize / 2 ** 20)} MiB; export fewer rooms or less detail`);
  return { maxSurfacesPerSpace, maxSize };
}

/** Runs steps to their end. */
export function resultOf<T>(steps: Generator<number, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}
