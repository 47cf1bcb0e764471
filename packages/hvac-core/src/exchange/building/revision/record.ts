import { importRecordsIn, type ImportRecord } from "../../../kernel/index.ts";
import { importedId } from "../../index.ts";
import { listNames, type ListName, type Lists, type ModelRow } from "./modelRows.ts";
import { readRowText, rowText } from "./recordText.ts";
import type { Shape } from "./shapes.ts";

/** The file of a model. */
export interface ModelFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Hash of its bytes, which identifies it. */
  readonly hash: string;
}

/** What an import of a model recorded, for the next one. */
export interface BuildingRecord {
  /** Identifies the model in the heat load. */
  readonly id: string;
  readonly file: ModelFile;
  /** Whatever was asked once: unit of length, answers, values for what the file lacks, matched constructions. As it was given. */
  readonly decisions: unknown;
  /** Surfaces whose other side the file left open, by the ids that their identifiers give. */
  readonly questions: Readonly<Record<string, Shape>>;
}

/** In place of the collection of another file of a project. */
const collection = "building";
/** Row of a record with the file and what was decided. */
const factsName = "model";

const isOfModel = ({ link, rows }: ImportRecord): boolean => link.collection === collection && Object.hasOwn(rows, factsName);

function factsOf({ id, rows }: ImportRecord): BuildingRecord {
  return { id, ...(JSON.parse(rows[factsName]!) as Omit<BuildingRecord, "id">) };
}

/**
 * What earlier imports of models to a heat load recorded.
 *
 * @param input input of the heat load
 * @returns a record for each model, the last imported one last
 * @example
 * ```ts
 * import { buildingRecords } from "@org/hvac-core/exchange/building";
 * buildingRecords({ rooms: [] }); // []
 * ```
 */
export const buildingRecords = (input: Readonly<Record<string, unknown>>): readonly BuildingRecord[] =>
  importRecordsIn(input).filter(isOfModel).map(factsOf);

/** The rows of a record. */
export function recordedRows(input: Readonly<Record<string, unknown>>, id: string | undefined): Lists<ModelRow> {
  const record = importRecordsIn(input).find((each) => each.id === id && isOfModel(each));
  const rowsOf = (list: ListName): readonly ModelRow[] =>
    Object.entries(record?.rows ?? {}).flatMap(([name, text]) => (name.startsWith(`${list}.`) ? [readRowText(text)] : []));
  return Object.fromEntries(listNames.map((list) => [list, rowsOf(list)])) as unknown as Lists<ModelRow>;
}

/** The records of an input with that of a model. */
export function withBuildingRecord(
  input: Readonly<Record<string, unknown>>,
  { id, ...facts }: Omit<BuildingRecord, "id"> & { readonly id: string | undefined },
  lists: Lists<ModelRow>,
): readonly ImportRecord[] {
  const others = importRecordsIn(input).filter((each) => each.id !== id);
  const record: ImportRecord = {
    id: id ?? importedId({ fileId: facts.file.hash }, collection, String(others.length)),
    list: "rooms",
    link: { collection, fileId: "", result: "" },
    rows: {
      [factsName]: JSON.stringify(facts),
      ...Object.fromEntries(listNames.flatMap((list) => lists[list].map((row) => [`${list}.${row.id}`, rowText(row)] as const))),
    },
  };
  return [...others, record];
}
