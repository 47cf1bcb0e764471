import { compared, type ComparedResult } from "../calculator/publishedCases.ts";
import type { PublishedNumbers } from "./publishedNumbers.ts";

/** Each number of a publication beside ours. */
export function comparedNumbers({ numbers }: PublishedNumbers): readonly ComparedResult[] {
  return numbers.map(({ label, quantity, expected, compute }) => compared(expected, { label, quantity, value: compute() }));
}
