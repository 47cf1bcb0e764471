import { choice, defineFields, fieldIs, list, quantity, text } from "../../kernel/index.ts";
import { crane410 } from "../../sources/index.ts";
import { refrigeration2010 } from "../../refrigerant-lines/sources.ts";
import { tubeSeries, tubeSizes, type TubeSeriesKey, type TubeSize } from "../../refrigerant-lines/index.ts";

/** Fittings of copper tube, with their equivalent length in inside diameters. */
export const lineFittings = {
  elbow90: { label: "Elbow 90°, short radius", work: "refrigerantFittings", diameters: 30 },
  elbow90Long: { label: "Elbow 90°, long radius", work: "refrigerantFittings", diameters: 14 },
  elbow45: { label: "Elbow 45°", work: "refrigerantFittings", diameters: 16 },
  returnBend: { label: "Return bend 180° (trap: two of them)", work: "refrigerantFittings", diameters: 50 },
  teeRun: { label: "Tee, straight through", work: "refrigerantFittings", diameters: 20 },
  teeBranch: { label: "Tee, through the branch", work: "refrigerantFittings", diameters: 60 },
  ballValve: { label: "Ball valve, full bore", work: "refrigerantValves", diameters: 3 },
  globeValve: { label: "Globe valve", work: "refrigerantValves", diameters: 340 },
  angleValve: { label: "Angle valve", work: "refrigerantValves", diameters: 150 },
  checkValve: { label: "Check valve, swing", work: "refrigerantValves", diameters: 100 },
} as const;

/** Key of a fitting with a standard equivalent length; for `other` the length is entered. */
export type LineFittingKey = keyof typeof lineFittings;

const seriesKeys = Object.keys(tubeSeries) as TubeSeriesKey[];
const shortNames = { acrL: "in, type L", acrK: "in, type K", en12735: "mm" } as const satisfies Record<TubeSeriesKey, string>;

/** Every tube by a key of its series and size. */
export const tubes: ReadonlyMap<string, TubeSize & { readonly series: TubeSeriesKey }> = new Map(
  seriesKeys.flatMap((series) =>
    tubeSizes(series).map((size) => [`${series}-${size.label.split(" ")[0]!.replaceAll("/", "_")}`, { ...size, series }] as const),
  ),
);

/** Name of a tube without its series: `7/8 in`, `22 × 1 mm`. */
export function tubeName({ label, series }: TubeSize & { readonly series: TubeSeriesKey }): string {
  return `${label} ${series === "en12735" ? "mm" : "in"}`;
}

const tubeOptions: Readonly<Record<string, string>> = Object.fromEntries(
  [...tubes].map(([key, { label, series }]) => [key, `${label} ${shortNames[series]}`]),
);

export const fittingRow = defineFields({
  fitting: choice(
    "Fitting",
    {
      ...(Object.fromEntries(Object.entries(lineFittings).map(([key, { label }]) => [key, label])) as Record<LineFittingKey, string>),
      other: "Other, by equivalent length",
    },
    "elbow90Long",
    { source: { source: crane410, locator: "equivalent lengths" } },
  ),
  quantity: quantity("Number", "n_i", "count", 1, [0, 500]),
  equivalentLength: quantity("Equivalent length of each", "L_fi", "length", "required", [0, 200], {
    help: "Straight tube of the same size with the same pressure drop, from the manufacturer.",
    when: [fieldIs("fitting", "other")],
  }),
});

const chosen = [fieldIs("sizing", "chosen")];

/** A line, or a length of a line: lines of one kind are in series in the listed order, in the direction of flow. */
export const lineRow = defineFields({
  name: text("Name", 80),
  kind: choice(
    "Line",
    {
      suction: "Suction",
      discharge: "Discharge",
      liquid: "Liquid",
      hotGas: "Hot gas (bypass or defrost)",
      condensate: "Condenser drain, by gravity",
    },
    "suction",
    { help: "Lines of one kind are in series in the listed order, in the direction of flow." },
  ),
  length: quantity("Length", "L_i", "length", "required", [0.05, 1000]),
  rise: quantity("Rise", "z_i", "length", 0, [-150, 150], {
    help: "Height of the end above the start, in the direction of flow; negative downwards. Not more than the length.",
  }),
  flowShare: quantity("Share of the mass flow", "φ_i", "ratio", 1, [0.005, 2], {
    help: "100 % for the whole flow. Identical parallel branches are one line with their number. Of different branches enter the longest with its share: lines of one kind are in series, so that a second branch would add length. Add the charge of the others to that of the equipment. Hot gas for defrost may exceed the flow of the capacity.",
  }),
  count: quantity("Number of parallel lines", "n_ti", "count", 1, [1, 50], {
    help: "Identical branches or tubes in parallel: they share the flow of this line, and all are included in the charge.",
  }),
  sizing: choice("Size", { auto: "Sized by the limits", chosen: "Selected tube", double: "Double riser, sized by the limits" }, "auto", {
    help: "A double riser has a small tube that returns oil at the minimum load, and a parallel larger tube that a trap then closes; for rising gas.",
  }),
  tube: choice("Tube, outside diameter", tubeOptions, "acrL-7_8", { when: chosen }),
  penaltyBudget: quantity("Maximum saturation temperature drop", "b_i", "temperatureDifference", "derived", [0.01, 10], {
    help: "If empty, the share by length of the limit for all lines of the kind.",
    source: { source: refrigeration2010, locator: "refrigerant line sizing" },
  }),
  accessoryLoss: quantity("Pressure drop of accessories", "p_ai", "refrigerantPressureDrop", 0, [0, 500_000], {
    help: "Filter drier, solenoid valve, sight glass, accumulator; at the end of the line. Included in the pressures, not in the saturation temperature drop.",
  }),
  fittings: list("Fittings", "fitting", 30, fittingRow),
});
