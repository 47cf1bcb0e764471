import { addLevels, addSpectra, aWeighted, aWeights, eachBand, soundPath, type OctaveSpectrum } from "../../src/acoustics/index.ts";
import {
  axes,
  defineCalculator,
  defineCard,
  defineExplanation,
  defineFields,
  defineResults,
  type CalculatorInput,
  type SheetBuilder,
  type SIValues,
} from "../../src/kernel/index.ts";
import { mathematics, type Citation } from "../../src/sources/index.ts";

/** Two sound paths with common elements: levels in octave bands, step by step. */
const level = { type: "quantity", label: "Level", quantity: "soundLevel", default: 0, min: 0, max: 120 } as const;

const elementFields = defineFields({
  name: { type: "text", label: "Name", default: "Element", maxLength: 60, informational: true },
  attenuation: {
    type: "series",
    label: "Attenuation",
    axis: "octaveBands",
    cell: { type: "quantity", label: "Attenuation", quantity: "soundLevel", default: 0, min: 0, max: 40 },
  },
  makesNoise: { type: "flag", label: "Regenerates noise", default: false },
  noise: { type: "series", label: "Regenerated noise", axis: "octaveBands", cell: level, when: [{ field: "makesNoise", is: [true] }] },
});

const fields = defineFields({
  source: { type: "series", label: "Sound power of the fan", axis: "octaveBands", cell: { ...level, default: 80 }, section: "source" },
  elements: { type: "list", label: "Elements", rowLabel: "element", row: elementFields, maxRows: 100, section: "elements" },
  paths: {
    type: "list",
    label: "Paths",
    rowLabel: "path",
    maxRows: 20,
    section: "paths",
    row: {
      name: { type: "text", label: "Name", default: "Path", maxLength: 60, informational: true },
      roomEffect: { type: "quantity", label: "Room effect", symbol: "R", quantity: "soundLevel", default: 5, min: 0, max: 60 },
      steps: {
        type: "list",
        label: "Steps",
        rowLabel: "step",
        maxRows: 40,
        row: {
          element: { type: "reference", label: "Element", to: "elements", default: null },
          times: { type: "quantity", label: "Times", symbol: "n", quantity: "count", default: 1, min: 1, max: 5, integer: true },
        },
      },
    },
  },
});

const levels = { type: "series", label: "Level", axis: "octaveBands", quantity: "soundLevel" } as const;
const results = defineResults({
  roomLevel: { ...levels, label: "Level in the room", optional: true },
  aWeighted: { label: "A-weighted", quantity: "aWeightedSoundLevel", optional: true },
  paths: {
    type: "rows",
    label: "Paths",
    row: {
      roomLevel: { ...levels, label: "Level in the room" },
      aWeighted: { label: "A-weighted", quantity: "aWeightedSoundLevel" },
      steps: { type: "rows", label: "Steps", row: { level: { ...levels, label: "Level after it" } } },
    },
  },
});

type Values = SIValues<typeof fields>;
type Path = Values["paths"][number];

function pathOf({ id, steps, roomEffect }: Path, { source, elements }: Values) {
  const byId = new Map(elements.map((element) => [element.id, element]));
  const passed = steps.map((step) => {
    const element = byId.get(step.element)!;
    return { step, element, attenuation: element.attenuation.map((each) => each * step.times) };
  });
  const after = soundPath(
    source,
    passed.map(({ element, attenuation }) => ({ name: element.name, attenuation, ...(element.makesNoise && { noise: element.noise }) })),
  );
  const last = after.at(-1)?.level ?? source;
  const roomLevel = eachBand((_, band) => last[band]! - roomEffect);
  const rows = passed.map(({ step, element, attenuation }, index) => ({
    id: step.id,
    element,
    attenuation,
    before: after[index - 1]?.level ?? source,
    level: after[index]!.level,
  }));
  return { id, roomLevel, aWeighted: aWeighted(roomLevel), steps: rows, last };
}

function calculate(values: Values) {
  const paths = values.paths.map((path) => pathOf(path, values));
  const roomLevel: OctaveSpectrum | undefined = paths.length === 0 ? undefined : addSpectra(paths.map((path) => path.roomLevel));
  return { results: { roomLevel, aWeighted: roomLevel && aWeighted(roomLevel), paths } };
}

type Calculation = ReturnType<typeof calculate>;
type PathRow = Calculation["results"]["paths"][number];
type StepRow = PathRow["steps"][number];

const sum: Citation = { source: mathematics };
const bands = axes.octaveBands.map((band, index) => ({ band, index }));
/** Sum of levels as a formula, from the loudest downwards so that nothing leaves the range of doubles. */
const levelSum = (symbols: readonly string[], loudest: string): string =>
  `${loudest} + 10 * log10(${symbols.map((symbol) => `10^((${symbol} - ${loudest}) / 10)`).join(" + ")})`;

function describe({ results: { paths, roomLevel, aWeighted: total } }: Calculation, values: Values, sheet: SheetBuilder): void {
  sheet.part("Source");
  for (const { band, index } of bands)
    sheet.lookup(`L_W${band}`, `Sound power of the fan, ${band} Hz`, "soundLevel", values.source[index]!, undefined, {
      field: `source.${band}`,
    });
  sheet.part("Paths");
  sheet.rows({
    list: "paths",
    title: "Paths",
    rows: paths,
    rowTitle: (_, index) => values.paths[index]!.name,
    values: Object.fromEntries(bands.map(({ band, index }) => [`L_p${band}`, (path: PathRow) => path.roomLevel[index]])),
    describe: (path, sheetOfRow) => describePath(path, sheetOfRow),
  });
  if (!roomLevel || total === undefined) return;
  for (const { band, index } of bands) {
    const inRoom = paths.map((path) => path.roomLevel[index]!);
    sheet.formula(`L_m${band}`, `Loudest path, ${band} Hz`, "soundLevel", `max(L_p${band})`, Math.max(...inRoom));
    sheet.result(`roomLevel.${band}`, `sumOfLevels(L_p${band})`, undefined, { symbol: `L_${band}` });
  }
  describeWeighted("L_A", "L_", roomLevel, sheet);
}

function describeWeighted(symbol: string, prefix: string, spectrum: readonly number[], sheet: SheetBuilder): void {
  const terms = bands.map(
    ({ band, index }) => `10^((${prefix}${band} ${aWeights[index]! < 0 ? "-" : "+"} ${Math.abs(aWeights[index]!)} - ${symbol}m) / 10)`,
  );
  sheet.formula(
    `${symbol}m`,
    "Loudest band",
    "soundLevel",
    `max(${bands.map(({ band }) => `${prefix}${band}`).join(", ")})`,
    Math.max(...spectrum),
  );
  sheet.result("aWeighted", `${symbol}m + 10 * log10(${terms.join(" + ")})`, undefined, { symbol });
}

function describePath(path: PathRow, sheet: SheetBuilder): void {
  sheet.rows({
    list: "steps",
    title: "Steps",
    rows: path.steps,
    rowTitle: ({ element }) => element.name,
    describe: (step, sheetOfRow) => describeStep(step, sheetOfRow),
  });
  for (const { band, index } of bands) {
    sheet.lookup(`L_e${band}`, `At the end of the path, ${band} Hz`, "soundLevel", path.last[index]!);
    sheet.result(`roomLevel.${band}`, `L_e${band} - R`, undefined, { symbol: `L_p${band}` });
  }
  describeWeighted("L_pA", "L_p", path.roomLevel, sheet);
}

function describeStep({ element, before, attenuation }: StepRow, sheet: SheetBuilder): void {
  const { id, makesNoise, noise } = element;
  sheet.given("element");
  sheet.given(`elements.${id}.makesNoise`);
  for (const { band, index } of bands) {
    sheet.lookup(`L_0${band}`, `Level before, ${band} Hz`, "soundLevel", before[index]!);
    sheet.lookup(`a_${band}`, `Attenuation, ${band} Hz`, "soundLevel", element.attenuation[index]!, undefined, {
      field: `elements.${id}.attenuation.${band}`,
    });
    const passed = `L_0${band} - n * a_${band}`;
    if (!makesNoise) {
      sheet.result(`level.${band}`, passed, undefined, { symbol: `L_${band}` });
      continue;
    }
    sheet.formula(`L_r${band}`, `What passes, ${band} Hz`, "soundLevel", passed, before[index]! - attenuation[index]!);
    sheet.lookup(`L_n${band}`, `Regenerated noise, ${band} Hz`, "soundLevel", noise[index]!, undefined, {
      field: `elements.${id}.noise.${band}`,
    });
    const expression = levelSum(
      [`L_r${band}`, `L_n${band}`],
      before[index]! - attenuation[index]! > noise[index]! ? `L_r${band}` : `L_n${band}`,
    );
    sheet.result(`level.${band}`, expression, undefined, { symbol: `L_${band}` });
  }
}

const start = (unitSystem: "Imperial" | "Metric"): CalculatorInput<typeof fields> => ({
  unitSystem,
  elements: [
    { id: "silencer", attenuation: [5, 10, 18, 25, 30, 25, 18, 12], makesNoise: true, noise: [40, 38, 36, 34, 32, 30, 28, 26] },
    { id: "elbow", attenuation: [0, 1, 2, 3, 4, 6, 8, 10] },
  ],
  paths: [
    {
      id: "supply",
      steps: [
        { id: "1", element: "silencer" },
        { id: "2", element: "elbow", times: 2 },
      ],
    },
    { id: "return", steps: [{ id: "1", element: "silencer" }] },
  ],
});

const flat = (value: number): number[] => bands.map(() => value);
const exact = { within: 1e-9, because: "sums of whole numbers in doubles" } as const;

const explanation = defineExplanation({
  fields,
  results,
  functions: {
    sumOfLevels: {
      words: "sum of levels",
      evaluate: (...all) => addLevels(all.flat()),
      citation: sum,
      definition: { by: "table", text: "Powers add." },
    },
  },
  describe,
  cases: [
    {
      id: "two-equal-paths",
      title: "Two paths through the same element: 3 dB more than one",
      source: { source: mathematics },
      input: {
        source: flat(80),
        elements: [{ id: "shared", attenuation: flat(10) }],
        paths: [
          { id: "a", roomEffect: 5, steps: [{ id: "1", element: "shared", times: 2 }] },
          { id: "b", roomEffect: 15, steps: [{ id: "1", element: "shared" }] },
        ],
      },
      expected: {
        "paths.a.roomLevel.63": { value: 55, ...exact },
        "paths.b.roomLevel.8000": { value: 55, ...exact },
        "paths.a.steps.1.level.500": { value: 60, ...exact },
        "roomLevel.1000": { value: 55 + 10 * Math.log10(2), ...exact },
      },
    },
  ],
});

/** Levels in a room with several sound paths. */
export const soundPaths = defineCalculator({
  card: defineCard({
    id: "depth-sound-paths",
    title: "Paths of sound",
    summary: "Level in a room that sound reaches by several paths.",
    group: "cost",
    collection: "depthSoundPaths",
    route: null,
  }),
  version: 1,
  sections: [
    { id: "source", title: "Source" },
    { id: "elements", title: "Elements" },
    { id: "paths", title: "Paths" },
  ],
  fields,
  results,
  headline: ["aWeighted"],
  start: { Imperial: start("Imperial"), Metric: start("Metric") },
  calculate,
  warnings: () => [],
  explanation: () => Promise.resolve({ explanation }),
});
