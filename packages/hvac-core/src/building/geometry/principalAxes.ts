import type { Point } from "../model/building.ts";

/** A symmetric matrix: xx, yy, zz, xy, xz and yz. */
export type SymmetricMatrix = [xx: number, yy: number, zz: number, xy: number, xz: number, yz: number];

/** A direction of length 1 in which a matrix only scales, and its factor. */
export interface PrincipalAxis {
  readonly value: number;
  readonly direction: Point;
}

/** Sweeps of Jacobi's method; matrices of three need five or six. */
const sweeps = 12;

/** Principal axes of a symmetric matrix, those with low values first (Jacobi's method). */
export function principalAxes([xx, yy, zz, xy, xz, yz]: SymmetricMatrix): readonly [PrincipalAxis, PrincipalAxis, PrincipalAxis] {
  const matrix = [
    [xx, xy, xz],
    [xy, yy, yz],
    [xz, yz, zz],
  ];
  const axes = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  for (let sweep = 0; sweep < sweeps; sweep++)
    for (const [p, q] of [[0, 1] as const, [0, 2] as const, [1, 2] as const]) turn(matrix, axes, p, q);
  const all = axes.map((_, index): PrincipalAxis => ({
    value: matrix[index]![index]!,
    direction: axes.map((row) => row[index]!) as unknown as Point,
  }));
  return all.toSorted((a, b) => a.value - b.value) as unknown as readonly [PrincipalAxis, PrincipalAxis, PrincipalAxis];
}

/** Turns a matrix in the plane of two axes until its element between them is zero, and the axes with it. */
function turn(matrix: readonly number[][], axes: readonly number[][], p: number, q: number): void {
  const between = matrix[p]![q]!;
  if (between === 0) return;
  const angle = Math.atan2(2 * between, matrix[p]![p]! - matrix[q]![q]!) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = (a: number, b: number): readonly [number, number] => [cos * a + sin * b, cos * b - sin * a];
  for (const row of [...matrix, ...axes]) [row[p], row[q]] = turned(row[p]!, row[q]!);
  const [upper, lower] = [matrix[p]!, matrix[q]!];
  upper.forEach((value, index) => {
    [upper[index], lower[index]] = turned(value, lower[index]!);
  });
}
