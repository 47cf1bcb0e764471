import { parseNumber } from "../xml/element.ts";

/**
 * A latitude or longitude, degrees, north and east positive: decimal as the schema has it, or in degrees, minutes and seconds, with or without signs and
 * compass letters. `undefined` for anything else.
 */
export function placeAngle(text: string | undefined): number | undefined {
  const decimal = parseNumber(text);
  if (decimal !== undefined || text === undefined) return decimal;
  const letter = /^[NSEW]|[NSEW]$/i.exec(text.trim())?.[0].toUpperCase();
  const numbers = text
    .replaceAll(/[NSEW]/gi, " ")
    .split(/[\s°ºd:'′’"″”]+/i)
    .filter((part) => part !== "");
  const parts = numbers.map(parseNumber);
  if (parts.length === 0 || parts.length > 3 || !parts.every((part) => part !== undefined)) return undefined;
  const [degrees = 0, minutes = 0, seconds = 0] = parts;
  if (minutes < 0 || minutes >= 60 || seconds < 0 || seconds >= 60) return undefined;
  const sign = letter === "S" || letter === "W" || numbers[0]!.startsWith("-") ? -1 : 1;
  return sign * (Math.abs(degrees) + minutes / 60 + seconds / 3600);
}
