import type { Relations } from "./relations.ts";
import type { StepFile } from "./step/file.ts";
import { plainValue, StepEnumeration, type Instance } from "./step/value.ts";
import type { IfcUnits } from "./units.ts";

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** A property or a quantity with its name without spaces and case. */
interface NamedProperty {
  readonly name: string;
  readonly instance: Instance;
}

/** Properties and quantities of an object and of its type, by name without spaces and case. */
export class PropertySet {
  #properties: Map<string, Instance> | undefined;
  #quantities: Map<string, Instance> | undefined;
  readonly #units: IfcUnits;

  constructor(units: IfcUnits) {
    this.#units = units;
  }

  /** Adds a property or a quantity; the first of a name remains. */
  add({ name, instance }: NamedProperty): void {
    const all = instance.type.startsWith("IFCQUANTITY") ? (this.#quantities ??= new Map()) : (this.#properties ??= new Map());
    if (name !== "" && !all.has(name)) all.set(name, instance);
  }

  /** Number of the first property that there is, in SI. */
  number(...names: readonly string[]): number | undefined {
    for (const name of names) {
      const property = this.#properties?.get(plain(name));
      const value = property && this.#units.property(property);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  flag(name: string): boolean | undefined {
    const value = plainValue(this.#properties?.get(plain(name))?.values[2]);
    if (!(value instanceof StepEnumeration) || (value.name !== "T" && value.name !== "F")) return undefined;
    return value.name === "T";
  }

  /** Number of the first quantity that there is and is above 0, in SI. */
  quantity(...names: readonly string[]): number | undefined {
    for (const name of names) {
      const quantity = this.#quantities?.get(plain(name));
      const value = quantity && this.#units.quantity(quantity);
      if (value !== undefined && value > 0) return value;
    }
    return undefined;
  }
}

/** Reads the properties of objects. */
export class Properties {
  readonly #file: StepFile;
  readonly #units: IfcUnits;
  readonly #relations: Relations;
  readonly #known = new Map<number, NamedProperty>();

  constructor(file: StepFile, units: IfcUnits, relations: Relations) {
    this.#file = file;
    this.#units = units;
    this.#relations = relations;
  }

  /** A property by its number. Programs refer to one from many sets. */
  #property(id: number): NamedProperty | undefined {
    const known = this.#known.get(id);
    if (known) return known;
    const instance = this.#file.get(id);
    if (!instance) return undefined;
    const property = { name: plain(instance.text(0) ?? ""), instance };
    this.#known.set(id, property);
    return property;
  }

  #add(set: Instance | undefined, properties: PropertySet): void {
    const members = { IFCPROPERTYSET: 4, IFCELEMENTQUANTITY: 5 }[set?.type ?? ""];
    if (members === undefined) return;
    for (const id of set!.references(members)) {
      const property = this.#property(id);
      if (property) properties.add(property);
    }
  }

  /** Properties of an object, then those of its type. */
  ofObject(id: number): PropertySet {
    const properties = new PropertySet(this.#units);
    for (const set of this.#relations.setsOf.get(id) ?? []) this.#add(this.#file.get(set), properties);
    for (const type of this.#relations.typeOf.get(id) ?? [])
      for (const set of this.#file.targets(this.#file.get(type), 5)) this.#add(set, properties);
    return properties;
  }
}
