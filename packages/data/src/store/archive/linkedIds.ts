import type { Plain, PlainRecord } from "../../documents/index.ts";

/**
 * An input whose numbers are linked to the same files under their new ids. Links to other files stay: they show that the file does not exist.
 *
 * @param ids new ids by old ones
 */
export function withLinkedIds(input: PlainRecord, ids: ReadonlyMap<string, string>): PlainRecord {
  return ids.size === 0 ? input : (renamed(input, ids) as PlainRecord);
}

function renamed(value: Plain, ids: ReadonlyMap<string, string>): Plain {
  if (Array.isArray(value)) return value.map((each: Plain) => renamed(each, ids));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as PlainRecord).map(([name, each]) => [name, name === "link" ? linkWith(each, ids) : renamed(each, ids)]),
  );
}

function linkWith(link: Plain, ids: ReadonlyMap<string, string>): Plain {
  if (typeof link !== "object" || link === null || Array.isArray(link)) return link;
  const target = link as PlainRecord;
  const id = typeof target["fileId"] === "string" ? ids.get(target["fileId"]) : undefined;
  return id === undefined ? target : { ...target, fileId: id };
}
