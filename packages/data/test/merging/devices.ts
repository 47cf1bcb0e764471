import { type Calculator, type CompleteInput, type Field, type Fields } from "@org/hvac-core/kernel";
import { withDisplayUnit } from "@org/hvac-core/internal";
import { isSamePhysically, mergeThreeWay, placeAt } from "@org/hvac-core/merging";
import { unitsOf } from "@org/hvac-core/quantity";
import type { PlainRecord } from "../../src/documents/index.ts";
import {
  mergeTheirs,
  acknowledge,
  conflictsOf,
  edit,
  hasUnsavedChanges,
  createWorkingCopy,
  resolve,
  markSent,
  inputToStore,
  type WorkingCopy,
} from "../../src/merging/index.ts";
import { Ledger, pathsInConflict } from "./ledger.ts";

export const deviceActions = [
  "types",
  "types",
  "types",
  "switches the unit system",
  "chooses a unit",
  "adds a row",
  "removes a row",
  "moves a row",
  "copies a row",
  "undoes",
  "redoes",
  "goes offline",
  "goes online",
  "stores",
  "stores",
  "hears that it is stored",
  "never hears whether it is stored",
  "listens",
  "listens",
  "answers mine",
  "answers theirs",
  "reloads",
] as const;

/** An event at a device. The numbers select place and value. */
export interface DeviceAction {
  readonly device: number;
  readonly does: (typeof deviceActions)[number];
  readonly place: number;
  readonly value: number;
}

interface Device {
  readonly number: number;
  copy: WorkingCopy;
  isOnline: boolean;
  /** A running store: the sent copy, the copy after merging the server's input, and the input then stored. */
  sending?: { readonly sent: WorkingCopy; readonly then: WorkingCopy; readonly stored: PlainRecord } | undefined;
  /** Answered conflicts, with their alternatives. */
  readonly answered: Set<string>;
  done: { readonly before: PlainRecord; readonly after: PlainRecord }[];
  undone: { readonly before: PlainRecord; readonly after: PlainRecord }[];
}

type Row = PlainRecord & { readonly id: string };
interface Place {
  readonly path: readonly string[];
  readonly field: Field;
  readonly value: unknown;
}

function* placesOf(fields: Fields, values: PlainRecord, prefix: readonly string[] = []): Generator<Place> {
  for (const [name, field] of Object.entries(fields)) {
    const path = [...prefix, name];
    yield { path, field, value: values[name] };
    if (field.type === "group") yield* placesOf(field.fields, values[name] as PlainRecord, path);
    if (field.type === "list") for (const row of values[name] as readonly Row[]) yield* placesOf(field.row, row, [...path, row.id]);
  }
}

function rowsAfter({ does, value }: DeviceAction, rows: readonly Row[], id: string): readonly Row[] {
  const index = rows.length === 0 ? 0 : value % rows.length;
  if (does === "adds a row") return rows.toSpliced(index, 0, { id });
  if (rows.length === 0) return rows;
  if (does === "removes a row") return rows.toSpliced(index, 1);
  if (does === "copies a row") return rows.toSpliced(index + 1, 0, { ...rows[index]!, id });
  return rows.toSpliced(index, 1).toSpliced((value + 1) % rows.length, 0, rows[index]!);
}

/** Three devices, a server, and the ledger of their users' entries. */
export class Devices {
  stored: PlainRecord;
  readonly devices: readonly Device[];
  readonly #definition: Calculator;
  readonly #ledger: Ledger;
  #count = 0;
  #mayComeBack = false;

  constructor(definition: Calculator, start: PlainRecord) {
    this.#definition = definition;
    this.stored = this.#complete(start);
    this.#ledger = new Ledger(definition.fields, this.stored);
    this.devices = [0, 1, 2].map((number) => ({
      number,
      copy: createWorkingCopy(this.stored),
      isOnline: true,
      answered: new Set<string>(),
      done: [],
      undone: [],
    }));
  }

  #complete(input: PlainRecord): PlainRecord {
    return this.#definition.complete(input) as PlainRecord;
  }

  /** Errors after the event, in words. */
  do(deed: DeviceAction): readonly string[] {
    const device = this.devices[deed.device]!;
    this.#do(device, deed);
    // Somebody else stored the same.
    this.#ledger.stored(device.number, device.copy.theirs);
    const { fields } = this.#definition;
    const lost = this.#ledger
      .lostInForm(device.number, device.copy.mine)
      .map((each) => `device ${device.number} shows no more what was typed at ${each}`);
    const questions = conflictsOf(device.copy).flatMap((conflict) => {
      const question = `device ${device.number} is asked at ${conflict.path.join(".")}`;
      const isLook =
        isSamePhysically(conflict.base, conflict.mine) ||
        isSamePhysically(conflict.base, conflict.theirs) ||
        isSamePhysically(conflict.mine, conflict.theirs);
      const places = pathsInConflict(fields, device.copy, conflict);
      const isOwn = places.length > 0 && places.length === 1 && this.#ledger.authorOf(places[0]!, device.copy.theirs) === device.number;
      const isAnswered = device.answered.has(JSON.stringify([conflict.path, conflict.mine, conflict.theirs]));
      return [
        ...(isAnswered ? [`${question} again`] : []),
        ...(isLook ? [`${question} about units only`] : []),
        ...(isOwn ? [`${question} about a value that it wrote itself`] : []),
      ];
    });
    return [...lost, ...questions];
  }

  #do(device: Device, deed: DeviceAction): void {
    const { copy, sending } = device;
    switch (deed.does) {
      case "goes offline":
      case "goes online":
        device.isOnline = deed.does === "goes online";
        return;
      case "stores":
        if (device.isOnline && !sending) this.#store(device);
        return;
      case "hears that it is stored":
        if (sending) device.copy = acknowledge(copy, sending.then, sending.sent.mine, sending.stored);
        device.sending = undefined;
        return;
      case "never hears whether it is stored":
        this.#loseAnswer(device);
        return;
      case "listens":
        // Snapshots during a write are held back until the write is acknowledged.
        if (device.isOnline && !sending) device.copy = mergeTheirs(copy, this.stored);
        return;
      case "answers mine":
      case "answers theirs":
        this.#answer(device, deed.does === "answers mine" ? "mine" : "theirs");
        return;
      case "reloads":
        return this.#reload(device);
      case "undoes":
      case "redoes":
        return this.#undo(device, deed.does === "undoes");
      default: {
        const before = copy.mine;
        const after = this.#edited(before, deed);
        this.#edit(device, after);
        device.done.push({ before, after });
        device.undone = [];
      }
    }
  }

  #edit(device: Device, after: PlainRecord): void {
    this.#ledger.edited(device.number, device.copy.mine, after, device.copy.base);
    device.copy = edit(device.copy, after);
  }

  #undo(device: Device, isUndo: boolean): void {
    const [from, to] = isUndo ? [device.done, device.undone] : [device.undone, device.done];
    const entry = from.pop();
    if (!entry) return;
    this.#mayComeBack = true;
    to.push(entry);
    const { before, after } = entry;
    const { mine } = device.copy;
    const { value } = isUndo ? mergeThreeWay(after, before, mine, () => "theirs") : mergeThreeWay(before, after, mine, () => "theirs");
    this.#edit(device, this.#complete(value));
  }

  #store(device: Device): void {
    const sent = markSent(device.copy);
    device.copy = sent;
    const then = mergeTheirs(sent, this.stored);
    this.stored = this.#complete(inputToStore(then));
    this.#ledger.stored(device.number, this.stored);
    device.sending = { sent, then, stored: this.stored };
  }

  #loseAnswer(device: Device): void {
    this.#mayComeBack ||= device.sending !== undefined;
    device.sending = undefined;
  }

  #answer(device: Device, choice: "mine" | "theirs"): void {
    const [conflict] = conflictsOf(device.copy);
    if (!conflict) return;
    this.#ledger.answered(device.number, device.copy, conflict, choice);
    device.answered.add(JSON.stringify([conflict.path, conflict.mine, conflict.theirs]));
    device.copy = resolve(device.copy, conflict, choice);
  }

  /** Only the draft survives the page; without a network it is merged with the server's state last known to the device. */
  #reload(device: Device): void {
    const { copy, isOnline } = device;
    const theirs = isOnline ? this.stored : copy.theirs;
    device.copy = hasUnsavedChanges(copy) ? mergeTheirs({ ...copy, theirs }, theirs) : createWorkingCopy(theirs);
    this.#loseAnswer(device);
    device.done = [];
    device.undone = [];
  }

  #edited(before: PlainRecord, deed: DeviceAction): PlainRecord {
    const { fields } = this.#definition;
    const all = [...placesOf(fields, before)];
    const kindOf = (field: Field): "quantity" | "series" | "list" | undefined =>
      field.type === "quantity" || field.type === "list"
        ? field.type
        : field.type === "series" && field.cell.type === "quantity"
          ? "series"
          : undefined;
    const pick = (wanted: readonly string[]): Place => {
      const places = all.filter(({ field }) => wanted.includes(kindOf(field) ?? ""));
      return places[deed.place % places.length]!;
    };
    this.#count += 1;
    switch (deed.does) {
      case "switches the unit system":
        return this.#complete(this.#definition.display(before, before["unitSystem"] === "Metric" ? "Imperial" : "Metric") as PlainRecord);
      case "types":
      case "chooses a unit": {
        const { path, field, value } = pick(["quantity", "series"]);
        const cell = field.type === "series" ? field.cell : field;
        const units = cell.type === "quantity" ? [...unitsOf(cell.quantity, "Imperial"), ...unitsOf(cell.quantity, "Metric")] : [];
        const unit = units[deed.value % units.length]!;
        if (deed.does === "chooses a unit")
          return withDisplayUnit(fields, before, before as unknown as CompleteInput, path.join("."), unit);
        // Different from every value entered before.
        const typed = this.#count + (deed.value % 89) / 89;
        const cells = value as { readonly values: readonly number[]; readonly unit: string };
        return placeAt(
          before,
          path,
          field.type === "series"
            ? { ...cells, values: cells.values.with(deed.value % cells.values.length, typed) }
            : { value: typed, unit },
        );
      }
      default: {
        const { path, value } = pick(["list"]);
        return this.#complete(placeAt(before, path, rowsAfter(deed, value as readonly Row[], `n${this.#count}`)));
      }
    }
  }

  /** All users come back, answer and store, until nothing is left to do. Returns the errors, in words. */
  settle(choices: readonly ("mine" | "theirs")[]): readonly string[] {
    for (let round = 0; round < 4; round += 1) {
      for (const device of this.devices) {
        device.isOnline = true;
        this.#do(device, { device: device.number, does: "hears that it is stored", place: 0, value: 0 });
        device.copy = mergeTheirs(device.copy, this.stored);
        this.#ledger.stored(device.number, this.stored);
        for (let answer = 0; conflictsOf(device.copy).length > 0 && answer < 200; answer += 1)
          this.#answer(device, choices[answer % choices.length]!);
        this.#store(device);
        this.#do(device, { device: device.number, does: "hears that it is stored", place: 0, value: 0 });
      }
    }
    const unsettled = this.devices
      .filter(({ copy }) => hasUnsavedChanges(copy) || !isSamePhysically(copy.mine, this.stored))
      .map(({ number }) => `device ${number} does not show what is stored`);
    return [...unsettled, ...this.#ledger.lostIn(this.stored, this.#mayComeBack)];
  }
}
