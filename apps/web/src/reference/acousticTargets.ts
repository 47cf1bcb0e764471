import type { UseTarget } from "./targets.ts";

/* Values of the reference in the acoustic calculator, around the room and the elements that a new page begins with. */

const metres = (value: number): { readonly value: number; readonly unit: string } => ({ value, unit: "m" });

/** Room of the outlet in the start of the calculator. */
const room = { id: "office", name: "Room", length: metres(5), width: metres(4), height: metres(2.8) } as const;

/** Target for the criterion of a room by its use. */
export function roomTarget(use: string, name: string): UseTarget {
  return { calculator: "acoustic-calculator", as: "use of the room", input: { rooms: [{ ...room, name: name.slice(0, 80), use }] } };
}

/** Target for a partition between a source room and a receiving room. */
export function partitionTarget(partition: string): UseTarget {
  return {
    calculator: "acoustic-calculator",
    as: "speech through the wall",
    input: {
      rooms: [room, { ...room, id: "next", name: "Next room" }],
      privacy: [{ id: "pair", from: "next", to: "office", partition, partitionArea: { value: 12, unit: "m2" } }],
    },
  };
}

/** Target for the lining of a plenum between the fan and the outlet. */
export function plenumTarget(absorption: readonly number[]): UseTarget {
  const section = { shape: "rectangular", width: metres(0.6), height: metres(0.4) } as const;
  return {
    calculator: "acoustic-calculator",
    as: "inside of a plenum",
    input: {
      elements: [
        { id: "plenum", name: "Plenum", kind: "plenum", ...section, wallArea: { value: 6, unit: "m2" }, absorption },
        { id: "outlet", name: "Outlet", kind: "outlet", parent: "plenum", room: "office" },
      ],
      rooms: [room],
    },
  };
}

/** Target for a louvre at the end of the ducts, in a wall of the room. */
export function louvreTarget(louvre: string): UseTarget {
  const section = { shape: "rectangular", width: metres(0.6), height: metres(0.6) } as const;
  return {
    calculator: "acoustic-calculator",
    as: "louvre",
    input: {
      elements: [
        { id: "louvre", name: "Louvre", kind: "louvre", louvre, ...section },
        { id: "outlet", name: "Outlet", kind: "outlet", parent: "louvre", room: "office" },
      ],
      rooms: [room],
    },
  };
}

/** Target for a ceiling between the casing of a unit and the room; the sound power is an example. */
export function ceilingTarget(ceilingBy: string): UseTarget {
  const casing = [70, 66, 62, 58, 54, 50, 45, 40];
  return {
    calculator: "acoustic-calculator",
    as: "ceiling below a unit",
    input: { sources: [{ id: "fan", name: "Unit", kind: "bands", discharge: casing, casing, room: "office", ceilingBy }], rooms: [room] },
  };
}

/** Target for plant in the room. */
export function plantTarget(name: string, power: readonly number[]): UseTarget {
  return {
    calculator: "acoustic-calculator",
    as: "source in a plant room",
    input: {
      sources: [{ id: "fan", name: name.slice(0, 80), kind: "bands", discharge: power, casing: power, room: "office" }],
      elements: [],
      rooms: [{ ...room, name: "Plant room", length: metres(12), width: metres(8), height: metres(4), method: "diffuse" }],
    },
  };
}
