/** Text of XML. */
const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A number with all its digits as the schema wants decimals: without an exponent. */
export function decimal(value: number): string {
  const text = String(value);
  const match = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!match) return text;
  const [, sign, first, rest = "", power] = match;
  const exponent = Number(power);
  const digits = `${first}${rest}`;
  return exponent < 0 ? `${sign}0.${"0".repeat(-exponent - 1)}${digits}` : `${sign}${digits.padEnd(exponent + 1, "0")}`;
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** An element with attributes, without those that are undefined, and with content of other elements. */
export function element(name: string, attributes: Attributes = {}, ...content: readonly string[]): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escaped(value)}"`]));
  const inside = content.join("");
  return inside === "" ? `<${name}${pairs.join("")}/>` : `<${name}${pairs.join("")}>${inside}</${name}>`;
}

/** An element with a text or a number at full precision; nothing for an undefined value. */
export function valueElement(name: string, value: string | number | undefined, attributes: Attributes = {}): string {
  return value === undefined || value === "" ? "" : element(name, attributes, typeof value === "number" ? decimal(value) : escaped(value));
}
