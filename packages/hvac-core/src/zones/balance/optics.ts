/** Optics of a pane for light at one angle: shares that pass, and that its outer and its inner face reflect. */
export interface PaneOptics {
  readonly transmittance: number;
  readonly reflectances: readonly [outer: number, inner: number];
}

const maxRounds = 1000;
/** Light that is still between the panes when the sum ends. */
const rest = 1e-14;

/**
 * Shares of light from the room that the panes of a window absorb, with all reflections between them.
 *
 * @param panes from outside to inside
 * @source mathematics, sum of reflections
 */
export function absorbedFromInside(panes: readonly PaneOptics[]): number[] {
  const absorbed: number[] = panes.map(() => 0);
  // Light on its way between panes: outwards[k] meets pane k from inside, inwards[k] from outside.
  let outwards: number[] = panes.map((_, k) => (k === panes.length - 1 ? 1 : 0));
  let inwards: number[] = panes.map(() => 0);
  for (let round = 0; round < maxRounds && [...outwards, ...inwards].some((light) => light > rest); round++) {
    const nextOutwards: number[] = panes.map(() => 0);
    const nextInwards: number[] = panes.map(() => 0);
    panes.forEach(({ transmittance, reflectances: [outer, inner] }, k) => {
      absorbed[k] = absorbed[k]! + outwards[k]! * (1 - transmittance - inner) + inwards[k]! * (1 - transmittance - outer);
      if (k > 0) nextOutwards[k - 1] = outwards[k]! * transmittance + inwards[k]! * outer;
      if (k < panes.length - 1) nextInwards[k + 1] = inwards[k]! * transmittance + outwards[k]! * inner;
    });
    [outwards, inwards] = [nextOutwards, nextInwards];
  }
  return absorbed;
}
