/** Units that follow a number in prose. "in" and "h" are words too often. */
const units = String.raw`%|°[CF]|K|k?W(?:h|/m²|/\(m² ?K\))?|L/[sh]|m/s|m[²³]?(?:/kg|/h)?|mm|km|k?Pa(?:/m)?|mPa·s|kg(?:/m³|/h)?|g(?:/kg|/m³)?|kJ(?:/kg)?|dB(?:\(A\))?|k?Hz|ppm|gpm|cfm`;
const numberAndUnit = new RegExp(String.raw`(\d) (?=(?:${units})(?![\p{L}\d]))`, "gu");

/** Narrow no-break space. */
const thinSpace = "\u202f";

/** Numbers keep their units: a thin space between them, at which no line breaks. */
export function withUnitSpaces(text: string): string {
  return text.replace(numberAndUnit, `$1${thinSpace}`);
}
