import { withEntered, type ListField } from "@org/hvac-core/kernel";
import type { Row } from "./formInput.ts";

/** Fields that name a row. A description or a remark may be the same in many rows, and its numbers are sizes. */
const nameFields = ["name", "tag"] as const;

/** A name as its stem, its number and what follows. A name without a number is the first of its kind. */
interface CountedName {
  readonly stem: string;
  readonly number: number;
  readonly digits: number;
  readonly rest: string;
}

/** The number at the end of the first word that ends in one: 101 in “101 Reception”, 2 in “AHU-2 supply”. */
const endsInNumber = /^(.*?)(\d{1,12})(?=\s|$)(.*)$/s;

function countedName(name: string): CountedName {
  const [, stem = `${name} `, digits = "", rest = ""] = endsInNumber.exec(name) ?? [];
  return { stem, number: digits === "" ? 1 : Number(digits), digits: digits.length, rest };
}

const nameIn = (row: Row, field: string): string => {
  const name = row[field];
  return typeof name === "string" ? name.trim() : "";
};

/**
 * Copies of rows with names counted on: after 101 … 112 they are 113 … 124. Names of one stem are raised by the same number, so that their order
 * and gaps stay, to numbers above all that the list has.
 *
 * @param rows the list, with the originals of the copies
 */
export function withCountedNames({ row: fields }: ListField, rows: readonly Row[], copies: readonly Row[]): readonly Row[] {
  const name = nameFields.find((each) => fields[each]?.type === "text");
  const field = name && fields[name];
  if (!name || field?.type !== "text") return copies;
  const counted = (row: Row): CountedName | undefined => {
    const text = nameIn(row, name);
    return text === "" ? undefined : countedName(text);
  };
  const extremeByStem = (each: readonly Row[], extreme: (...numbers: number[]) => number): ReadonlyMap<string, number> => {
    const numbers = new Map<string, number>();
    for (const { stem, number } of each.flatMap((row) => counted(row) ?? []))
      numbers.set(stem, extreme(number, numbers.get(stem) ?? number));
    return numbers;
  };
  const highest = extremeByStem(rows, Math.max);
  const lowest = extremeByStem(copies, Math.min);
  return copies.map((copy) => {
    const parts = counted(copy);
    if (!parts) return copy;
    const { stem, number, digits, rest } = parts;
    const next = number + (highest.get(stem) ?? 0) - lowest.get(stem)! + 1;
    const text = `${stem}${String(next).padStart(digits, "0")}${rest}`;
    return text.length > field.maxLength ? copy : withEntered(copy, { [name]: text });
  });
}
