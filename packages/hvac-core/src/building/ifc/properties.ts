import type { Relations } from "./relations.ts";
import type { StepFile } from "./step/file.ts";
import { plainValue, StepEnumeration, type Instance } from "./step/value.ts";
import type { IfcUnits } from "./units.ts";

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Properties and quantities of an object and of its type, by name without spaces and case. */
export class PropertySet {
  #properties: Map<string, Instance> | undefined;
  #quantities: Map<string, Instance> | undefined;
  readonly #units: IfcUnits;

  constructor(units: IfcUnits) {
    this.#units = units;
  }

  /** Adds a property or a quantity; the first of a name remains. */
  add(instance: Instance): void {
    const name = plain(instance.text(0) ?? "");
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

  constructor(file: StepFile, units: IfcUnits, relations: Relations) {
    this.#file = file;
    this.#units = units;
    this.#relations = relations;
  }

  #add(set: Instance | undefined, properties: PropertySet): void {
    if (set?.type === "IFCPROPERTYSET") for (const each of this.#file.targets(set, 4)) properties.add(each);
    else if (set?.type === "IFCELEMENTQUANTITY") for (const each of this.#file.targets(set, 5)) properties.add(each);
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
