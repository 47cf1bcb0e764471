import { requiredKv, standardKv, valveAuthority, valvePressureDrop } from "../../../flow/index.ts";
import { OutOfRangeError } from "../../../kernel/index.ts";
import type { SectionRow } from "../pipe.ts";

/** Less than this, Pa, leaves nothing that a valve could have authority over. */
const leastCircuit = 1;

/** Between these, m³/h, valves exist. */
export const leastKv = 1e-3;
const mostKv = 1e5;

/** Share of the authority wanted that the nearest valve of the series may have. */
const toleratedShare = 0.8;
/** Less authority than this is not taken for want of a size, unless less is wanted. */
const leastTolerated = 0.3;

/**
 * Least authority with which a valve of the series is taken for one of the authority wanted. The series steps by 1.6 in flow, 2.5 in pressure
 * drop: without a tolerance a valve takes up to 2.5 times the drop wanted, and on the critical circuit the pump has to give it.
 */
export function toleratedAuthority(wanted: number): number {
  return Math.max(toleratedShare * wanted, Math.min(wanted, leastTolerated));
}

/** Pressure drop of a valve that has an authority over what the circuit loses beside it, Pa. */
const dropFor = (authority: number, circuit: number): number => (authority / (1 - authority)) * circuit;

/** A control valve as known or sized. */
export interface ControlValve {
  /** Across its branch in the balanced system, Pa; only of a valve that is sized by it rather than by its branch alone. */
  readonly across: number | undefined;
  /** Pressure drop that the authority asks for, Pa; only of a valve that is sized. */
  readonly wanted: number | undefined;
  /** That drop needs this Kv, m³/h. */
  readonly required: number | undefined;
  /** Of the valve, m³/h. */
  readonly kv: number;
  /** Fully open, Pa. */
  readonly loss: number;
}

/** The control valve of a unit. `circuit` is what its branch loses without it, Pa. */
export function controlValve(row: SectionRow, flow: number, circuit: number, density: number): ControlValve | undefined {
  if (flow === 0 || row.controlValve === "none") return undefined;
  if (row.controlValve === "kv")
    return {
      across: undefined,
      wanted: undefined,
      required: undefined,
      kv: row.valveKv,
      loss: valvePressureDrop(flow, row.valveKv, density),
    };
  if (circuit < leastCircuit) {
    const reason =
      "where the branch loses nothing else, no valve has an authority; state the pressure drop of the unit, or the flow coefficient of the valve";
    throw new OutOfRangeError({ parameter: "controlValve", value: circuit, min: leastCircuit, max: Infinity, unit: "Pa", reason });
  }
  const wanted = dropFor(row.valveAuthority, circuit);
  const required = requiredKv(flow, wanted, density);
  if (!(required >= leastKv && required <= mostKv)) {
    const reason =
      required < leastKv
        ? "no control valve is small enough for so little flow"
        : "no control valve is large enough for so much flow at so little pressure";
    throw new OutOfRangeError({ parameter: "controlValve", value: required, min: leastKv, max: mostKv, unit: "m³/h", reason });
  }
  const kv = standardKv(requiredKv(flow, dropFor(toleratedAuthority(row.valveAuthority), circuit), density));
  return { across: undefined, wanted, required, kv, loss: valvePressureDrop(flow, kv, density) };
}

/** Authority over a branch that loses `circuit` beside the valve, Pa. */
export function authorityOf({ loss }: ControlValve, circuit: number): number {
  return valveAuthority(loss, Math.max(0, circuit));
}

/** Kv to which a balancing valve is set, m³/h; undefined where it has nothing to lose. */
export function balancingKv(flow: number, loss: number, density: number): number | undefined {
  return flow > 0 && loss >= leastCircuit ? requiredKv(flow, loss, density) : undefined;
}
