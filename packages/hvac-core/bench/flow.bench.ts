import { diameterForFrictionRate, ductFitting, frictionFactor, frictionRateAtFlow } from "../src/flow/index.ts";

/** A comparison: what is measured, ours and, where one exists, a peer's. */
export interface Benchmark {
  readonly name: string;
  readonly ours: () => number;
  readonly peer?: { readonly name: string; readonly run: () => number };
  readonly target: string;
}

const inputs = 1024;
const spread = (low: number, high: number, seed: number) =>
  Float64Array.from({ length: inputs }, (_, i) => low * (high / low) ** (((i * seed) % inputs) / inputs));

/** Each call takes the next input, so that nothing is computed once and remembered. */
export function flowBenchmarks(): Benchmark[] {
  const reynolds = spread(4e3, 1e8, 389);
  const rough = spread(1e-6, 5e-2, 631);
  const flows = spread(1e-3, 20, 277);
  const rates = spread(0.3, 3, 523);
  const air = { density: 1.204, viscosity: 1.82e-5 };
  const elbow = ductFitting("elbowRectangularSmooth");
  let next = 0;
  const index = () => (next = (next + 1) & (inputs - 1));

  return [
    {
      name: "friction factor, exact Colebrook",
      ours: () => {
        const i = index();
        return frictionFactor(reynolds[i]!, rough[i]!);
      },
      peer: {
        name: "Colebrook by fixed-point iteration to 1e-12",
        run: () => {
          const i = index();
          let y = 8;
          for (let last = 0; Math.abs(y - last) > 1e-12 * y;) {
            last = y;
            y = -2 * Math.log10(rough[i]! / 3.7 + (2.51 * y) / reynolds[i]!);
          }
          return 1 / (y * y);
        },
      },
      target: "< 50 ns",
    },
    {
      name: "friction rate of a duct",
      ours: () => frictionRateAtFlow({ flow: flows[index()]!, diameter: 0.5, roughness: 9e-5 }, air),
      target: "< 100 ns",
    },
    {
      name: "diameter for a friction rate",
      ours: () => {
        const i = index();
        return diameterForFrictionRate({ flow: flows[i]!, frictionRate: rates[i]!, roughness: 9e-5 }, air);
      },
      target: "< 2 µs",
    },
    {
      name: "coefficient of a duct fitting",
      ours: () => elbow.coefficient({ radiusRatio: 0.5 + index() / 512, aspectRatio: 2 }),
      target: "< 1 µs",
    },
  ];
}
