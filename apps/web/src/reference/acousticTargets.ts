import { prose } from "@org/form/numbers";
import type { UseTarget } from "./targets.ts";
import { texts } from "./texts.ts";

const names = texts.acoustics;

/* Values of the reference in the acoustic calculator, around the room and the elements that a new page begins with. */

const metres = (value: number): { readonly value: number; readonly unit: string } => ({ value, unit: "m" });

/** Room of the outlet in the start of the calculator. */
const room = { id: "office", name: names.room, length: metres(5), width: metres(4), height: metres(2.8) } as const;

/** Target for the criterion of a room by its use. */
export function roomTarget(use: string, name: string): UseTarget {
  return { calculator: "acoustic-calculator", as: names.roomUse, input: { rooms: [{ ...room, name: name.slice(0, 80), use }] } };
}

/** Target for a partition between a source room and a receiving room. */
export function partitionTarget(partition: string): UseTarget {
  return {
    calculator: "acoustic-calculator",
    as: names.speech,
    input: {
      rooms: [room, { ...room, id: "next", name: names.nextRoom }],
      privacy: [{ id: "pair", from: "next", to: "office", partition, partitionArea: { value: 12, unit: "m2" } }],
    },
  };
}

/** Target for the lining of a plenum between the fan and the outlet. */
export function plenumTarget(absorption: readonly number[]): UseTarget {
  const section = { shape: "rectangular", width: metres(0.6), height: metres(0.4) } as const;
  return {
    calculator: "acoustic-calculator",
    as: names.plenumInside,
    input: {
      elements: [
        { id: "plenum", name: names.plenum, kind: "plenum", ...section, wallArea: { value: 6, unit: "m2" }, absorption },
        { id: "outlet", name: names.outlet, kind: "outlet", parent: "plenum", room: "office" },
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
    as: prose(names.louvreTarget),
    input: {
      elements: [
        { id: "louvre", name: prose(names.louvre), kind: "louvre", louvre, ...section },
        { id: "outlet", name: names.outlet, kind: "outlet", parent: "louvre", room: "office" },
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
    as: names.ceiling,
    input: {
      sources: [{ id: "fan", name: names.unit, kind: "bands", discharge: casing, casing, room: "office", ceilingBy }],
      rooms: [room],
    },
  };
}

/** Target for plant in the room. */
export function plantTarget(name: string, power: readonly number[]): UseTarget {
  return {
    calculator: "acoustic-calculator",
    as: names.plant,
    input: {
      sources: [{ id: "fan", name: name.slice(0, 80), kind: "bands", discharge: power, casing: power, room: "office" }],
      elements: [],
      rooms: [{ ...room, name: names.plantRoom, length: metres(12), width: metres(8), height: metres(4), method: "diffuse" }],
    },
  };
}
