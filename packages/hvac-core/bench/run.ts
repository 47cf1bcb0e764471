import { globSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { Bench } from "tinybench";
import {
  ductSizer,
  heatLoad,
  pipeSizer,
  psychrometricChart,
  pumpHeadCalc,
  refrigerantPipeSizer,
  ventilationCalc,
} from "../src/calculators/index.ts";
import { heatBalanceOfRooms } from "../src/calculators/heat-load/balance/index.ts";
import type { DuctInput } from "../src/calculators/duct-sizer/index.ts";
import type { PipeInput } from "../src/calculators/pipe-sizer/index.ts";
import { catalogue } from "../src/catalogue.ts";
import type { Calculator } from "../src/kernel/index.ts";

/**
 * Benchmarks compared with peers, in one run. `pnpm bench` prints them; `pnpm bench --write` also writes docs/benchmarks.md. They are not tests:
 * a slow machine fails nothing.
 */
export interface Benchmark {
  readonly name: string;
  /** Runs once; returns a number so that nothing is optimised away. */
  readonly ours: () => number;
  readonly peer?: { readonly name: string; readonly run: () => number };
  /** Target of the specification, in words. */
  readonly target: string;
}

async function collected(): Promise<Benchmark[]> {
  const here = new URL("./", import.meta.url);
  const files = globSync("*.bench.ts", { cwd: here.pathname }).toSorted();
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, here).href) as Promise<Record<string, () => readonly Benchmark[]>>),
  );
  return modules.flatMap((exported) => Object.values(exported).flatMap((list) => list()));
}

/** Every calculator recalculates on every keystroke, so each is measured with what a new page starts with. */
function calculators(): Benchmark[] {
  return (catalogue as readonly Calculator[]).map((definition) => {
    const inputs = [definition.start("Imperial"), definition.start("Metric")];
    let turn = 0;
    return {
      name: `calculator ${definition.id}, without sheet`,
      ours: () => (definition.calculate(inputs[turn++ % 2]!).ok ? 1 : 0),
      target: "under 1 ms",
    };
  });
}

/** A unit of twelve processes in a row. */
function longChain() {
  const unit = psychrometricChart.start("Metric");
  const treatments = [
    { kind: "heating", heatingBy: "temperatureRise", heatingRise: 2 },
    { kind: "fanHeat", fanPressureRise: 300 },
    { kind: "steamHumidifying", steamTo: "waterFlow", steamFlow: { value: 0.0005, unit: "kg/s" } },
    { kind: "adiabaticHumidifying", saturationEffectiveness: 0.2 },
    { kind: "coolingCoil", coilBy: "capacityAndBypass", coilCapacity: { value: 4, unit: "kW" } },
  ] as const;
  return {
    ...unit,
    processes: [
      ...(unit.processes ?? []),
      ...Array.from({ length: 10 }, (_, index) => ({
        id: `p${index}`,
        inlet: index === 0 ? "coil" : `p${index - 1}`,
        ...treatments[index % treatments.length]!,
      })),
    ],
  };
}

/** Offices of a building with eight surfaces each: three walls, a roof and four windows. */
function floors(count: number) {
  const office = heatLoad.examples.find(({ id }) => id === "office-floor")!.input.Metric;
  const hours = { peopleSchedule: "office", lightingSchedule: "office", equipmentSchedule: "office" };
  const room = (index: number, people = 6) => {
    const facing = (turn: number): number => (90 * (index + turn)) % 360;
    return {
      ...hours,
      id: `r${index}`,
      zone: index % 2 === 0 ? "south" : "west",
      floorArea: 60,
      people,
      lighting: 600,
      equipment: 600,
      outdoorAir: 60,
      infiltration: 0.1,
      surfaces: [
        ...[0, 1, 2].map((turn) => ({ id: `w${turn}`, construction: "wall", area: 12 + (index % 7), azimuth: facing(turn) })),
        { id: "roof", kind: "roof" as const, construction: "roof", area: 60 },
      ],
      windows: [0, 1, 2, 3].map((turn) => ({
        id: `g${turn}`,
        type: "glass",
        width: 2 + (index % 5) / 2,
        height: 1.5,
        azimuth: facing(turn),
      })),
    };
  };
  const rooms = Array.from({ length: count }, (_, index) => room(index));
  let turn = 0;
  const recalculated = () => heatLoad.calculate({ ...office, rooms, site: { ...office.site, latitude: 30 + (++turn % 1000) / 100 } });
  const edited = () => {
    const position = ++turn % count;
    return heatLoad.calculate({ ...office, rooms: rooms.with(position, room(position, 1 + (turn % 97))) });
  };
  const withBalance = (outcome: ReturnType<typeof recalculated>): number => (outcome.ok ? heatBalanceOfRooms(outcome.values).length : 0);
  return {
    /** Another place each time. */
    recalculated: () => (recalculated().ok ? 1 : 0),
    edited: () => (edited().ok ? 1 : 0),
    balanced: () => withBalance(recalculated()),
    editedBalance: () => withBalance(edited()),
  };
}

/** Rooms hour by hour, from the input as entered to results and warnings. */
function hourlyLoads(): Benchmark[] {
  const [some, many] = [floors(200), floors(2000)];
  return [
    { name: "calculator heat-load, 200 rooms × 8 surfaces hour by hour, at another place", ours: some.recalculated, target: "under 10 ms" },
    { name: "calculator heat-load, one edit among 200 rooms", ours: some.edited, target: "under 5 ms" },
    { name: "the same 200 rooms with heat balance, at another place", ours: some.balanced, target: "under 60 ms, 50 of them heat balance" },
    { name: "the same 200 rooms with heat balance, one edit", ours: some.editedBalance, target: "under 10 ms" },
    { name: "calculator heat-load, one edit among 2,000 rooms", ours: many.edited, target: "under 50 ms" },
  ];
}

/** A tree in which every section feeds two, with terminals of several airflows at the last ones. */
function ductTree(count: number): DuctInput {
  const sections = Array.from({ length: count }, (_, index) => {
    const isLast = 2 * index + 1 >= count;
    return {
      id: `s${index}`,
      name: `S${index}`,
      ductLength: 3 + (index % 7),
      ...(index > 0 && { parent: `s${(index - 1) >> 1}` }),
      ...(isLast && { airflow: 40 + (index % 5) * 10, terminalPressureDrop: 25, ductShape: "round" as const }),
      ...(!isLast && index % 5 === 0 && { fittings: [{ id: "elbow", fitting: "elbowRectangularSmooth" as const }] }),
    };
  });
  return { unitSystem: "Metric", scope: "system", allowedImbalance: 0.5, sections };
}

/** A riser from which every second section branches off to a unit with its control valve. */
function pipeTree(count: number): PipeInput {
  const sections = Array.from({ length: count }, (_, index) => {
    const isEnd = (index % 2 === 0 && index > 0) || index === count - 1;
    const before = index % 2 === 0 && index > 0 ? index - 1 : Math.max(0, index - 2);
    return {
      id: `s${index}`,
      pipeLength: (3 + (index % 7)) / 10,
      ...(index > 0 && { parent: `s${before}` }),
      ...(isEnd && { unit: "flow" as const, flowRate: 0.1, unitPressureDrop: 20, controlValve: "authority" as const }),
      ...(index % 5 === 0 && { fittings: [{ id: "elbow", fitting: "elbow90LongRadius" as const }] }),
    };
  });
  return { unitSystem: "Metric", scope: "system", designTemperatureDifference: 6, sections };
}

/** Lists longer than usual: a hall of a hundred surfaces, a duct of sixty fittings, systems of a hundred zones, of 500 ducts and of 500 pipes. */
function fullLists(): Benchmark[] {
  const faces = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
  const surfaces = Array.from({ length: 100 }, (_, index) => {
    const common = { id: `s${index}`, area: 10, orientation: faces[index % 8]! };
    return index % 3 === 0
      ? { ...common, kind: "window" as const, uValue: 2, shgc: 0.4 }
      : { ...common, kind: "wall" as const, uValue: 0.35 };
  });
  const fittings = Array.from({ length: 60 }, (_, index) => ({ id: `f${index}`, fitting: "elbowRoundSmooth" as const }));
  const hall = { ...heatLoad.start("Metric"), surfaces };
  const duct = { ...ductSizer.start("Metric"), ductShape: "round" as const, fittings };
  const chain = longChain();
  const zones = Array.from({ length: 100 }, (_, index) => ({
    id: `z${index}`,
    area: 40,
    height: 2.8,
    category: index % 3 === 0 ? "conference" : "office-space",
    loadAirflow: 300,
  }));
  const system = { unitSystem: "Metric" as const, scope: "zones" as const, efficiencyMethod: "appendix-a" as const, zones };
  const ducts = ductTree(500);
  const pumpSystem = pumpHeadCalc.examples[0]!.input.Metric;
  const refrigerantLines = refrigerantPipeSizer.start("Metric");
  const pipes = pipeTree(500);
  const heated: PipeInput = { ...pipes, heatExchange: true, insulationBy: "standard" };
  return [
    { name: "calculator ventilation-calc, 100 zones", ours: () => (ventilationCalc.calculate(system).ok ? 1 : 0), target: "under 1 ms" },
    { name: "calculator heat-load, 100 surfaces", ours: () => (heatLoad.calculate(hall).ok ? 1 : 0), target: "under 1 ms" },
    {
      name: "calculator psychrometric-chart, 12 processes",
      ours: () => (psychrometricChart.calculate(chain).ok ? 1 : 0),
      target: "under 1 ms",
    },
    {
      name: "calculator refrigerant-pipe-sizer, 3 lines",
      ours: () => (refrigerantPipeSizer.calculate(refrigerantLines).ok ? 1 : 0),
      target: "under 2 ms",
    },
    { name: "calculator duct-sizer, a system of 500 sections", ours: () => (ductSizer.calculate(ducts).ok ? 1 : 0), target: "under 5 ms" },
    { name: "calculator pipe-sizer, a system of 500 sections", ours: () => (pipeSizer.calculate(pipes).ok ? 1 : 0), target: "under 5 ms" },
    {
      name: "calculator pipe-sizer, 500 sections with elbows, valves and the heat through their insulation",
      ours: () => (pipeSizer.calculate(heated).ok ? 1 : 0),
      target: "under 5 ms",
    },
    { name: "calculator pump-head-calc, a full system", ours: () => (pumpHeadCalc.calculate(pumpSystem).ok ? 1 : 0), target: "under 5 ms" },
    { name: "calculator duct-sizer, 60 fittings", ours: () => (ductSizer.calculate(duct).ok ? 1 : 0), target: "under 1 ms" },
  ];
}

/** Keeps results alive. */
let sink = 0;

async function nanoseconds(name: string, run: () => number): Promise<number> {
  // Short functions run in batches of a quarter of a millisecond, so that neither the clock nor the loop counts. How many calls that are
  // shows once they are compiled: the first ones take a hundred times as long.
  let calls = 0;
  let started = performance.now();
  for (; performance.now() - started < 60; calls++) sink += run();
  started = performance.now();
  for (let i = 0; i < calls; i++) sink += run();
  const batch = Math.max(1, Math.floor((0.25 * calls) / (performance.now() - started)));
  const bench = new Bench({ time: 400, warmupTime: 150 });
  bench.add(name, () => {
    for (let i = 0; i < batch; i++) sink += run();
  });
  await bench.run();
  const { result } = bench.tasks[0]!;
  if (!("latency" in result)) throw new Error(`${name}: ${JSON.stringify(result)}`);
  return (result.latency.p50 * 1e6) / batch;
}

function time(ns: number): string {
  if (ns < 1000) return `${ns.toPrecision(3)} ns`;
  return ns < 1e6 ? `${(ns / 1000).toPrecision(3)} µs` : `${(ns / 1e6).toPrecision(3)} ms`;
}

const rows: string[] = [];
for (const benchmark of [...(await collected()), ...calculators(), ...fullLists(), ...hourlyLoads()]) {
  // In turns, so that a busy or slow moment of the machine falls on neither side alone.
  let ours = Infinity;
  let peer: number | undefined;
  for (let round = 0; round < 3; round++) {
    ours = Math.min(ours, await nanoseconds(benchmark.name, benchmark.ours));
    if (benchmark.peer) peer = Math.min(peer ?? Infinity, await nanoseconds(benchmark.peer.name, benchmark.peer.run));
  }
  const against = peer ? `${time(peer)} (${benchmark.peer?.name}), ${(peer / ours).toFixed(1)}×` : "–";
  rows.push(`| ${benchmark.name} | ${time(ours)} | ${against} | ${benchmark.target} |`);
  console.log(rows.at(-1));
}
if (Number.isNaN(sink)) throw new Error("A benchmark computed NaN.");

if (process.argv.includes("--write")) {
  const page = new URL("../../../docs/benchmarks.md", import.meta.url);
  // What the benchmarks in the browser wrote below stays.
  const [, inBrowser] = readFileSync(page, "utf8").split(/^(?=## In the browser$)/m);
  const text = [
    "# Benchmarks",
    "",
    `Time of one call: the minimum of three medians, ours and the peer's in turns in the same run. ${cpus()[0]!.model}, ${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}. \`pnpm bench --write\` builds, runs everything and renews this page. Names such as \`pnpm bench --write typingRows\` choose among the measurements in the browser, and the rows of the others stay; the engine's all run.`,
    "",
    "| what | ours | peer | target |",
    "|---|---|---|---|",
    ...rows,
    "",
    ...(inBrowser ? [inBrowser] : []),
  ].join("\n");
  writeFileSync(page, text);
}
