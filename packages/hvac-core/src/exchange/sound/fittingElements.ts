import { ductFitting, type Fitting } from "../../flow/index.ts";
import type { ClearSize, DuctRun, FileNumber, RunFitting } from "./ductPaths.ts";

/** A cell of an element: an option, a flag, or a number in the SI unit of its field. */
export type Cell = string | boolean | FileNumber;
export type Cells = Readonly<Record<string, Cell>>;

/** An element from a duct file. */
export interface ImportedElement {
  /** Identifies it among the elements of its run, the same in each import. */
  readonly part: string;
  /** Fields of a new row, which later imports leave as the user has them. */
  readonly first: Cells & { readonly name: string; readonly kind: string };
  /** Fields that each import overwrites. */
  readonly always: Cells;
  /** A damper without a loss, which makes no sound: it is imported only where the list has it already. */
  readonly isSilent?: true;
}

/** A part of a duct file that is not imported, or with a difference. */
export interface Omission {
  /** Name of the run. */
  readonly name: string;
  readonly text: string;
}

/** Minimum angle of an elbow, degrees: the tables of attenuation apply to turns of 90°. */
const minimumTurn = 60;

/** Maximum pressure loss of an element, and the one from which it makes noise, Pa. */
const losses = { noisy: 0.1, max: 5000 } as const;
const isInRange = ({ value }: FileNumber): boolean => value <= losses.max;

export const fixed = (value: number): FileNumber => ({ value, result: undefined });

const sideOf = ({ width, height }: ClearSize, plane: RunFitting["plane"]): number => (plane === "width" ? width : height);

/** Maximum coefficient of a single-blade damper: above it the blade has no opening. */
const maxSingleBladeCoefficient = 600;

/** A damper by its pressure loss, Pa; none beyond the range of the noise method. */
export function damperOf(part: string, name: string, loss: FileNumber, blades: "single" | "multiple"): ImportedElement[] {
  if (!isInRange(loss)) return [];
  const silent = loss.value < losses.noisy && ({ isSilent: true } as const);
  return [{ part, first: { name, kind: "damper", blades }, always: { damperLoss: loss }, ...silent }];
}

/** The lining has an effect at an elbow where it extends two duct widths before and after it. */
const isLinedAt = ({ liner, length }: DuctRun, side: number): boolean => liner > 0 && length >= 4 * side;

function elbowOf(fitting: RunFitting, run: DuctRun, size: ClearSize, part: string, name: string): ImportedElement {
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

/** The elements of a fitting, or why it has none. */
export function fittingElements(fitting: RunFitting, run: DuctRun, size: ClearSize): readonly ImportedElement[] | string {
  const { id, key, quantity, angle, loss, coefficient } = fitting;
  const { family, blades }: Partial<Fitting> = key === undefined ? {} : ductFitting(key);
  const times = (build: (part: string, suffix: string) => readonly ImportedElement[]): readonly ImportedElement[] =>
    Array.from({ length: quantity }, (_, index) => build(`${id}-${index + 1}`, quantity === 1 ? "" : ` ${index + 1}`)).flat();
  if (family === "elbow") {
    if (angle !== undefined && angle < minimumTurn) return "its turn is too small for a known attenuation";
    return times((part, suffix) => [elbowOf(fitting, run, size, `e-${part}`, `${run.name}, elbow${suffix}`)]);
  }
  if (family === "damper") {
    if (loss.value > losses.max) return "its pressure loss is beyond the range of the noise method";
    const isSingle = blades === "single" && coefficient <= maxSingleBladeCoefficient;
    const name = `${run.name}, ${blades === "curtain" ? "fire damper" : "damper"}`;
    return times((part, suffix) => damperOf(`d-${part}`, `${name}${suffix}`, loss, isSingle ? "single" : "multiple"));
  }
  if (family === "junction" || family === "takeoff") return "the branch there is not in the duct file";
  return "its attenuation and its noise are unknown";
}
