import { readFileSync } from "node:fs";
import { frictionFactor, frictionTransition } from "../../../src/flow/index.ts";
import { water } from "../../../src/fluids/index.ts";
import type { ProvingCase, ProvingResult, ProvingSet } from "../provingSet.ts";
import { solveNetwork, type Link } from "./solve.ts";

/* Public networks of water pipes as data (`networks.json`), with the results of OpenModelica and STANET. */

interface WaterNetwork {
  readonly id: string;
  readonly program: "OpenModelica" | "STANET";
  readonly friction: "colebrook" | "swamee-jain" | "nikuradse";
  /** kg/m³. */
  readonly density: number;
  /** Pa·s. */
  readonly viscosity: number;
  readonly heights_m: readonly number[];
  readonly fixed: readonly (readonly [node: number, bar: number, celsius?: number])[];
  readonly demands: readonly (readonly [node: number, kgPerSecond: number])[];
  /** m, m, mm; with heat also W/(m²·K), °C around and the number of sections that the program divides the pipe into. */
  readonly pipes: readonly (readonly [
    from: number,
    to: number,
    length: number,
    diameter: number,
    roughness: number,
    zeta: number,
    heatTransmittance?: number,
    around?: number,
    sections?: number,
  ])[];
  readonly valves?: readonly (readonly [from: number, to: number, diameter: number, zeta: number])[];
  /** Rise of pressure, bar, as a polynomial of the flow, m³/h, from its highest power. */
  readonly pumps?: readonly (readonly [from: number, to: number, polynomial: readonly number[]])[];
  readonly pressures_bar?: readonly (number | null)[];
  readonly velocities?: readonly (number | null)[];
  readonly temperatures_C?: readonly (readonly number[])[];
}
export const waterNetworks = (
  JSON.parse(readFileSync(new URL("./networks.json", import.meta.url), "utf8")) as { readonly networks: readonly WaterNetwork[] }
).networks;

const gravity = 9.81;

/** °C: that of water from a source, which the inputs do not have; the default of Modelica’s fluid library. */
const sourceTemperature = 20;

/** Darcy friction by the law that the program was set to; Colebrook is the engine's. */
const frictions: Readonly<Record<WaterNetwork["friction"], (reynolds: number, roughness: number) => number>> = {
  colebrook: frictionFactor,
  // Laminar and between as the engine's.
  "swamee-jain": (reynolds, roughness) => {
    const turbulent = 0.25 / Math.log10(roughness / 3.7 + 5.74 / reynolds ** 0.9) ** 2;
    const { laminarBelow, turbulentFrom } = frictionTransition;
    const share = Math.min(1, Math.max(0, (reynolds - laminarBelow) / (turbulentFrom - laminarBelow)));
    const weight = share ** 2 * (3 - 2 * share);
    return (1 - weight) * (64 / reynolds) + weight * turbulent;
  },
  nikuradse: (reynolds, roughness) => 64 / reynolds + 1 / (2 * Math.log10(roughness / 3.71)) ** 2,
};

interface Section {
  readonly density: number;
  readonly viscosity: number;
}
interface PipeState {
  /** kg/s. */
  readonly flow: number;
  /** Mean over the sections, m/s. */
  readonly velocity: number;
  /** °C, from the first node to the second. */
  readonly temperatures: readonly number[];
}

const areaOf = (diameter: number): number => (Math.PI / 4) * diameter ** 2;

function pipeLoss(network: WaterNetwork, pipe: WaterNetwork["pipes"][number], sections: readonly Section[]): (flow: number) => number {
  const [from, to, length, diameter, roughness, zeta] = pipe;
  const area = areaOf(diameter);
  const rise = network.heights_m[to]! - network.heights_m[from]!;
  return (flow) =>
    sections.reduce((sum, { density, viscosity }) => {
      const velocity = flow / density / area;
      const reynolds = Math.max(1e-6, (density * Math.abs(velocity) * diameter) / viscosity);
      const friction = frictions[network.friction](reynolds, roughness / 1000 / diameter);
      const loss = (((friction * length) / diameter + zeta) * density * velocity * Math.abs(velocity)) / 2;
      return sum + (loss + density * gravity * rise) / sections.length;
    }, 0);
}

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

/** Temperatures of all sections with the flow: each mixes, and loses heat at its temperature, as in the program. */
function temperaturesOf(network: WaterNetwork, flows: readonly number[]): number[][] {
  const nodes = network.heights_m.map((): number | undefined => undefined);
  for (const [node, , celsius] of network.fixed) nodes[node] = celsius;
  const result = network.pipes.map((): number[] => []);
  const ends = (index: number) => {
    const [from, to] = network.pipes[index]!;
    return flows[index]! >= 0 ? ([from, to] as const) : ([to, from] as const);
  };
  // From node to node with the flow; every node mixes when all pipes into it are known.
  for (let round = 0; round < network.pipes.length + 1; round++)
    network.pipes.forEach((pipe, index) => {
      const [start, end] = ends(index);
      if (result[index]!.length > 0 || nodes[start] === undefined) return;
      const [, , length, diameter, , , transmittance = 0, around = 0, count = 1] = pipe;
      const conductance = (transmittance * Math.PI * diameter * length) / count;
      const along: number[] = [];
      let temperature = nodes[start];
      for (let section = 0; section < count; section++) {
        const heat = Math.abs(flows[index]!) * water({ temperature }).specificHeat;
        temperature = (heat * temperature + conductance * around) / (heat + conductance);
        along.push(temperature);
      }
      result[index] = flows[index]! >= 0 ? along : along.toReversed();
      const into = network.pipes.map((_, other) => other).filter((other) => ends(other)[1] === end);
      if (nodes[end] !== undefined || into.some((other) => result[other]!.length === 0)) return;
      const outlets = into.map(
        (other) => [Math.abs(flows[other]!), flows[other]! >= 0 ? result[other]!.at(-1)! : result[other]![0]!] as const,
      );
      const sources = network.demands
        .filter(([node, flow]) => node === end && flow < 0)
        .map(([, flow]) => [-flow, sourceTemperature] as const);
      const mixed = [...outlets, ...sources];
      nodes[end] = mixed.reduce((sum, [flow, out]) => sum + flow * out, 0) / mixed.reduce((sum, [flow]) => sum + flow, 0);
    });
  return result;
}

/** Pressures of the nodes, bar, and the pipes. */
export function stateOf(network: WaterNetwork): { readonly pressures: readonly number[]; readonly pipes: readonly PipeState[] } {
  const hasHeat = network.fixed.some(([, , celsius]) => celsius !== undefined);
  const uniform: Section = { density: network.density, viscosity: network.viscosity };
  let sections: readonly (readonly Section[])[] = network.pipes.map(() => [uniform]);
  let temperatures: number[][] = network.pipes.map(() => []);
  const demands = network.heights_m.map((_, node) =>
    network.demands.reduce((sum, [place, flow]) => (place === node ? sum + flow : sum), 0),
  );
  for (let round = 0; ; round++) {
    const links: Link[] = [
      ...network.pipes.map((pipe, index) => ({ from: pipe[0], to: pipe[1], loss: pipeLoss(network, pipe, sections[index]!) })),
      ...(network.valves ?? []).map(([from, to, diameter, zeta]) => ({
        from,
        to,
        loss: (flow: number) => (zeta * flow * Math.abs(flow)) / (2 * network.density * areaOf(diameter) ** 2),
      })),
      ...(network.pumps ?? []).map(([from, to, curve]) => ({
        from,
        to,
        loss: (flow: number) => -1e5 * polynomial(curve, (3600 * flow) / network.density),
      })),
    ];
    const { flows, pressures } = solveNetwork({ fixed: new Map(network.fixed.map(([node, bar]) => [node, 1e5 * bar])), demands, links }, 1);
    const next = hasHeat ? temperaturesOf(network, flows) : temperatures;
    const change = Math.max(
      0,
      ...next.flatMap((values, pipe) => values.map((value, i) => Math.abs(value - (temperatures[pipe]![i] ?? 1e9)))),
    );
    temperatures = next;
    if (change < 1e-6)
      return {
        pressures: pressures.map((pressure) => pressure / 1e5),
        pipes: network.pipes.map(([, , , diameter], index) => ({
          flow: flows[index]!,
          velocity: sections[index]!.reduce(
            (sum, { density }) => sum + flows[index]! / density / areaOf(diameter) / sections[index]!.length,
            0,
          ),
          temperatures: temperatures[index]!,
        })),
      };
    if (round > 50) throw new Error(`${network.id}: temperatures do not converge`);
    sections = temperatures.map((values) =>
      values.map((temperature) => {
        const { density, viscosity } = water({ temperature });
        return { density, viscosity };
      }),
    );
  }
}

/** Shares of the network's largest difference of pressure, and of the velocity, that are accepted. */
const within = 0.01;
/** Half of the last printed digit of STANET, and velocities of both programs where hardly anything flows. */
const printedBar = 0.00005;
const printedVelocity = 0.0005;
const temperatureWithin = 0.25;

const headPump =
  "The pumps of the input have 10 m of head as 1 bar, the program has ρ·g: with curves 2.1 % lower all pressures are within 6 mbar.";
const otherPump = "The program’s pump raises 8.763 bar at 20 m³/h, the curve of its input 9.589 bar; no single cause was found.";
const betweenFlows = "A pipe is between laminar and turbulent flow (Reynolds 2300 to 4000), where programs interpolate in different ways.";
const colder =
  "STANET had water of 10 °C here, not of the 0 °C of the input: with 1.307 mPa·s instead of 1.793 mPa·s pressures are within 2 mbar and velocities within 0.002 m/s.";
/** The first that fits the name of the network and the unit. */
const reasons: readonly (readonly [ids: RegExp, unit: string, reason: string, upTo: number])[] = [
  [/^om.*versatility/, "bar", otherPump, 0.75],
  [/^om.*versatility/, "m/s", `${betweenFlows} The valves lose 6.5 mbar more than their coefficient.`, 0.005],
  [/^om.*pumps/, "bar", headPump, 0.083],
  [/^om.*pumps/, "m/s", headPump, 0.0001],
  [/^om.*delta/, "m/s", betweenFlows, 0.0002],
  [/one_valve_stanet/, "bar", "The program’s valve loses 742 Pa, by the coefficient of its input it would lose 0.2 Pa.", 0.0003],
  [/one_valve_stanet/, "m/s", "The program’s valve loses 742 Pa, by the coefficient of its input it would lose 0.2 Pa.", 0.0072],
  [/versatility_PC/, "m/s", colder, 0.011],
  [/versatility_N/, "m/s", colder, 0.004],
  [/delta_N/, "bar", colder, 0.00002],
  [/delta_N/, "m/s", colder, 0.0001],
  [/pumps_N/, "bar", "STANET’s first pump raises 3.04 bar, the curve of its input 5.00 bar.", 1.9],
  [/pipe_1_PC/, "bar", `${betweenFlows} STANET has Colebrook’s friction at a Reynolds number of 2630.`, 0.011],
];

function resultsOf(network: WaterNetwork): ProvingResult[] {
  const { pressures, pipes } = stateOf(network);
  const printed = network.pressures_bar;
  const first = network.fixed[0]![1];
  const spread = printed ? Math.max(...printed.map((pressure) => Math.abs((pressure ?? first) - first))) : 0;
  const result = (quantity: string, unit: string, ours: number, other: number | null | undefined, tolerance: number): ProvingResult[] => {
    if (printed && (other === null || other === undefined)) return [];
    if (!printed) return [{ quantity, unit, ours, programs: {} }];
    const value = other!;
    const isOutside = Math.abs(ours - value) > tolerance;
    const [, , reason, upTo] = (isOutside && reasons.find(([ids, unitName]) => ids.test(network.id) && unitName === unit)) || [];
    return [
      {
        quantity,
        unit,
        ours,
        programs: { [network.program]: value },
        accepted: [value - tolerance, value + tolerance],
        ...(reason && { reason, upTo: upTo! }),
      },
    ];
  };
  return [
    ...pressures.flatMap((pressure, node) =>
      result(`Pressure of node ${node}`, "bar", pressure, printed?.[node], Math.max(printedBar, within * spread)),
    ),
    ...pipes.flatMap(({ velocity, temperatures }, pipe) => [
      ...result(
        `Velocity in pipe ${pipe}`,
        "m/s",
        velocity,
        network.velocities?.[pipe],
        Math.max(printedVelocity, within * Math.abs(network.velocities?.[pipe] ?? 0)),
      ),
      ...temperatures.flatMap((temperature, section) =>
        result(
          `Temperature in pipe ${pipe}, section ${section + 1}`,
          "°C",
          temperature,
          network.temperatures_C?.[pipe]?.[section],
          temperatureWithin,
        ),
      ),
    ]),
  ];
}

const slug = (id: string): string => id.replace(/^om/, "openmodelica").replace(/^st/, "stanet").replaceAll(/[/_]/g, "-").toLowerCase();

function caseOf(network: WaterNetwork): ProvingCase {
  const { pressures_bar: pressures, velocities, temperatures_C: temperatures, ...inputs } = network;
  const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? "" : "s"}`;
  return {
    id: slug(network.id),
    title: `${network.program}: ${network.id.split("/").slice(1).join(", ").replaceAll("_", " ")}`,
    description: `${count(network.heights_m.length, "node")}, ${count(network.pipes.length, "pipe")}${temperatures ? ", with heat to the ground" : ""}; friction by ${{ colebrook: "Colebrook", "swamee-jain": "Swamee and Jain", nikuradse: "Nikuradse with 64/Re added, as the program has it" }[network.friction]}.`,
    because:
      "1 % of the network’s largest difference of pressure and of a velocity, or the last digit that is printed; 0.25 K, for properties of water by other equations.",
    inputs,
    ...(!pressures && !velocities && { isHeldBack: true }),
    results: () => resultsOf(network),
  };
}

export const waterNetworkSet: ProvingSet = {
  id: "water-networks",
  title: "Water networks",
  source:
    "68 test networks of e2nIEE/pandapipes (commit 5b52494e, BSD-3-Clause, Fraunhofer IEE and University of Kassel) with pressures and velocities of OpenModelica and STANET, eight of them with heat. Trees and meshes, heights, valves and pumps.",
  claim: ({ cases, within: inside, compared, casesHeldBack }) =>
    `Water networks: ${inside} of ${compared} pressures, velocities and temperatures of ${cases} networks within 1 % of the network’s largest difference of pressure, 1 % of a velocity and 0.25 K of OpenModelica or STANET; results of ${casesHeldBack} networks are held back. Flows of meshes are solved in the test, not by the product, which sizes trees; friction by Swamee and Jain and by Nikuradse is the programs’, not the product’s.`,
  cases: waterNetworks.map(caseOf),
};
