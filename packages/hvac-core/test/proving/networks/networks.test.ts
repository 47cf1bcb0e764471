import { describe, expect, test } from "vitest";
import { water } from "../../../src/fluids/index.ts";
import { proveSet } from "../proveSet.ts";
import { stateOf, waterNetworks, waterNetworkSet } from "./networks.ts";
import { solveNetwork, type Network } from "./solve.ts";

proveSet(waterNetworkSet);

test.each(["versatility_N", "versatility_PC", "delta_N"])("%s has the results of STANET with water of 10 °C", (name) => {
  const network = waterNetworks.find(({ id }) => id.endsWith(name))!;
  const { pressures, pipes } = stateOf({ ...network, viscosity: water({ temperature: 10 }).viscosity });
  pressures.forEach((pressure, node) => {
    const printed = network.pressures_bar![node];
    if (typeof printed === "number") expect(Math.abs(pressure - printed)).toBeLessThan(0.002);
  });
  pipes.forEach(({ velocity }, pipe) => expect(Math.abs(velocity - network.velocities![pipe]!)).toBeLessThan(0.002));
});

test("the pumps of OpenModelica have their head as ρ·g", () => {
  for (const network of waterNetworks.filter(({ id, pressures_bar: printed }) => /^om.*pumps$/.test(id) && printed)) {
    const scale = (network.density * 9.81) / 1e4;
    const pumps = network.pumps!.map(([from, to, curve]) => [from, to, curve.map((each) => each * scale)] as const);
    stateOf({ ...network, pumps }).pressures.forEach((pressure, node) =>
      expect(Math.abs(pressure - network.pressures_bar![node]!)).toBeLessThan(0.006),
    );
  }
});

describe("the solver of networks", () => {
  const square = (resistance: number) => (flow: number) => resistance * flow * Math.abs(flow);

  test("splits a flow between two parallel links by their resistances", () => {
    const links = [square(1), square(4)].map((loss) => ({ from: 0, to: 1, loss }));
    const { flows, pressures } = solveNetwork({ fixed: new Map([[0, 100]]), demands: [0, 3], links }, 1);
    expect(flows[0]).toBeCloseTo(2, 9);
    expect(flows[1]).toBeCloseTo(1, 9);
    expect(pressures[1]).toBeCloseTo(96, 9);
  });

  test("keeps the flow of every node, and the sum of losses around a loop is zero", () => {
    const ends = [
      [0, 1],
      [1, 2],
      [2, 0],
      [1, 3],
      [2, 3],
    ] as const;
    const network: Network = {
      fixed: new Map([[0, 5e5]]),
      demands: [0, 1, 2, 3],
      links: ends.map(([from, to], index) => ({ from, to, loss: square(100 * (index + 1)) })),
    };
    const { flows, pressures } = solveNetwork(network, 1);
    for (const node of [1, 2, 3]) {
      const into = ends.reduce((sum, [from, to], link) => sum + (to === node ? flows[link]! : 0) - (from === node ? flows[link]! : 0), 0);
      expect(into).toBeCloseTo(network.demands[node]!, 8);
    }
    ends.forEach(([from, to], link) => expect(pressures[from]! - pressures[to]!).toBeCloseTo(network.links[link]!.loss(flows[link]!), 4));
  });

  test("refuses a node that no link connects", () => {
    expect(() => solveNetwork({ fixed: new Map([[0, 1]]), demands: [0, 1], links: [] }, 1)).toThrow(/not connected/);
  });

  test("there are 68 networks", () => expect(waterNetworks.length).toBe(68));
});
