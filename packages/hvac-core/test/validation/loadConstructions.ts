import { conductionTimeSeries, type ConductionTimeSeries, type Layer } from "../../src/loads/index.ts";
import { readReference, type ReferenceCase } from "../reference/readReference.ts";
import type { Comparison, Pair } from "./comparison.ts";

interface PublishedLayer {
  readonly d_mm?: number;
  readonly k_W_per_mK?: number;
  readonly rho_kg_per_m3?: number;
  readonly c_kJ_per_kgK?: number;
  readonly R_m2K_per_W?: number;
}
interface Published {
  readonly layers: Readonly<Record<string, PublishedLayer>>;
  readonly cases: ReadonlyArray<ReferenceCase<{ layers_outside_to_inside: string[] }, { U_W_per_m2K?: number; cts_percent: number[] }>>;
}

const published = readReference("handbook_cts") as unknown as Published;
const source = "ASHRAE Fundamentals (2021), ch. 18, Tables 16 to 18";

/** The films are layers of the table. A stated resistance decides over the conductivity, which is printed to one or two digits there. */
function seriesOf(ids: readonly string[]): ConductionTimeSeries {
  const layers = ids.map((id): Layer => {
    const { d_mm, k_W_per_mK, rho_kg_per_m3, c_kJ_per_kgK, R_m2K_per_W } = published.layers[id]!;
    if (d_mm === undefined) return { resistance: R_m2K_per_W! };
    const thickness = d_mm / 1000;
    const conductivity = R_m2K_per_W === undefined ? k_W_per_mK! : thickness / R_m2K_per_W;
    return { thickness, conductivity, density: rho_kg_per_m3!, specificHeat: c_kJ_per_kgK! * 1000 };
  });
  return conductionTimeSeries(layers, { outside: 0, inside: 0 });
}

function factors(): Pair[] {
  return published.cases.flatMap(({ id, in: where, out }) =>
    seriesOf(where.layers_outside_to_inside).factors.map((factor, hour) => ({ id: `${id} hour ${hour}`, expected: out.cts_percent[hour]!, actual: 100 * factor })),
  );
}

function transmittances(): Pair[] {
  return published.cases.flatMap(({ id, in: where, out: { U_W_per_m2K: expected } }) =>
    expected === undefined ? [] : [{ id, expected, actual: seriesOf(where.layers_outside_to_inside).transmittance }],
  );
}

export const loadConstructionComparisons: readonly Comparison[] = [
  {
    group: "Loads",
    quantity: "transmittance of walls and roofs from their layers",
    source,
    measure: "relative",
    accepted: 0.01,
    because: "layers are printed with two digits",
    pairs: transmittances,
  },
  {
    group: "Loads",
    quantity: "conduction time series of walls and roofs from their layers",
    source,
    measure: "absolute",
    unit: "points of 100",
    accepted: 2,
    because: "layers are printed with two digits, which shifts light constructions; the printed series come from transfer functions, which spread them a little wider",
    pairs: factors,
  },
];
