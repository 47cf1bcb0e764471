import type { Building, BuildingFileProblem } from "@org/hvac-core/building";
import type {
  BuildingLibrary,
  BuildingRowOptions,
  BuildingRows,
  EarlierImport,
  RevisedRooms,
  RevisedRow,
} from "@org/hvac-core/exchange/building";
import type { ImportRecord } from "@org/hvac-core/kernel";
import type { FormInput } from "@org/form/state";
import type { ResultsQuestion } from "./back/resultsMessages.ts";
import type { BuildingPart } from "./buildingParts.ts";
import type { RevisionToggles } from "./revision/toggles.ts";

/** An import to be planned. */
export interface PlanQuestion {
  readonly options: BuildingRowOptions;
  /** The heat load without the rows of a new page. */
  readonly target: FormInput;
  readonly takesPlace: boolean;
  readonly toggles: RevisionToggles;
  /** Recorded for the next import of the building. */
  readonly decisions: unknown;
  /** Record that the file is compared with; `null` for another building. Default the one that shares most rooms. */
  readonly record?: string | null | undefined;
}

/** Reading of a file, rows of the building that was read last, or a model with loads: one worker has the code of all. */
export type BuildingQuestion =
  | { readonly type: "read"; readonly file: File; readonly lengthUnit?: string | undefined; readonly target: FormInput }
  | ({ readonly type: "rows"; readonly number: number } & PlanQuestion)
  | ({ readonly type: "results" } & ResultsQuestion);

/** Unit of lengths of a file that names none. */
export interface AnsweredUnit {
  readonly unit: string;
  /** Program that wrote the file: its other files have the same unit. */
  readonly program?: string | undefined;
  /** Whether it was answered at an earlier import. */
  readonly isRecalled?: boolean;
}

/** A file that was read. */
export interface ReadFile {
  readonly building: Building;
  readonly library: BuildingLibrary;
  /** Earlier import of the building to the heat load. */
  readonly earlier?: EarlierImport | undefined;
  /** Earlier import with which the file shares nothing. */
  readonly unrelated?: EarlierImport | undefined;
  readonly lengthUnit?: AnsweredUnit | undefined;
}

/** Why a file was not read. */
export interface FileProblem {
  readonly problem: BuildingFileProblem | "empty" | "no-rooms" | "reader";
  /** Details, empty without any. */
  readonly message: string;
}

/** An edit of the heat load and what it gives. */
export interface PlannedRows {
  /** Rows of the selected rooms. */
  readonly rows: BuildingRows;
  /** Lists and fields of the heat load after the import, by path. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly imports: readonly ImportRecord[];
  /** Why the calculator cannot have them. */
  readonly problems: readonly string[];
  /** Bytes of the file, and the most that it may have. */
  readonly size: { readonly bytes: number; readonly maxBytes: number };
  /** Loads of the plant, W; undefined where the input cannot be calculated. */
  readonly loads?: { readonly cooling: number; readonly heating: number } | undefined;
  /** Cooling loads by space, W. */
  readonly coolingLoads: ReadonlyMap<string, number>;
  /** Rows of an earlier import of the building compared with the file; undefined at the first import. */
  readonly revision?: {
    /** Name of the file of that import. */
    readonly fileName: string;
    readonly rows: readonly RevisedRow[];
    /** Rooms that the import changes or removes. */
    readonly rooms: RevisedRooms;
  };
}

export type BuildingAnswer =
  | { readonly progress: number }
  | { readonly part: BuildingPart; readonly progress: number }
  // The lists of the building are in the parts before.
  | { readonly read: ReadFile }
  | FileProblem
  | { readonly number: number; readonly planned: PlannedRows }
  | { readonly number: number; readonly failure: string };
