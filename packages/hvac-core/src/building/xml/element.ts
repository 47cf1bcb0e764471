/** An element of an XML file, its name without prefix. */
export interface XmlElement {
  readonly name: string;
  /** Names without prefix. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Characters directly within the element, trimmed. */
  readonly text: string;
  /** Position of its first character in the text of the file. */
  readonly start: number;
  /** Position after its last character. */
  readonly end: number;
}

/** The first child of a name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** All children of a name. */
export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** Text of the first child of a name, without surrounding spaces; `undefined` where it is missing or empty. */
export function textOf(element: XmlElement | undefined, name: string): string | undefined {
  return childOf(element, name)?.text || undefined;
}

/** An attribute without surrounding spaces; `undefined` where it is missing or empty. */
export function attributeOf(element: XmlElement | undefined, name: string): string | undefined {
  return element?.attributes.get(name)?.trim() || undefined;
}

/** Numbers whose thousands are in groups, by either mark; one group alone is a decimal comma. */
const groupedThousands = /^[+-]?\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,}|(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;

/** A number as files write it, with a decimal comma or groups of thousands too; `undefined` for anything else. */
export function parseNumber(text: string | undefined): number | undefined {
  if (text === undefined || text === "") return undefined;
  const plain = text.replace("\u2212", "-");
  if (groupedThousands.test(plain)) {
    const mark = /[.,](?=\d+$)/.exec(plain)![0];
    const isDecimal = plain.split(mark).length === 2;
    return Number(isDecimal ? plain.replaceAll(mark === "," ? "." : ",", "").replace(",", ".") : plain.replaceAll(mark, ""));
  }
  const value = Number(/^[+-]?\d*,\d+(?:e[+-]?\d+)?$/i.test(plain) ? plain.replace(",", ".") : plain);
  return Number.isFinite(value) ? value : undefined;
}

/** Number in the first child of a name. */
export function numberIn(element: XmlElement | undefined, name: string): number | undefined {
  return parseNumber(textOf(element, name));
}
