import { enteredRows, isEntered, withFields, type Entered } from "../../../kernel/internal.ts";
import type { RoomRow } from "../spaceUse.ts";
import type { HeatLoadValues } from "../schema.ts";
import { freeId } from "./quickSurfaces.ts";
import { calculatedEntry } from "./surfaceForm.ts";

/** Edge of a floor slab: perimeter, m, and loss factor, W/(m·K). */
interface Slab {
  readonly perimeter: number;
  readonly factor: number;
}

const isSame = (a: Slab, b: Slab): boolean =>
  Math.abs(a.perimeter - b.perimeter) < 1e-9 && (a.perimeter === 0 || Math.abs(a.factor - b.factor) < 1e-9);

/** The slab edges of a room as one, with the factor of them all. */
function slabOf({ surfaces }: Pick<RoomRow, "surfaces">): Slab {
  const edges = surfaces.filter(({ kind }) => kind === "ground");
  const perimeter = edges.reduce((sum, edge) => sum + edge.perimeter, 0);
  const loss = edges.reduce((sum, edge) => sum + edge.perimeter * edge.lossFactor, 0);
  return { perimeter, factor: edges.length === 1 ? edges[0]!.lossFactor : loss / perimeter };
}

const isGround = (row: Entered): boolean => row["kind"] === "ground";

/** The surfaces of a room with the slab edge of the quick method. */
export function slabRows(input: Entered, values: HeatLoadValues, room: Entered, roomValues: RoomRow | undefined): readonly Entered[] {
  const rows = enteredRows(room, "surfaces");
  const slab = { perimeter: values.slabPerimeter, factor: values.slabLossFactor };
  if (isSame(slab, slabOf(roomValues ?? { surfaces: [] }))) return rows;
  const others = rows.filter((row) => !isGround(row));
  if (slab.perimeter === 0) return others;
  const id = freeId("slab", new Set([...rows.map((row) => row["id"]), ...values.surfaces.map((surface) => surface.id)]));
  const edge = rows.find(isGround) ?? { id, name: "Slab edge", kind: "ground" };
  const entries = { perimeter: input["slabPerimeter"], ...(isEntered(input, "slabLossFactor") && { lossFactor: input["slabLossFactor"] }) };
  return [...others, withFields(edge, entries, ["lossFactor"])];
}

/** An input of the quick method with the slab edges of a room. */
export function withQuickSlab(input: Entered, values: HeatLoadValues, room: Entered, roomValues: RoomRow): Entered {
  const { unitSystem, slabPerimeter, slabLossFactor } = values;
  const slab = slabOf(roomValues);
  if (isSame(slab, { perimeter: slabPerimeter, factor: slabLossFactor })) return input;
  if (slab.perimeter === 0) return withFields(input, {}, ["slabPerimeter"]);
  const [edge, ...others] = enteredRows(room, "surfaces").filter(isGround);
  const isOne = edge !== undefined && others.length === 0;
  const calculated = (value: number, kind: "length" | "linearTransmittance"): Entered => calculatedEntry(value, kind, unitSystem);
  const several = { slabPerimeter: calculated(slab.perimeter, "length"), slabLossFactor: calculated(slab.factor, "linearTransmittance") };
  return withFields(
    input,
    isOne ? { slabPerimeter: edge["perimeter"], ...(isEntered(edge, "lossFactor") && { slabLossFactor: edge["lossFactor"] }) } : several,
    ["slabLossFactor"],
  );
}
