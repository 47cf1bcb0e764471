import { heatLoad, type HeatLoadInput } from "@org/hvac-core/calculators/heat-load";
import { displayedQuantity, isTypedQuantity, type TypedQuantity } from "@org/hvac-core/kernel";
import { formatNumber, isUnitOf, parseQuantity, unitSymbol, type QuantityKind, type UnitSystem } from "@org/hvac-core/quantity";
import { office, roomFields, type RoomField } from "./room.ts";

/** Content of a field: its text and its unit. */
interface FieldText {
  readonly text: string;
  readonly unit: string;
}

/** The entries: the input, and fields whose text is not a number. */
export interface RoomState {
  readonly input: HeatLoadInput;
  readonly touched: ReadonlySet<RoomField>;
  readonly unread: Readonly<Partial<Record<RoomField, string>>>;
}

export function startOf(unitSystem: UnitSystem): RoomState {
  return { input: office[unitSystem], touched: new Set(), unread: {} };
}

function quantityIn(input: HeatLoadInput, field: RoomField): TypedQuantity | undefined {
  const entry: unknown = input[field];
  return isTypedQuantity(entry) ? entry : undefined;
}

/** The kinds that a number in the field may be of, that of its unit first: watts, or watts per floor area. */
function kindsOf(field: RoomField, unit: string): readonly QuantityKind[] {
  const { quantity, per } = heatLoad.fields[field] as {
    readonly quantity: QuantityKind;
    readonly per?: { readonly quantity: QuantityKind };
  };
  if (!per) return [quantity];
  return isUnitOf(unit, per.quantity) ? [per.quantity, quantity] : [quantity, per.quantity];
}

/** Content of a field; of a choice the option. */
export function fieldText({ input }: Pick<RoomState, "input">, field: RoomField): FieldText {
  const quantity = quantityIn(input, field);
  const entry: unknown = input[field];
  if (!quantity) return { text: typeof entry === "string" ? entry : "", unit: "" };
  const { value, unit } = displayedQuantity(quantity);
  return { text: formatNumber(value, { digits: 4, trimZeros: true }), unit: unitSymbol(unit) };
}

/** A text typed into a field, or an option chosen. */
export function typed(state: RoomState, field: RoomField, text: string): RoomState {
  const touched = new Set([...state.touched, field]);
  const before = quantityIn(state.input, field);
  const { [field]: _was, ...unread } = state.unread;
  if (!before) {
    // The wall and the window in it face one way.
    const orientation = text as NonNullable<HeatLoadInput["wallOrientation"]>;
    return { input: { ...state.input, wallOrientation: orientation, windowOrientation: orientation }, touched, unread };
  }
  const { unit } = displayedQuantity(before);
  const unitSystem = state.input.unitSystem ?? "Metric";
  const [read, other] = kindsOf(field, unit).map((kind) => parseQuantity(text, kind, unitSystem, isUnitOf(unit, kind) ? { unit } : {}));
  const understood = read?.ok ? read : other?.ok ? other : undefined;
  if (!understood) return { ...state, touched, unread: { ...unread, [field]: read?.ok === false ? read.message : "" } };
  return { input: { ...state.input, [field]: { value: understood.typed, unit: understood.unit } }, touched, unread };
}

/** The same room in another unit system: entries stay unchanged and are shown in the other unit, the rest is that system's example. */
export function inSystem(state: RoomState, unitSystem: UnitSystem): RoomState {
  const displayed = heatLoad.display(state.input, unitSystem);
  const entries = roomFields.filter((field) => state.touched.has(field)).map((field) => [field, displayed[field]] as const);
  const faces = state.touched.has("windowOrientation") && { wallOrientation: displayed.wallOrientation };
  return { input: { ...office[unitSystem], ...Object.fromEntries(entries), ...faces }, touched: state.touched, unread: {} };
}
