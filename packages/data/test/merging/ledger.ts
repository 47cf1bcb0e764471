import type { Field, Fields } from "@org/hvac-core/kernel";
import { heldAt, placeAt, type Conflict } from "@org/hvac-core/merging";
import { toSI } from "@org/hvac-core/quantity";
import type { PlainRecord } from "../../src/documents/index.ts";
import type { WorkingCopy } from "../../src/merging/index.ts";

/** The value at a path: a quantity or series in SI, to the last bit; or its absence after its row was removed. */
type Bits = string;
const gone: Bits = "gone";

/** Every quantity and series of an input by its path, in SI to the last bit. */
export function quantitiesOf(fields: Fields, input: PlainRecord): ReadonlyMap<string, Bits> {
  const quantities = new Map<string, Bits>();
  const inSI = (value: unknown, unit: unknown): unknown => (typeof value === "number" ? toSI(value, unit as string) : value);
  const bitsOf = (field: Field, value: unknown): Bits | undefined => {
    const typed = value as { readonly value?: unknown; readonly values?: readonly unknown[]; readonly unit?: unknown } | null | undefined;
    if (field.type === "quantity") return typed === null || typed === undefined ? "blank" : String(inSI(typed.value, typed.unit));
    const isSeries = (field.type === "series" || field.type === "matrix") && field.cell.type === "quantity";
    return isSeries ? JSON.stringify(typed?.values?.map((each) => inSI(each, typed.unit))) : undefined;
  };
  const collect = (level: Fields, values: PlainRecord, prefix: string): void => {
    for (const [name, field] of Object.entries(level)) {
      const path = `${prefix}${name}`;
      if (field.type === "group") collect(field.fields, values[name] as PlainRecord, `${path}.`);
      else if (field.type === "list")
        for (const row of values[name] as readonly (PlainRecord & { id: string })[]) collect(field.row, row, `${path}.${row.id}.`);
      else {
        const bits = bitsOf(field, values[name]);
        if (bits !== undefined) quantities.set(path, bits);
      }
    }
  };
  collect(fields, input, "");
  return quantities;
}

/** An entry of a value at a path, with the values that its author had seen. */
interface Assertion {
  readonly place: string;
  readonly bits: Bits;
  /** Number of the device; −1 for the initial value. */
  readonly author: number;
  /** Values that its author saw there, or was asked about, and replaced. */
  readonly over: Set<Assertion>;
  isStored: boolean;
  /** The other side was selected in a visible conflict. */
  isOverruled: boolean;
}

/** Whether an entry was made with knowledge of another. */
function knew(assertion: Assertion, other: Assertion): boolean {
  const followed = new Set<Assertion>();
  const reaches = (each: Assertion): boolean => {
    if (each === other) return true;
    if (followed.has(each)) return false;
    followed.add(each);
    return [...each.over].some(reaches);
  };
  return reaches(assertion);
}

/** Entries with author, path and the values that the author had seen. It does not use merging: it records only what users did and saw. */
export class Ledger {
  readonly #fields: Fields;
  readonly #assertions = new Map<string, Assertion[]>();

  constructor(fields: Fields, start: PlainRecord) {
    this.#fields = fields;
    for (const [place, bits] of quantitiesOf(fields, start))
      this.#add({ place, bits, author: -1, over: new Set(), isStored: true, isOverruled: false });
  }

  #add(assertion: Assertion): void {
    this.#assertions.set(assertion.place, [...(this.#assertions.get(assertion.place) ?? []), assertion]);
  }

  #retract(assertion: Assertion): void {
    this.#assertions.set(
      assertion.place,
      this.#assertions.get(assertion.place)!.filter((each) => each !== assertion),
    );
  }

  /** Several users may make the same entry, such as removing a row; nobody else has seen an entry that is not stored yet. */
  #seenBy(device: number, place: string, bits: Bits): readonly Assertion[] {
    return (this.#assertions.get(place) ?? []).filter((each) => each.bits === bits && (each.isStored || each.author === device));
  }

  #unstored(device: number, place: string, bits: Bits): Assertion | undefined {
    return this.#seenBy(device, place, bits).findLast(({ author, isStored }) => author === device && !isStored);
  }

  #latest(place: string, bits: Bits): Assertion | undefined {
    return this.#assertions.get(place)?.findLast((each) => each.bits === bits);
  }

  /** The user of a device has edited its form. Entries that nobody else can have seen yet are withdrawn; others are marked as replaced. */
  edited(device: number, before: PlainRecord, after: PlainRecord, base: PlainRecord): void {
    const [was, is, known] = [before, after, base].map((input) => quantitiesOf(this.#fields, input)) as [
      ReadonlyMap<string, Bits>,
      ReadonlyMap<string, Bits>,
      ReadonlyMap<string, Bits>,
    ];
    for (const place of new Set([...was.keys(), ...is.keys()])) {
      const [from, to] = [was.get(place) ?? gone, is.get(place) ?? gone];
      if (from === to) continue;
      // The row is restored: its removal is withdrawn.
      const removals = this.#seenBy(device, place, from).filter(
        ({ bits, author, over }) => bits === gone && author === device && [...over].some((each) => each.bits === to),
      );
      for (const each of removals) this.#retract(each);
      if (removals.length > 0) continue;
      const unstored = this.#unstored(device, place, from);
      if (unstored) this.#retract(unstored);
      const over = unstored ? unstored.over : new Set(this.#seenBy(device, place, from));
      // Back to the stored value: there is no entry for this path any more.
      const isBack = to === (known.get(place) ?? gone) && ([...over].some((each) => each.bits === to) || (over.size === 0 && to === gone));
      if (!isBack) this.#add({ place, bits: to, author: device, over, isStored: false, isOverruled: false });
    }
  }

  /** The server has stored an input of a device. */
  stored(device: number, input: PlainRecord): void {
    const values = quantitiesOf(this.#fields, input);
    for (const [place, all] of this.#assertions)
      for (const each of all) if (each.author === device && each.bits === (values.get(place) ?? gone)) each.isStored = true;
  }

  /** The user of a device saw both values of a conflict and selected one. */
  answered(device: number, copy: WorkingCopy, { path, theirs }: Conflict, choice: "mine" | "theirs"): void {
    const [here, there] = [copy.mine, placeAt(copy.theirs, path, theirs)].map((input) => quantitiesOf(this.#fields, input)) as [
      ReadonlyMap<string, Bits>,
      ReadonlyMap<string, Bits>,
    ];
    const start = path.join(".");
    for (const place of new Set([...here.keys(), ...there.keys()])) {
      if (place !== start && !place.startsWith(`${start}.`)) continue;
      const [mine, other] = [here.get(place) ?? gone, there.get(place) ?? gone];
      if (mine === other) continue;
      const unstored = this.#unstored(device, place, mine);
      const overruled = choice === "mine" ? other : mine;
      if (choice === "theirs" && unstored) this.#retract(unstored);
      else for (const each of this.#seenBy(device, place, overruled)) each.isOverruled = true;
      if (choice === "mine" && !unstored && other !== gone)
        this.#add({ place, bits: mine, author: device, over: new Set(), isStored: false, isOverruled: false });
    }
  }

  /** The device that set the value at a place. */
  authorOf(place: string, input: PlainRecord): number | undefined {
    return this.#latest(place, quantitiesOf(this.#fields, input).get(place) ?? gone)?.author;
  }

  /** Entries of a device's user that are not stored yet and no longer visible in the form. */
  lostInForm(device: number, form: PlainRecord): readonly string[] {
    const values = quantitiesOf(this.#fields, form);
    return [...this.#assertions].flatMap(([place, all]) =>
      all
        .filter(({ author, isStored, bits }) => author === device && !isStored && (values.get(place) ?? gone) !== bits)
        .map(({ bits }) => `${place}: ${bits}, but ${values.get(place) ?? gone}`),
    );
  }

  /**
   * Paths whose stored value is not the last one of users who knew all other values there.
   *
   * @param mayComeBack whether rows that were taken away may be there: a device that never heard that its new row was stored, and removed by
   * another, stores it again; and of two who took a row away one may have undone it
   */
  lostIn(stored: PlainRecord, mayComeBack: boolean): readonly string[] {
    const values = quantitiesOf(this.#fields, stored);
    return [...this.#assertions].flatMap(([place, all]) => {
      // A device that replaced a value has also replaced the same value that returned meanwhile.
      const isReplaced = (assertion: Assertion): boolean =>
        all.some((by) => [...by.over].some((each) => each === assertion || (each.bits === assertion.bits && !knew(assertion, by))));
      const standing = [...new Set(all.filter((each) => !each.isOverruled && !isReplaced(each)).map(({ bits }) => bits))];
      const present = values.get(place) ?? gone;
      if (mayComeBack && standing.every((bits) => bits === gone || bits === present)) return [];
      return standing.length === 0 || (standing.length === 1 && standing[0] === present)
        ? []
        : [`${place}: ${present} is stored, ${standing.join(" and ")} put there`];
    });
  }
}

/** The quantities that a conflict asks about. */
export function pathsInConflict(fields: Fields, copy: WorkingCopy, { path, theirs }: Conflict): readonly string[] {
  const there = placeAt(copy.theirs, path, theirs);
  const start = path.join(".");
  return [...quantitiesOf(fields, there).keys()].filter(
    (place) => (place === start || place.startsWith(`${start}.`)) && heldAt(there, path) !== undefined,
  );
}
