import type { DescribedSize, MeasuredElement } from "../kernel/index.ts";
import { formatQuantity, type UnitSystem } from "../quantity/index.ts";

/** Sizes that agree in so many digits are one size. */
const digits = 4;

function sizeText({ quantity, values }: DescribedSize, unitSystem: UnitSystem): string {
  const last = values.length - 1;
  return values
    .map((value, index) => formatQuantity(value, quantity, unitSystem, { digits, trimZeros: true, withUnit: index === last }))
    .join(" × ");
}

/** A description in the units of a unit system, with plain spaces: people search for it and type it. */
export function describeElement({ description }: Pick<MeasuredElement, "description">, unitSystem: UnitSystem): string {
  return description
    .map((part) => (typeof part === "string" ? part : sizeText(part, unitSystem)))
    .join("")
    .replaceAll(/\s/g, " ");
}

/** Key of a line: work, description in SI and quantity of the amount. */
export function contentOf({ work, description, kind }: MeasuredElement): string {
  const parts = description.map((part) =>
    typeof part === "string" ? part : part.values.map((value) => Number(value.toPrecision(digits))),
  );
  return JSON.stringify([work, kind, ...parts]);
}

const [prime, mask] = [1_099_511_628_211n, (1n << 64n) - 1n];

/** The content of a line whose things are in other lines as well, next to the line of those that are not. */
export const repeatedContent = (content: string): string => `${content} repeated`;

/** A short name for a content that is the same on every machine and in every version: FNV-1a of 64 bits over its UTF-16 units. */
export function lineId(content: string): string {
  let hash = 14_695_981_039_346_656_037n;
  for (let index = 0; index < content.length; index++) hash = ((hash ^ BigInt(content.charCodeAt(index))) * prime) & mask;
  return hash.toString(16).padStart(16, "0");
}
