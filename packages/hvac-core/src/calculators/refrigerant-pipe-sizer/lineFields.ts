import { defineFields } from "../../kernel/index.ts";
import { crane410 } from "../../sources/index.ts";
import { refrigeration2010 } from "../../refrigerant-lines/sources.ts";
import { tubeSeries, tubeSizes, type TubeSeriesKey, type TubeSize } from "../../refrigerant-lines/index.ts";

/** Fittings of copper tube: length of tube with the same loss, in inside diameters. */
export const lineFittings = {
  elbow90: { label: "Elbow 90°, short radius", diameters: 30 },
  elbow90Long: { label: "Elbow 90°, long radius", diameters: 14 },
  elbow45: { label: "Elbow 45°", diameters: 16 },
  returnBend: { label: "Return bend 180° (trap: two of them)", diameters: 50 },
  teeRun: { label: "Tee, straight through", diameters: 20 },
  teeBranch: { label: "Tee, through the branch", diameters: 60 },
  ballValve: { label: "Ball valve, full bore", diameters: 3 },
  globeValve: { label: "Globe valve", diameters: 340 },
  angleValve: { label: "Angle valve", diameters: 150 },
  checkValve: { label: "Check valve, swing", diameters: 100 },
} as const;

/** Key of a fitting with a length of its own kind; `stated` has its length stated. */
export type LineFittingKey = keyof typeof lineFittings;

const seriesKeys = Object.keys(tubeSeries) as TubeSeriesKey[];
const shortNames = { acrL: "in, type L", acrK: "in, type K", en12735: "mm" } as const satisfies Record<TubeSeriesKey, string>;

/** Every tube by a key of its series and size. */
export const tubes: ReadonlyMap<string, TubeSize & { readonly series: TubeSeriesKey }> = new Map(
  seriesKeys.flatMap((series) =>
    tubeSizes(series).map((size) => [`${series}-${size.label.split(" ")[0]!.replaceAll("/", "_")}`, { ...size, series }] as const),
  ),
);

/** How a tube is called where its series is not said: `7/8 in`, `22 × 1 mm`. */
export function tubeName({ label, series }: TubeSize & { readonly series: TubeSeriesKey }): string {
  return `${label} ${series === "en12735" ? "mm" : "in"}`;
}

const tubeOptions: Readonly<Record<string, string>> = Object.fromEntries(
  [...tubes].map(([key, { label, series }]) => [key, `${label} ${shortNames[series]}`]),
);

export const fittingRow = defineFields({
  fitting: {
    type: "choice",
    label: "Fitting",
    options: {
      ...(Object.fromEntries(Object.entries(lineFittings).map(([key, { label }]) => [key, label])) as Record<LineFittingKey, string>),
      stated: "Other, by equivalent length",
    },
    default: "elbow90Long",
    source: { source: crane410, locator: "equivalent lengths" },
  },
  quantity: { type: "quantity", label: "Number", symbol: "n_i", quantity: "count", default: 1, min: 0, max: 500 },
  equivalentLength: {
    type: "quantity",
    label: "Equivalent length of each",
    symbol: "L_fi",
    quantity: "length",
    default: null,
    min: 0,
    max: 200,
    help: "Straight tube of the same size that takes the same pressure, from the manufacturer.",
    when: [{ field: "fitting", is: ["stated"] }],
  },
});

const chosen = [{ field: "sizing", is: ["chosen"] }] as const;

/** One line, or one length of a line: lines of one kind follow one another in the order of the list, as the refrigerant flows. */
export const lineRow = defineFields({
  name: { type: "text", label: "Name", default: "", maxLength: 80, informational: true },
  kind: {
    type: "choice",
    label: "Line",
    options: {
      suction: "Suction",
      discharge: "Discharge",
      liquid: "Liquid",
      hotGas: "Hot gas (bypass or defrost)",
      condensate: "Condenser drain, by gravity",
    },
    default: "suction",
    help: "Lines of one kind follow one another in the order of this list, as the refrigerant flows.",
  },
  length: { type: "quantity", label: "Length", symbol: "L_i", quantity: "length", default: null, min: 0.05, max: 1000 },
  rise: {
    type: "quantity",
    label: "Rise",
    symbol: "z_i",
    quantity: "length",
    default: 0,
    min: -150,
    max: 150,
    help: "How much higher it ends than it begins, as the refrigerant flows; negative downwards. No more than the length.",
  },
  flowShare: {
    type: "quantity",
    label: "Share of the refrigerant",
    symbol: "φ_i",
    quantity: "ratio",
    default: 1,
    min: 0.005,
    max: 2,
    help: "100 % where all of it flows here. Equal branches side by side are one line, by their number. Of unequal ones state the longest with its share: lines of a kind follow one another, so a second branch would count as more length. Add what the others hold to the charge of the equipment. Hot gas for defrost may take more than the capacity's own flow.",
  },
  count: {
    type: "quantity",
    label: "Equal lines side by side",
    symbol: "n_ti",
    quantity: "count",
    default: 1,
    min: 1,
    max: 50,
    help: "Branches to equal evaporators, or tubes in parallel: they divide the flow of this line among them, and all of them count in the charge.",
  },
  sizing: {
    type: "choice",
    label: "Size",
    options: { auto: "Sized by the limits", chosen: "Chosen", double: "Double riser, sized by the limits" },
    default: "auto",
    help: "A double riser has a small tube that returns oil at the minimum load and a larger one beside it that a trap closes then; for gas that rises.",
  },
  tube: {
    type: "choice",
    label: "Tube, outside diameter",
    options: tubeOptions,
    default: "acrL-7_8",
    when: chosen,
  },
  penaltyBudget: {
    type: "quantity",
    label: "Saturation temperature drop allowed",
    symbol: "b_i",
    quantity: "temperatureDifference",
    default: null,
    min: 0.01,
    max: 10,
    optional: "derived",
    help: "If empty, its share of the limit for all lines of the kind, by length.",
    source: { source: refrigeration2010, locator: "refrigerant line sizing" },
  },
  accessoryLoss: {
    type: "quantity",
    label: "Pressure drop of accessories",
    symbol: "p_ai",
    quantity: "refrigerantPressureDrop",
    default: 0,
    min: 0,
    max: 500_000,
    help: "Filter drier, solenoid valve, sight glass, accumulator; at the end of the line. Counts in the pressures, not against the limit of the tube.",
  },
  fittings: { type: "list", label: "Fittings", rowLabel: "fitting", row: fittingRow, maxRows: 30 },
});
