/** Solution of linear equations whose rows end with their right sides; the rows are changed. */
export function gaussian(rows: Float64Array[]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    const pivotRow = rows[pivot]!;
    [rows[column], rows[pivot]] = [pivotRow, rows[column]!];
    if (pivotRow[column] === 0) throw new Error("a part of the network is not connected to a known pressure");
    for (let row = column + 1; row < size; row++) {
      const factor = rows[row]![column]! / pivotRow[column]!;
      if (factor === 0) continue;
      for (let k = column; k <= size; k++) rows[row]![k]! -= factor * pivotRow[k]!;
    }
  }
  const solution = Array.from({ length: size }, () => 0);
  for (let row = size - 1; row >= 0; row--) {
    let sum = rows[row]![size]!;
    for (let k = row + 1; k < size; k++) sum -= rows[row]![k]! * solution[k]!;
    solution[row] = sum / rows[row]![row]!;
  }
  return solution;
}
