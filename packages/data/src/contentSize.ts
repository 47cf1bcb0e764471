import { columnsOfRows, maxContentBytes, plainData, storedBytes, type PlainRecord } from "./documents/index.ts";

/** Size of the content of a file. */
export interface ContentSize {
  /** As Firestore counts them. */
  readonly bytes: number;
  /** More bytes are refused. */
  readonly maxBytes: number;
}

/**
 * Size of a file with an input, before it is stored.
 *
 * @param input complete with defaults, as a file has it
 * @param results of its calculation
 */
export function contentSize(input: object, results: object): ContentSize {
  const data = { input: input as PlainRecord, results: columnsOfRows(results as PlainRecord) };
  return { bytes: storedBytes(plainData(data)), maxBytes: maxContentBytes };
}
