/** A reference to an instance. */
export class StepReference {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
}

/** A value of an enumeration, or a logical value, without its points. */
export class StepEnumeration {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A value with the name of its type, such as IFCLENGTHMEASURE(3.). */
export class StepTyped {
  readonly type: string;
  readonly values: readonly StepValue[];
  constructor(type: string, values: readonly StepValue[]) {
    this.type = type;
    this.values = values;
  }
}

/** A value of an instance; null where the file has none ($) or derives it (*). */
export type StepValue = null | number | string | StepReference | StepEnumeration | StepTyped | readonly StepValue[];

/** A value without the name of its type. */
export const plainValue = (value: StepValue | undefined): StepValue =>
  value instanceof StepTyped ? plainValue(value.values[0]) : (value ?? null);

/** An instance of a file. */
export class Instance {
  readonly id: number;
  /** In capitals. */
  readonly type: string;
  readonly values: readonly StepValue[];

  constructor(id: number, type: string, values: readonly StepValue[]) {
    this.id = id;
    this.type = type;
    this.values = values;
  }

  /** Text at a position; undefined where it is empty or not a text. */
  text(index: number): string | undefined {
    const value = plainValue(this.values[index]);
    return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
  }

  number(index: number): number | undefined {
    const value = plainValue(this.values[index]);
    return typeof value === "number" ? value : undefined;
  }

  /** Name of an enumeration in capitals. */
  enumeration(index: number): string | undefined {
    const value = plainValue(this.values[index]);
    return value instanceof StepEnumeration ? value.name : undefined;
  }

  list(index: number): readonly StepValue[] {
    const value = plainValue(this.values[index]);
    return Array.isArray(value) ? (value as readonly StepValue[]) : [];
  }

  numbers(index: number): readonly number[] {
    return numbersIn(this.list(index));
  }

  /** Identifiers of the instances at a position, one or a list. */
  references(index: number): readonly number[] {
    return referencesIn(this.values[index] ?? null);
  }
}

export function numbersIn(values: readonly StepValue[]): readonly number[] {
  const numbers: number[] = [];
  for (const each of values) {
    const value = plainValue(each);
    if (typeof value === "number") numbers.push(value);
  }
  return numbers;
}

function referencesIn(value: StepValue, ids: number[] = []): readonly number[] {
  if (value instanceof StepReference) ids.push(value.id);
  else if (Array.isArray(value)) for (const each of value as readonly StepValue[]) referencesIn(each, ids);
  return ids;
}
