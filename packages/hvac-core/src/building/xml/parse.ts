import { BuildingFileError } from "../errors.ts";
import type { XmlElement } from "./element.ts";
import { decodeEntities, readAttributes } from "./tag.ts";

/** Depth of a gbXML file is at most 14. */
const maxDepth = 64;
/** Tags between two reports of progress: about 10 ms. */
const tagsPerStep = 20_000;

const noAttributes: ReadonlyMap<string, string> = new Map();
const noChildren: readonly XmlElement[] = [];

/** An element whose end has not been read. */
interface OpenElement extends XmlElement {
  readonly qualifiedName: string;
  children: XmlElement[] | readonly XmlElement[];
  text: string;
  end: number;
}

const isName = /^[\p{L}_:][\p{L}\p{N}_:.·-]*$/u;

/** A tag whose values are quoted. */
const quotedTag = /<(?:[^"'<>]|"[^"]*"|'[^']*')*>/y;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Reads one XML document, tag by tag. */
class XmlReader {
  readonly text: string;
  position = 0;
  root: XmlElement | undefined;
  readonly #open: OpenElement[] = [];
  /** Names without prefix by the names of the file. */
  readonly #names = new Map<string, string>();

  constructor(text: string) {
    this.text = text;
  }

  refuse(problem: BuildingFileError["problem"], message: string, position = this.position): never {
    throw new BuildingFileError(problem, message, this.text.slice(0, position).split("\n").length);
  }

  /** Position after a mark, which must follow. */
  #after(mark: string, what: string): number {
    const end = this.text.indexOf(mark, this.position);
    if (end < 0) this.refuse("not-xml", `${what} is not closed`);
    return end + mark.length;
  }

  /** Reads up to the end of the next tag; false at the end of the file. */
  next(): boolean {
    const start = this.text.indexOf("<", this.position);
    this.#characters(start < 0 ? this.text.length : start);
    if (start < 0) return this.#finish();
    this.position = start;
    const kind = this.text.charCodeAt(start + 1);
    if (kind === 0x2f) this.#closingTag();
    else if (kind === 0x21) this.#markup();
    else if (kind === 0x3f) this.position = this.#after("?>", "a processing instruction");
    else this.#openingTag();
    return true;
  }

  #finish(): false {
    const open = this.#open.at(-1);
    if (open) this.refuse("not-xml", `the element ${open.name} is not closed`, open.start);
    if (!this.root) throw new BuildingFileError("not-xml", "the file contains no XML element");
    return false;
  }

  #characters(end: number): void {
    const open = this.#open.at(-1);
    if (end === this.position) return;
    const text = this.text.slice(this.position, end).trim();
    if (text === "" || text === "\uFEFF") return;
    if (!open) this.refuse("not-xml", `"${text.slice(0, 30)}" is outside of an element`);
    open.text += text.includes("&")
      ? decodeEntities(text, (entity) => this.refuse("entity", `the entity &${entity.slice(0, 30)}; is not allowed`))
      : text;
  }

  /** Comments, character data and document types. */
  #markup(): void {
    if (this.text.startsWith("<!--", this.position)) {
      this.position += 4;
      this.position = this.#after("-->", "a comment");
    } else if (this.text.startsWith("<![CDATA[", this.position)) {
      const end = this.#after("]]>", "character data");
      const open = this.#open.at(-1);
      if (open) open.text += this.text.slice(this.position + 9, end - 3).trim();
      this.position = end;
    } else {
      const end = this.#after(">", "a declaration");
      // A type with definitions may define entities that grow without limit, or that name files.
      if (this.root !== undefined || this.#open.length > 0 || this.text.slice(this.position, end).includes("["))
        this.refuse("document-type", "a document type with definitions is not allowed");
      this.position = end;
    }
  }

  #closingTag(): void {
    const end = this.#after(">", "a tag");
    const name = this.text.slice(this.position + 2, end - 1).trimEnd();
    const open = this.#open.pop();
    if (open?.qualifiedName !== name)
      this.refuse("not-xml", open ? `</${name}> closes the element ${open.qualifiedName}` : `</${name}> closes no element`);
    open.end = end;
    this.position = end;
    if (this.#open.length === 0) this.root = open;
  }

  /** Position after the tag; a value may contain “>”. */
  #endOfTag(): number {
    const end = this.#after(">", "a tag");
    const isQuoted = this.text.slice(this.position, end).includes("=");
    if (!isQuoted) return end;
    quotedTag.lastIndex = this.position;
    if (!quotedTag.test(this.text)) this.refuse("not-xml", "a tag is not closed");
    return quotedTag.lastIndex;
  }

  #newName(qualifiedName: string): string {
    if (!isName.test(qualifiedName)) this.refuse("not-xml", `"<${qualifiedName.slice(0, 20)}" is not an element`);
    const name = withoutPrefix(qualifiedName);
    this.#names.set(qualifiedName, name);
    return name;
  }

  #openingTag(): void {
    const end = this.#endOfTag();
    const isEmpty = this.text.charCodeAt(end - 2) === 0x2f;
    const inside = this.text.slice(this.position + 1, end - (isEmpty ? 2 : 1));
    const space = inside.search(/\s/);
    const qualifiedName = space < 0 ? inside : inside.slice(0, space);
    if (this.root) this.refuse("not-xml", `the element ${qualifiedName} follows the end of the document`);
    const onError = (message: string): never => this.refuse("not-xml", message);
    const attributes = space < 0 ? noAttributes : readAttributes(inside.slice(space), onError);
    const element: OpenElement = {
      name: this.#names.get(qualifiedName) ?? this.#newName(qualifiedName),
      qualifiedName,
      attributes,
      children: noChildren,
      text: "",
      start: this.position,
      end,
    };
    const parent = this.#open.at(-1);
    if (parent) {
      if (parent.children === noChildren) parent.children = [];
      (parent.children as XmlElement[]).push(element);
    }
    this.position = end;
    if (!isEmpty) {
      if (this.#open.length >= maxDepth) this.refuse("depth", `elements are nested more than ${maxDepth} deep`);
      this.#open.push(element);
    } else if (!parent) this.root = element;
  }
}

/** Reads an XML document in steps; each yields the share that has been read, 0…1. */
export function* parseXmlInSteps(text: string): Generator<number, XmlElement> {
  const reader = new XmlReader(text);
  let tags = 0;
  while (reader.next()) if (++tags % tagsPerStep === 0) yield reader.position / text.length;
  return reader.root!;
}
