import type { BuildingShade } from "../../../building/index.ts";
import type { ShadeUse } from "../options.ts";
import type { WindowShades } from "./windowShades.ts";

interface Counts {
  overhang: number;
  fin: number;
  obstruction: number;
}

/** Counts the windows that each shade, and each surface of the building itself, shades. */
export class ShadeUses {
  readonly #shades = new Map<string, Counts>();
  readonly #surfaces = new Map<string, Counts>();
  readonly #seen = new Set<string>();

  #count(kind: ShadeUse["kind"], id: string, use: keyof Counts): void {
    const uses = kind === "shade" ? this.#shades : this.#surfaces;
    const counts = uses.get(id) ?? { overhang: 0, fin: 0, obstruction: 0 };
    counts[use]++;
    uses.set(id, counts);
  }

  /** Adds what shades a window. */
  add({ overhang, fins, obstruction, seenIds }: WindowShades): void {
    for (const id of overhang?.shadeIds ?? []) this.#count("shade", id, "overhang");
    for (const id of fins?.shadeIds ?? []) this.#count("shade", id, "fin");
    const blocking = new Map((obstruction?.shades ?? []).map((each) => [`${each.kind} ${each.id}`, each]));
    for (const { kind, id } of blocking.values()) this.#count(kind, id, "obstruction");
    for (const id of seenIds) this.#seen.add(id);
  }

  /** All shades in their order, then the surfaces of the building that shade a window. */
  list(shades: readonly BuildingShade[]): readonly ShadeUse[] {
    const unused = { overhang: 0, fin: 0, obstruction: 0 };
    return [
      ...shades.map(({ id, area }): ShadeUse => {
        const counts = this.#shades.get(id);
        if (counts) return { kind: "shade", id, area, ...counts };
        return { kind: "shade", id, area, ...unused, reason: this.#seen.has(id) ? "hides-no-sky" : "in-front-of-no-window" };
      }),
      ...[...this.#surfaces].map(([id, counts]): ShadeUse => ({ kind: "surface", id, ...counts })),
    ];
  }
}
