import { decimal } from "../gbxml/writer.ts";
import { childrenOf, type XmlElement } from "../xml/element.ts";
import { contentOf, indentationAt, prefixOf, valueRange, type XmlEdit } from "../xml/edit.ts";

/** Digits of a written number. More would be the rounding of conversions. */
const digits = 12;

/** A number as it is written. */
export const writtenNumber = (value: number): string => decimal(Number(value.toPrecision(digits)));

/** Text and attribute values in ASCII, which all encodings have. */
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]|[^\u0020-\u007E]/gu, (letter) => `&#x${letter.codePointAt(0)!.toString(16)};`);

/** An element that is added: with a text or with other elements, each on a line. */
export interface NewElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content: string | readonly NewElement[];
}

function printed({ name, attributes = {}, content }: NewElement, prefix: string, indentation: string, step: string): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside =
    typeof content === "string"
      ? escaped(content)
      : `${content.map((each) => printed(each, prefix, `${indentation}${step}`, step)).join("")}${indentation}`;
  return `${indentation}<${prefix}${name}${pairs.join("")}>${inside}</${prefix}${name}>`;
}

/** Collects edits of the text of a file. */
export class FileEditor {
  readonly text: string;
  readonly edits: XmlEdit[] = [];
  added = 0;
  replaced = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Replaces the number in an element; false where it contains something else. */
  replaceValue(element: XmlElement, value: string): boolean {
    const range = valueRange(this.text, element);
    if (!range) return false;
    this.edits.push({ ...range, text: value });
    this.replaced++;
    return true;
  }

  /** Replaces an element that was added earlier. */
  replaceElement(element: XmlElement, by: NewElement): void {
    const indentation = indentationAt(this.text, element.start);
    const text = printed(by, prefixOf(this.text, element), indentation, this.#step(indentation)).slice(indentation.length);
    this.edits.push({ start: element.start, end: element.end, text });
    this.replaced++;
  }

  /** Indentation of one level: that of elements at the first level is one. */
  #step(indentation: string): string {
    return indentation.replace(/[\r\n]+/, "");
  }

  /**
   * Adds an element after the children that the schema has before it, in the order of names; false where the parent has no place for it.
   *
   * @param order names of the children of the parent, up to that of the element
   */
  add(parent: XmlElement, order: readonly string[], element: NewElement): boolean {
    const content = contentOf(this.text, parent);
    if (!content) return false;
    const before = order.slice(0, order.indexOf(element.name) + 1);
    const anchor = parent.children.findLast(({ name }) => before.includes(name));
    const [first] = parent.children;
    const indentation = anchor ? indentationAt(this.text, anchor.start) : first ? indentationAt(this.text, first.start) : "";
    const position = anchor ? anchor.end : content.start;
    const text = printed(element, prefixOf(this.text, parent), indentation, this.#step(indentation));
    this.edits.push({ start: position, end: position, text });
    this.added++;
    return true;
  }

  /** The first element of a name, with an attribute. */
  existing(parent: XmlElement, name: string, attribute?: readonly [name: string, value: string]): XmlElement | undefined {
    return childrenOf(parent, name).find((child) => attribute === undefined || child.attributes.get(attribute[0]) === attribute[1]);
  }
}
