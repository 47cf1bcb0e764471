import {
  recalledDecisions,
  type BoundaryAnswer,
  type EarlierImport,
  type ImportValues,
  type LibraryMatch,
} from "@org/hvac-core/exchange/building";
import type { AnsweredUnit, FileProblem, ReadFile } from "./buildingMessages.ts";
import { noToggles, type RevisionToggles } from "./revision/toggles.ts";

/** Steps of an import after its file was read, in their order. Changes are those since an earlier import. */
const steps = ["rooms", "values", "library", "types", "place", "changes", "summary"] as const;
export type Step = (typeof steps)[number];

export const stepsOf = ({ earlier }: { readonly earlier?: EarlierImport | undefined }): readonly Step[] =>
  steps.filter((step) => step !== "changes" || earlier !== undefined);

type Choices = Readonly<Record<string, string>>;

/** Decisions of the user on a building. */
export interface Decisions {
  readonly includedIds: ReadonlySet<string>;
  readonly answers: Readonly<Record<string, BoundaryAnswer>>;
  /** Rows of the heat load in place of constructions and window types of the file. */
  readonly constructions: Choices;
  readonly windowTypes: Choices;
  /** Accepted types by space. */
  readonly spaceTypes: Choices;
  /** Values that the file lacks, SI. */
  readonly values: ImportValues;
  readonly takesPlace: boolean;
  readonly toggles: RevisionToggles;
}

/** Decisions that an import records for the next one of the same building. */
export interface RecordedDecisions extends Pick<Decisions, "answers" | "constructions" | "windowTypes" | "spaceTypes" | "values"> {
  /** Degrees by which the building was turned from where the file had it. */
  readonly turn: number;
  /** Unit of lengths, if the file names none. */
  readonly lengthUnit?: AnsweredUnit | undefined;
}

/** What an import records of its decisions. */
export function recordedDecisions(
  { answers, constructions, windowTypes, spaceTypes, values }: Decisions,
  { building, lengthUnit }: ReadFile,
): RecordedDecisions {
  const turn = values.north - building.place.modelAzimuth;
  const unit = lengthUnit && { lengthUnit: { unit: lengthUnit.unit, program: lengthUnit.program } };
  return { answers, constructions, windowTypes, spaceTypes, values, turn, ...unit };
}

/** A file that was read, with the record that it is compared with; `null` for another building. */
export interface RelatedFile extends ReadFile {
  readonly record?: string | null | undefined;
}

/** Decisions on a file that is read again in another unit: they are on rooms and surfaces by their ids, and on values that are not lengths. */
export type KeptDecisions = Pick<Extract<ImportState, { readonly phase: "read" }>, "decisions" | "isEdited">;

/** What the dialog does: it waits for a file, reads one, asks for its unit of lengths or whether it is another building, or shows what was read. */
export type ImportState =
  | { readonly phase: "choosing"; readonly problem?: FileProblem; readonly file?: File }
  | { readonly phase: "reading"; readonly file: File; readonly progress: number; readonly earlierDecisions?: KeptDecisions | undefined }
  | { readonly phase: "unit"; readonly file: File; readonly earlierDecisions?: KeptDecisions | undefined }
  | {
      readonly phase: "unrelated";
      readonly file: File;
      readonly read: ReadFile;
      readonly unrelated: EarlierImport;
      readonly earlierDecisions?: KeptDecisions | undefined;
    }
  | ({
      readonly phase: "read";
      readonly file: File;
      readonly step: Step;
      readonly decisions: Decisions;
      readonly isEdited: boolean;
    } & RelatedFile);

export type ImportEvent =
  | { readonly type: "opened"; readonly file: File }
  | { readonly type: "progressed"; readonly progress: number }
  | { readonly type: "failed"; readonly problem: FileProblem }
  | { readonly type: "cancelled" }
  | { readonly type: "unrelated"; readonly read: ReadFile; readonly unrelated: EarlierImport }
  | { readonly type: "finished"; readonly read: RelatedFile; readonly decisions: Decisions }
  | { readonly type: "unit" }
  | { readonly type: "stepped"; readonly step: Step }
  | { readonly type: "decided"; readonly decisions: Partial<Decisions> };

/** Rows of the heat load that may take the place of those of the file. */
export interface Matches {
  readonly constructions: readonly LibraryMatch[];
  readonly windowTypes: readonly LibraryMatch[];
}

/** What the heat load gives to the first decisions. */
export interface FirstDecisions extends Pick<Decisions, "values" | "takesPlace" | "spaceTypes"> {
  /** Ids of its constructions and window types. */
  readonly rowIds: ReadonlySet<string>;
}

/** Decisions before the user makes any: all conditioned rooms, the matches, and what an earlier import of the building recorded. */
export function firstDecisions(
  { building, library, earlier }: ReadFile,
  matches: Matches,
  { rowIds, ...first }: FirstDecisions,
): Decisions {
  const nothing: ReadonlySet<string> = new Set();
  const { importedIds, leftOutIds, libraryIds } = earlier ?? { importedIds: nothing, leftOutIds: nothing, libraryIds: nothing };
  // Rows of the earlier import are compared with the file, as all of its rows are.
  const rowsOf = (list: readonly LibraryMatch[]): Choices =>
    Object.fromEntries(list.flatMap(({ id, rowId }) => (libraryIds.has(rowId) ? [] : [[id, rowId]])));
  const recorded = earlier?.record.decisions as RecordedDecisions | undefined;
  const recall = <T>(
    decided: Readonly<Record<string, T>> | undefined,
    parts: readonly { readonly id: string }[],
  ): Readonly<Record<string, T>> =>
    earlier && decided
      ? recalledDecisions(
          decided,
          parts.map(({ id }) => id),
          earlier,
        )
      : {};
  const still = (choices: Choices): Choices => Object.fromEntries(Object.entries(choices).filter(([, rowId]) => rowIds.has(rowId)));
  return {
    ...first,
    includedIds: new Set(
      building.spaces.flatMap(({ id, isConditioned }) => ((isConditioned && !leftOutIds.has(id)) || importedIds.has(id) ? [id] : [])),
    ),
    answers: recall(recorded?.answers, building.surfaces),
    // Types of the file may have changed since the earlier import.
    spaceTypes: { ...recall(recorded?.spaceTypes, building.spaces), ...first.spaceTypes },
    constructions: { ...rowsOf(matches.constructions), ...still(recall(recorded?.constructions, library.constructions)) },
    windowTypes: { ...rowsOf(matches.windowTypes), ...still(recall(recorded?.windowTypes, library.windowTypes)) },
    toggles: noToggles,
    ...(recorded && { values: { ...recorded.values, north: building.place.modelAzimuth + recorded.turn } }),
  };
}

/** Numbers of a form, read back from its units, differ by less than this share. */
const rounding = 1e-9;
const isSameNumber = (before: number, now: number): boolean =>
  before === now || Math.abs(before - now) <= rounding * Math.max(1, Math.abs(before));

/** Whether some decisions differ from those before. */
function differs(before: Decisions, { values, ...others }: Partial<Decisions>): boolean {
  const isOther = Object.entries(others).some(([name, decision]) => decision !== before[name as keyof Decisions]);
  return isOther || Object.entries(values ?? {}).some(([name, value]) => !isSameNumber(value, before.values[name as keyof ImportValues]));
}

/** The dialog after an event. Events of a file that is no longer read change nothing. */
export function importState(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case "opened":
      return {
        phase: "reading",
        file: event.file,
        progress: 0,
        earlierDecisions: state.phase === "unit" && state.file === event.file ? state.earlierDecisions : undefined,
      };
    case "progressed":
      return state.phase === "reading" ? { ...state, progress: Math.max(state.progress, event.progress) } : state;
    case "cancelled":
      return { phase: "choosing" };
    case "failed":
      if (state.phase !== "reading") return state;
      if (event.problem.problem === "no-length-unit") return { phase: "unit", file: state.file };
      return { phase: "choosing", problem: event.problem, file: state.file };
    case "unrelated":
      if (state.phase !== "reading") return state;
      return {
        phase: "unrelated",
        file: state.file,
        read: event.read,
        unrelated: event.unrelated,
        earlierDecisions: state.earlierDecisions,
      };
    case "unit":
      if (state.phase !== "read") return state;
      return { phase: "unit", file: state.file, earlierDecisions: { decisions: state.decisions, isEdited: state.isEdited } };
    case "finished":
      if (state.phase !== "reading" && state.phase !== "unrelated") return state;
      return {
        phase: "read",
        file: state.file,
        step: "rooms",
        ...(state.earlierDecisions ?? { decisions: event.decisions, isEdited: false }),
        ...event.read,
      };
    case "stepped":
      return state.phase === "read" ? { ...state, step: event.step } : state;
    case "decided":
      if (state.phase !== "read") return state;
      return {
        ...state,
        decisions: { ...state.decisions, ...event.decisions },
        isEdited: state.isEdited || differs(state.decisions, event.decisions),
      };
  }
}

/** Whether closing the dialog loses decisions. */
export const hasDecisions = (state: ImportState): boolean =>
  state.phase === "read" ? state.isEdited : "earlierDecisions" in state && state.earlierDecisions?.isEdited === true;
