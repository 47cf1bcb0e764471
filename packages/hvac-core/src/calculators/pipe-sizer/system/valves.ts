import { requiredKv, standardKv, valveAuthority, valvePressureDrop } from "../../../flow/index.ts";
import { OutOfRangeError } from "../../../kernel/index.ts";
import type { SectionRow } from "../pipe.ts";

/** Minimum loss of a branch over which a valve can have authority, Pa. */
const minimumCircuit = 1;

/** Range of flow coefficients of valves, m³/h. */
export const minimumKv = 1e-3;
const maximumKv = 1e5;

/** Share of the required authority that is accepted of the nearest valve of the series. */
const toleratedShare = 0.8;
/** Minimum authority of the nearest valve of the series, unless less is required. */
const minimumTolerated = 0.3;

/**
 * Minimum authority at which a valve of the series is accepted for the required one. The series steps by 1.6 in flow, 2.5 in pressure drop: without a
 * tolerance a valve takes up to 2.5 times the required drop, and on the critical circuit the pump has to provide it.
 */
export function toleratedAuthority(required: number): number {
  return Math.max(toleratedShare * required, Math.min(required, minimumTolerated));
}

/** Pressure drop of a valve with an authority over a branch of this loss, Pa. */
const dropFor = (authority: number, circuit: number): number => (authority / (1 - authority)) * circuit;

/** A control valve, entered or sized. */
export interface ControlValve {
  /** Pressure drop across its branch in the balanced system, Pa; undefined unless the valve is sized by it. */
  readonly across: number | undefined;
  /** Pressure drop for the required authority, Pa; undefined unless the valve is sized. */
  readonly target: number | undefined;
  /** Kv for that drop, m³/h. */
  readonly required: number | undefined;
  /** Kv of the valve, m³/h. */
  readonly kv: number;
  /** Pressure drop fully open, Pa. */
  readonly loss: number;
}

/** The control valve of a unit. `circuit` is the loss of its branch without it, Pa. */
export function controlValve(row: SectionRow, flow: number, circuit: number, density: number): ControlValve | undefined {
  if (flow === 0 || row.controlValve === "none") return undefined;
  if (row.controlValve === "kv")
    return {
      across: undefined,
      target: undefined,
      required: undefined,
      kv: row.valveKv,
      loss: valvePressureDrop(flow, row.valveKv, density),
    };
  if (circuit < minimumCircuit) {
    const reason =
      "in a branch without other losses no valve has an authority; enter the pressure drop of the unit, or the flow coefficient of the valve";
    throw new OutOfRangeError({ parameter: "controlValve", value: circuit, min: minimumCircuit, max: Infinity, unit: "Pa", reason });
  }
  const target = dropFor(row.valveAuthority, circuit);
  const required = requiredKv(flow, target, density);
  if (!(required >= minimumKv && required <= maximumKv)) {
    const reason =
      required < minimumKv
        ? "no control valve is small enough for so little flow"
        : "no control valve is large enough for so much flow at so little pressure";
    throw new OutOfRangeError({ parameter: "controlValve", value: required, min: minimumKv, max: maximumKv, unit: "m³/h", reason });
  }
  const kv = standardKv(requiredKv(flow, dropFor(toleratedAuthority(row.valveAuthority), circuit), density));
  return { across: undefined, target, required, kv, loss: valvePressureDrop(flow, kv, density) };
}

/** Authority over a branch that loses `circuit` without the valve, Pa. */
export function authorityOf({ loss }: ControlValve, circuit: number): number {
  return valveAuthority(loss, Math.max(0, circuit));
}

/** Kv to which a balancing valve is set, m³/h; undefined where it takes up no pressure. */
export function balancingKv(flow: number, loss: number, density: number): number | undefined {
  return flow > 0 && loss >= minimumCircuit ? requiredKv(flow, loss, density) : undefined;
}
