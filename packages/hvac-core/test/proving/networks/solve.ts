import { gaussian } from "./gaussian.ts";

/* Flows and pressures of a network by the equations of its nodes and links, with Newton's method (Todini and Pilati, 1988). */

/** A pipe, valve or pump between two nodes. */
export interface Link {
  readonly from: number;
  readonly to: number;
  /** Fall of pressure from one end to the other at a flow, Pa and kg/s, with the height between them; negative at a pump. Rises with the flow. */
  readonly loss: (flow: number) => number;
}

export interface Network {
  /** Pressures of nodes that are known, Pa. */
  readonly fixed: ReadonlyMap<number, number>;
  /** What leaves at each node, kg/s. */
  readonly demands: readonly number[];
  readonly links: readonly Link[];
}

export interface NetworkState {
  /** kg/s, in the order of the links. */
  readonly flows: readonly number[];
  /** Pa, in the order of the nodes. */
  readonly pressures: readonly number[];
}

/**
 * Flows and pressures of a network.
 *
 * @param start flow of every link at the start, kg/s
 */
export function solveNetwork({ fixed, demands, links }: Network, start: number): NetworkState {
  const free = demands.map((_, node) => node).filter((node) => !fixed.has(node));
  const rowOf = new Map(free.map((node, index) => [node, links.length + index]));
  const size = links.length + free.length;
  const flows = links.map(() => start);
  const pressures = demands.map((_, node) => fixed.get(node) ?? 0);
  for (let step = 0; step < 200; step++) {
    const matrix = Array.from({ length: size }, () => new Float64Array(size + 1));
    links.forEach(({ from, to, loss }, link) => {
      const row = matrix[link]!;
      const flow = flows[link]!;
      const around = Math.max(1e-7, Math.abs(flow) * 1e-6);
      const slope = (loss(flow + around) - loss(flow - around)) / (2 * around);
      row[link] = -slope;
      // Linear around the flow: p_from − p_to − slope·q = loss − slope·q₀.
      row[size] = loss(flow) - slope * flow;
      for (const [node, sign] of [
        [from, 1],
        [to, -1],
      ] as const) {
        const place = rowOf.get(node);
        if (place === undefined) row[size] -= sign * pressures[node]!;
        else {
          row[place] = sign;
          matrix[place]![link] = -sign;
        }
      }
    });
    for (const [node, place] of rowOf) matrix[place]![size] = demands[node]!;
    const solution = gaussian(matrix);
    let change = 0;
    links.forEach((_, link) => {
      // The first steps are halved: friction turns with the flow.
      const next = step < 4 || step > 30 ? (flows[link]! + solution[link]!) / 2 : solution[link]!;
      change = Math.max(change, Math.abs(next - flows[link]!));
      flows[link] = next;
    });
    for (const [node, place] of rowOf) pressures[node] = solution[place]!;
    if (step > 4 && change < 1e-9) return { flows, pressures };
  }
  throw new Error("the network does not converge");
}
