import type { UnreadText } from "./inputs.ts";
import { isRecord } from "./readPass.ts";

/** Name of the texts of an input that could not be read as numbers. */
export const unreadKey = "unread";

const isUnreadText = (value: unknown): value is UnreadText =>
  isRecord(value) && typeof value["id"] === "string" && typeof value["text"] === "string";

/**
 * The texts of an input that could not be read as numbers. Their fields hold the numbers that were there before.
 *
 * @param input an input, as entered or stored
 * @returns its texts, without those that are none
 * @example
 * ```ts
 * import { unreadTextsIn } from "@org/hvac-core";
 * unreadTextsIn({ airflow: 300, unread: [{ id: "airflow", text: "30o" }] }); // [{ id: "airflow", text: "30o" }]
 * unreadTextsIn({ airflow: 300 }); // []
 * ```
 */
export function unreadTextsIn(input: Readonly<Record<string, unknown>>): readonly UnreadText[] {
  const texts = input[unreadKey];
  return Array.isArray(texts) ? (texts as readonly unknown[]).filter(isUnreadText) : [];
}
