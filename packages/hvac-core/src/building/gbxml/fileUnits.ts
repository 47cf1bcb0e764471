import { BuildingFileError } from "../errors.ts";
import { exactTolerances, type Tolerances } from "../geometry/tolerances.ts";
import type { FileUnits } from "../model/building.ts";
import type { Finding } from "../model/findings.ts";
import { attributeOf, childOf, numberIn, parseNumber, textOf, type XmlElement } from "../xml/element.ts";
import { areaFactor, celsius, lengthFactor, propertyFactor, volumeFactor } from "./units.ts";

/** Reads numbers of a file in SI: each in the unit of its element, or else of the root. Units that are unknown are findings, without a value. */
export class UnitReader {
  readonly units: FileUnits;
  readonly findings: Finding[] = [];
  /** Distances within which coordinates of the file are one. */
  tolerances: Tolerances = exactTolerances;
  readonly #unknown = new Set<string>();

  constructor(root: XmlElement, lengthUnit: string | undefined) {
    const length = attributeOf(root, "lengthUnit") ?? lengthUnit;
    if (length === undefined)
      throw new BuildingFileError("no-length-unit", "the file does not say in which unit its lengths are (lengthUnit); select it");
    if (lengthFactor(length) === undefined) throw new BuildingFileError("unknown-unit", `the unit of lengths "${length}" is unknown`);
    this.units = {
      length,
      area: this.#rootUnit(root, "area", `Square${length}`),
      volume: this.#rootUnit(root, "volume", `Cubic${length}`),
      temperature: this.#rootUnit(root, "temperature", "C"),
    };
  }

  #rootUnit(root: XmlElement, quantity: "area" | "volume" | "temperature", assumed: string): string {
    const unit = attributeOf(root, `${quantity}Unit`);
    if (unit === undefined) this.findings.push({ kind: "unit-assumed", quantity, unit: assumed });
    return unit ?? assumed;
  }

  /** A value of a child as it was read; what has a text and no value is a finding. */
  readable<T>(parent: XmlElement | undefined, name: string, value: T | undefined): T | undefined {
    const text = textOf(parent, name)?.slice(0, 40);
    const key = `${name} ${text}`;
    if (text !== undefined && value === undefined && !this.#unknown.has(key)) {
      this.#unknown.add(key);
      this.findings.push({ kind: "unreadable", element: name, text });
    }
    return value;
  }

  /** Number in a child. */
  number(parent: XmlElement | undefined, name: string): number | undefined {
    return this.readable(parent, name, numberIn(parent, name));
  }

  #known(element: string, unit: string, factor: number | undefined): number | undefined {
    const key = `${element} ${unit}`;
    if (factor === undefined && !this.#unknown.has(key)) {
      this.#unknown.add(key);
      this.findings.push({ kind: "unknown-unit", element, unit });
    }
    return factor;
  }

  /** Factor to m of an element, by the nearest unit of the elements that contain it, the innermost last. */
  lengthFactor(...elements: readonly (XmlElement | undefined)[]): number {
    const unit = elements.map((element) => attributeOf(element, "unit")).findLast((each) => each !== undefined) ?? this.units.length;
    return this.#known(elements.at(-1)?.name ?? "", unit, lengthFactor(unit)) ?? lengthFactor(this.units.length)!;
  }

  /** Length in a child, m. */
  length(parent: XmlElement | undefined, name: string): number | undefined {
    const value = this.number(parent, name);
    return value === undefined ? undefined : value * this.lengthFactor(parent, childOf(parent, name));
  }

  #measure(
    parent: XmlElement | undefined,
    name: string,
    unitOfFile: string,
    factorOf: (unit: string) => number | undefined,
  ): number | undefined {
    const value = this.number(parent, name);
    if (value === undefined) return undefined;
    const unit = attributeOf(childOf(parent, name), "unit") ?? unitOfFile;
    const factor = this.#known(name, unit, factorOf(unit));
    return factor === undefined ? undefined : value * factor;
  }

  /** Area in a child, m². */
  area(parent: XmlElement | undefined, name: string): number | undefined {
    return this.#measure(parent, name, this.units.area, areaFactor);
  }

  /** Volume in a child, m³. */
  volume(parent: XmlElement | undefined, name: string): number | undefined {
    return this.#measure(parent, name, this.units.volume, volumeFactor);
  }

  /** Temperature in a child, °C. */
  temperature(parent: XmlElement | undefined, name: string): number | undefined {
    const value = this.number(parent, name);
    if (value === undefined) return undefined;
    const unit = attributeOf(childOf(parent, name), "unit") ?? this.units.temperature;
    return this.#known(name, unit, celsius(value, unit));
  }

  /** Property in an element, in SI. */
  property(element: XmlElement | undefined, kind: string): number | undefined {
    const value = parseNumber(element?.text);
    if (element === undefined || value === undefined) return undefined;
    const unit = attributeOf(element, "unit");
    const factor = this.#known(element.name, unit ?? "", propertyFactor(kind, unit));
    return factor === undefined ? undefined : value * factor;
  }
}
