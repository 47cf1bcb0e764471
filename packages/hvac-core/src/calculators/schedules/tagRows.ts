import { nextTag } from "../../equipment/index.ts";
import { listNames, type ListName } from "./lists.ts";
import { patternOf } from "./schema.ts";

type Data = Readonly<Record<string, unknown>>;
/** A row of the input. */
export type InputRow = Data & { readonly id: string };

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const rowsIn = (input: Data, list: string): readonly InputRow[] => (Array.isArray(input[list]) ? (input[list] as readonly InputRow[]) : []);

/** Tags of all equipment of a file. */
const tagsIn = (input: Data): readonly string[] =>
  listNames.flatMap((list) => rowsIn(input, list).map(({ tag }) => text(tag))).filter((tag) => tag.trim() !== "");

/** Tag pattern of a row: that of its custom type, else that of its list. */
function patternFor(complete: Data, list: ListName, row: Data): string {
  const customType = rowsIn(complete, "customTypes").find(({ id }) => list === "otherEquipment" && id === row["type"]);
  return text(customType?.["pattern"]).trim() || text(complete[patternOf(list)]);
}

/**
 * Gives each row without a tag one: the lowest free number of its pattern.
 *
 * @param complete complete input
 * @param list list with the rows
 * @param rows rows as entered
 * @returns rows, all of them with a tag
 * @example
 * ```ts
 * import { schedules, withTags } from "@org/hvac-core/calculators/schedules";
 * const fans = [{ id: "a", tag: "F-01" }, { id: "b" }];
 * withTags(schedules.complete({ unitSystem: "Metric", fans }), "fans", fans)[1]?.tag; // "F-02"
 * ```
 */
export function withTags(complete: Data, list: ListName, rows: readonly InputRow[]): readonly InputRow[] {
  const taken = [...tagsIn(complete)];
  return rows.map((row) => {
    if (text(row["tag"]).trim() !== "") return row;
    const tag = nextTag(patternFor(complete, list, row), taken, text(row["level"]));
    taken.push(tag);
    return { ...row, tag };
  });
}
