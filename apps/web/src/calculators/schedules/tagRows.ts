import { nextTag } from "@org/hvac-core/equipment";
import { listNames, patternOf, type ListName } from "@org/hvac-core/calculators/schedules";

type Data = Readonly<Record<string, unknown>>;
/** A row as it is stated. */
export type StatedRow = Data & { readonly id: string };

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const rowsIn = (input: Data, list: string): readonly StatedRow[] =>
  Array.isArray(input[list]) ? (input[list] as readonly StatedRow[]) : [];

/** The rows of a list as they are stated. */
export const statedRows = (input: Data, list: ListName): readonly StatedRow[] => rowsIn(input, list);

/** Tags of all equipment of a file. */
export const tagsIn = (input: Data): readonly string[] =>
  listNames.flatMap((list) => rowsIn(input, list).map(({ tag }) => text(tag))).filter((tag) => tag.trim() !== "");

/** By which pattern a row is tagged: that of its own type, where there is one, else that of its list. */
function patternFor(complete: Data, list: ListName, row: Data): string {
  const own = rowsIn(complete, "ownTypes").find(({ id }) => list === "otherEquipment" && id === row["type"]);
  return text(own?.["pattern"]).trim() || text(complete[patternOf(list)]);
}

/**
 * The rows of a list with a tag for each that has none: the lowest free number of its pattern.
 *
 * @param complete the input with nothing left to default
 * @param rows the rows as stated
 */
export function withTags(complete: Data, list: ListName, rows: readonly StatedRow[]): readonly StatedRow[] {
  const taken = [...tagsIn(complete)];
  return rows.map((row) => {
    if (text(row["tag"]).trim() !== "") return row;
    const tag = nextTag(patternFor(complete, list, row), taken, text(row["level"]));
    taken.push(tag);
    return { ...row, tag };
  });
}
