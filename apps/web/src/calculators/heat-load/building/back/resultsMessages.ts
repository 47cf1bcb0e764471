import type { BuildingFileProblem, SkippedValue } from "@org/hvac-core/building";
import type { CalculatedRooms, ModelRoom } from "@org/hvac-core/exchange/building";
import type { FormInput } from "@org/form/state";

/** What the page asks the worker. */
export interface ResultsQuestion {
  readonly file: File;
  /** Unit of lengths for a file that names none. */
  readonly lengthUnit: string | undefined;
  readonly calculated: CalculatedRooms;
  /** Input of the heat load, with what imports recorded. */
  readonly input: FormInput;
}

/** A model with loads, and the rooms of the heat load. */
export interface WrittenModel {
  /** Absent for a model in IFC, which has no place for loads. */
  readonly content?: Uint8Array<ArrayBuffer>;
  readonly rooms: readonly ModelRoom[];
  /** Names of the spaces that are no rooms of the heat load. */
  readonly otherSpaces: readonly string[];
  readonly added: number;
  readonly replaced: number;
  readonly skipped: readonly SkippedValue[];
}

/** Why a file is refused; the message names the line. */
export interface ResultsProblem {
  readonly problem: BuildingFileProblem | "reader";
  readonly message: string;
}

export type ResultsAnswer = { readonly progress: number } | { readonly written: WrittenModel } | ResultsProblem;
