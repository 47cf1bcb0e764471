import type { PlanPolygon } from "./model.ts";
import type { Network } from "./network.ts";
import { between, boundsOf, cellSize, isInside, PlanGrid, type Bounds } from "./plane.ts";
import { shareHeight, type Prism } from "./prisms.ts";

/** Prisms on the network of their plans: which ones an edge divides, and which are around a point. */
export class Plan {
  readonly network: Network;
  readonly prisms: readonly Prism[];
  readonly #polygons: readonly PlanPolygon[];
  readonly #bounds: readonly Bounds[];
  readonly #orders: ReadonlyMap<Prism, number>;
  readonly #onEdge = new Map<number, Prism[]>();
  readonly #grid: PlanGrid<Prism>;

  constructor(network: Network, prisms: readonly Prism[]) {
    this.network = network;
    this.prisms = prisms;
    this.#polygons = network.loops.map((loop) => loop.map((node) => network.nodes[node]!));
    this.#bounds = this.#polygons.map(boundsOf);
    this.#grid = new PlanGrid(4 * cellSize(network.nodes));
    this.#orders = new Map(prisms.map((prism, index) => [prism, index]));
    for (const prism of prisms) {
      this.#grid.add(this.#bounds[prism.loop]!, prism);
      for (const [from, to] of this.edgesOf(prism)) {
        const key = this.#key(from, to);
        const list = this.#onEdge.get(key);
        if (list) list.push(prism);
        else this.#onEdge.set(key, [prism]);
      }
    }
  }

  #key(from: number, to: number): number {
    return from * this.network.nodes.length + to;
  }

  /** Position of a prism among all. */
  order(prism: Prism): number {
    return this.#orders.get(prism)!;
  }

  /** Edges of a prism, counterclockwise. */
  edgesOf({ loop }: Prism): (readonly [from: number, to: number])[] {
    const nodes = this.network.loops[loop]!;
    return nodes.map((node, index) => [node, nodes[(index + 1) % nodes.length]!]);
  }

  polygonOf({ loop }: Prism): PlanPolygon {
    return this.#polygons[loop]!;
  }

  boundsOf({ loop }: Prism): Bounds {
    return this.#bounds[loop]!;
  }

  /** Prisms with an edge in a direction. */
  withEdge(from: number, to: number): readonly Prism[] {
    return this.#onEdge.get(this.#key(from, to)) ?? [];
  }

  /** Prisms whose bounds are near those of another one. */
  near(prism: Prism): ReadonlySet<Prism> {
    return this.#grid.near(this.#bounds[prism.loop]!);
  }

  /** Other prisms at the height of a prism that an edge of it is within. */
  around(prism: Prism, from: number, to: number): Prism[] {
    const { nodes } = this.network;
    const middle = between(nodes[from]!, nodes[to]!, 0.5);
    const beside = [...this.withEdge(from, to), ...this.withEdge(to, from)];
    return [...this.#grid.near({ low: middle, high: middle })].filter(
      (other) => other !== prism && shareHeight(other, prism) && !beside.includes(other) && isInside([this.polygonOf(other)], middle),
    );
  }
}
