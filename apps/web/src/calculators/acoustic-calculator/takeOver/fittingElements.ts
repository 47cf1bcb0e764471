import { ductFitting, type Fitting } from "@org/hvac-core/flow";
import type { ClearSize, DuctRun, FileNumber, RunFitting } from "./ductRuns.ts";

/** What a cell of an element states: an option, a flag, or a number in SI with where it comes from. */
export type Cell = string | boolean | FileNumber;
export type Cells = Readonly<Record<string, Cell>>;

/** An element that a duct file gives. */
export interface TakenElement {
  /** Tells it from the others of its run, the same whenever it is taken over. */
  readonly part: string;
  /** Further fields of a new row; later changes by the user are kept. */
  readonly first: Cells & { readonly name: string; readonly kind: string };
  /** What follows the duct file, as often as it is taken over. */
  readonly always: Cells;
}

/** What is not taken over, or not as it is. */
export interface Untaken {
  /** Name of the run. */
  readonly name: string;
  readonly text: string;
}

/** An elbow that turns less is no elbow to the tables of attenuation, which are of 90°. */
const minimumTurn = 60;

/** Losses that elements state, Pa. */
const losses = { min: 0.1, max: 5000 } as const;
const isInRange = ({ value }: FileNumber): boolean => value >= losses.min && value <= losses.max;

export const fixed = (value: number): FileNumber => ({ value, result: undefined });

const sideOf = ({ width, height }: ClearSize, plane: RunFitting["plane"]): number => (plane === "width" ? width : height);

/** Maximum coefficient of a single-blade damper: above it the blade has no opening. */
const maxSingleBladeCoefficient = 600;

/** A damper by what it takes, Pa; none where that is next to nothing. */
export function damperOf(part: string, name: string, loss: FileNumber, blades: "single" | "multiple"): TakenElement[] {
  return isInRange(loss) ? [{ part, first: { name, kind: "damper", blades }, always: { damperLoss: loss } }] : [];
}

/** A lining counts at an elbow where it reaches two duct widths before and after it. */
const isLinedAt = ({ liner, length }: DuctRun, side: number): boolean => liner > 0 && length >= 4 * side;

function elbowOf(fitting: RunFitting, run: DuctRun, size: ClearSize, part: string, name: string): TakenElement {
  const { key, plane, radiusRatio, loss } = fitting;
  const side = sideOf(size, plane);
  const { vanes }: Pick<Fitting, "vanes"> = key === undefined ? {} : ductFitting(key);
  const lined: Cells = isLinedAt(run, side) ? { lined: true } : {};
  const turnsIn: Cells = size.shape === "round" ? {} : { turnsIn: plane };
  if (vanes) {
    const count = Math.min(Math.max(Math.round(side / vanes.spacing), 1), 100);
    return {
      part,
      // The chord of a quarter of a circle.
      first: { name, kind: "elbow", vanes: fixed(count), chord: fixed(vanes.radius * Math.SQRT2) },
      always: { elbowKind: "square-vanes", ...turnsIn, ...lined, ...(isInRange(loss) && { elbowLoss: loss }) },
    };
  }
  const isRadius = radiusRatio !== undefined;
  // The fitting has the radius of the centre line.
  const inner = isRadius ? Math.min(Math.max(radiusRatio - 0.5, 0) * side, 5) : 0;
  return {
    part,
    first: { name, kind: "elbow" },
    always: { elbowKind: isRadius ? "radius" : "square", ...turnsIn, ...lined, ...(isRadius && { bendRadius: fixed(inner) }) },
  };
}

/** What a fitting is to sound, or why it is nothing. */
export function elementsOf(fitting: RunFitting, run: DuctRun, size: ClearSize): readonly TakenElement[] | string {
  const { id, key, quantity, angle, loss, coefficient } = fitting;
  const { family, blades }: Partial<Fitting> = key === undefined ? {} : ductFitting(key);
  const times = (build: (part: string, suffix: string) => readonly TakenElement[]): readonly TakenElement[] =>
    Array.from({ length: quantity }, (_, index) => build(`${id}-${index + 1}`, quantity === 1 ? "" : ` ${index + 1}`)).flat();
  if (family === "elbow") {
    if (angle !== undefined && angle < minimumTurn) return "turns by too little for its attenuation to be known";
    return times((part, suffix) => [elbowOf(fitting, run, size, `e-${part}`, `${run.name}, elbow${suffix}`)]);
  }
  if (family === "damper") {
    if (loss.value > losses.max) return "its pressure loss is beyond what noise is known for";
    const isSingle = blades === "single" && coefficient <= maxSingleBladeCoefficient;
    const name = `${run.name}, ${blades === "curtain" ? "fire damper" : "damper"}`;
    return times((part, suffix) => damperOf(`d-${part}`, `${name}${suffix}`, loss, isSingle ? "single" : "multiple"));
  }
  if (family === "junction" || family === "takeoff") return "what leaves the duct there is not in the duct file";
  return "neither attenuation nor noise is known for it";
}
