import type { Point } from "../../model/building.ts";
import type { StepFile } from "../step/file.ts";
import type { Instance } from "../step/value.ts";
import { identity, systemOf, within, type Transform } from "./transform.ts";

/** Reads placements, in the unit of lengths of the file. */
export class Placements {
  readonly #file: StepFile;
  readonly #byId = new Map<number, Transform>();

  constructor(file: StepFile) {
    this.#file = file;
  }

  /** System of an IfcAxis2Placement3D, an IfcAxis2Placement2D or an IfcAxis1Placement. */
  axes(instance: Instance | undefined): Transform {
    if (instance === undefined) return identity;
    const origin = this.#file.point(instance, 0) ?? [0, 0, 0];
    const first = this.#file.point(instance, 1);
    if (instance.type === "IFCAXIS2PLACEMENT2D") return systemOf(origin, undefined, first);
    return systemOf(origin, first, this.#file.point(instance, 2));
  }

  /** System of an IfcObjectPlacement in the axes of the project. */
  system(id: number | undefined): Transform {
    if (id === undefined) return identity;
    const known = this.#byId.get(id);
    if (known !== undefined) return known;
    const instance = this.#file.get(id);
    if (instance === undefined) return identity;
    const transform = this.#file.within(instance, () => {
      // A placement on a grid line has only the placement that it is in.
      const relative = instance.type === "IFCLOCALPLACEMENT" ? this.axes(this.#file.target(instance, 1)) : identity;
      return within(this.system(instance.references(0)[0]), relative);
    });
    this.#byId.set(id, transform);
    return transform;
  }

  /** Transformation of an IfcCartesianTransformationOperator3D. */
  operator(instance: Instance | undefined): Transform {
    if (instance === undefined) return identity;
    const directionAt = (index: number): Point | undefined => this.#file.point(instance, index);
    const system = systemOf(directionAt(2) ?? [0, 0, 0], directionAt(4), directionAt(0));
    const second = directionAt(1);
    const scale = instance.number(3) ?? 1;
    const isNonUniform = instance.type.endsWith("NONUNIFORM");
    const [scaleY, scaleZ] = isNonUniform ? [instance.number(5) ?? scale, instance.number(6) ?? scale] : [scale, scale];
    const isMirrored = second !== undefined && second[0] * system.y[0] + second[1] * system.y[1] + second[2] * system.y[2] < 0;
    const times = (axis: Point, factor: number): Point => [axis[0] * factor, axis[1] * factor, axis[2] * factor];
    return {
      x: times(system.x, scale),
      y: times(system.y, isMirrored ? -scaleY : scaleY),
      z: times(system.z, scaleZ),
      origin: system.origin,
    };
  }
}
