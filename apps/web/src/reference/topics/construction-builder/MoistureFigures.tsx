import { convert, defaultUnit, siUnit, unitSymbol, type QuantityKind, type UnitSystem, monthNames } from "@org/hvac-core/quantity";
import { quantityText } from "@org/form/numbers";
import {
  ConstructionSection,
  FigureFrame,
  linearDomain,
  MonthColumns,
  XYChart,
  type ChartContent,
  type FigureTable,
  type LayerLook,
  type SectionLayer,
  type SectionPlane,
} from "@org/ui/figures";
import { moistureProfile } from "@org/hvac-core/envelope";
import { materials, referenceRow } from "@org/hvac-core/reference";
import { useMemo, type ReactNode } from "react";
import { ChoiceField } from "../../fields/ChoiceField.tsx";
import { useReferencePlace, useReferenceUnits } from "../../topicState.ts";
import { dewPointOf, type ComputedLayer, type MoistureResult } from "./builderModel.ts";
import type { BuilderLayer, BuilderState } from "./builderState.ts";
import { placeWords } from "./moistureWords.ts";
import { texts } from "./moistureTexts.ts";
import styles from "./builder.module.css";

interface MoistureFiguresProps {
  readonly state: BuilderState;
  readonly layers: readonly ComputedLayer[];
  readonly result: MoistureResult;
  readonly month: number;
}

const looks: Readonly<Record<string, LayerLook>> = {
  masonry: "masonry",
  concrete: "concrete",
  stone: "masonry",
  wood: "wood",
  insulation: "insulation",
  "air-space": "air",
  "metal-glass": "sheet",
};

function lookOf(layer: BuilderLayer): LayerLook {
  switch (layer.kind) {
    case "material":
      return looks[referenceRow(materials(), layer.material).group] ?? "board";
    case "membrane":
      return "sheet";
    case "resistance":
      return "air";
    case "custom":
      return layer.conductivity < 0.08 ? "insulation" : "board";
  }
}

/** Readings of a quantity kind in a figure. */
function shownAs(kind: QuantityKind, unitSystem: UnitSystem) {
  const unit = defaultUnit(kind, unitSystem);
  return {
    symbol: unitSymbol(unit),
    shown: (value: number): number => convert(value, siUnit(kind), unit),
    text: (value: number): string => quantityText(value, kind, unitSystem).text,
    /** Text of a number that already has the unit of the figure. */
    shownText: (value: number): string => quantityText(convert(value, unit, siUnit(kind)), kind, unitSystem).text,
  };
}

type Units = Readonly<Record<"temperature" | "pressure" | "length" | "water", ReturnType<typeof shownAs>>>;
type Planes = ReturnType<typeof moistureProfile>;

function unitsIn(unitSystem: UnitSystem): Units {
  return {
    temperature: shownAs("temperature", unitSystem),
    pressure: shownAs("vaporPressure", unitSystem),
    length: shownAs("length", unitSystem),
    water: shownAs("massPerArea", unitSystem),
  };
}

const drawnPlanes = (planes: Planes, { temperature: unit }: Units): readonly SectionPlane[] =>
  planes.map(({ layer, share, temperature, vaporPressure, saturationPressure, rate }) => ({
    layer,
    share,
    temperature: unit.shown(temperature),
    dewPoint: unit.shown(Math.min(temperature, dewPointOf(vaporPressure))),
    isWet: rate > 1e-14 || (rate < -1e-14 && vaporPressure >= saturationPressure),
  }));

const profileTable = (planes: Planes, layers: readonly ComputedLayer[], { temperature, pressure, length }: Units): FigureTable => ({
  columns: texts.section.columns,
  rows: planes.map((plane) => [
    placeWords(layers, plane),
    temperature.text(plane.temperature),
    temperature.text(dewPointOf(plane.vaporPressure)),
    pressure.text(plane.vaporPressure),
    pressure.text(plane.saturationPressure),
    length.text(plane.equivalentThickness),
  ]),
});

interface SectionFigureProps extends MoistureFiguresProps {
  readonly planes: Planes;
  readonly units: Units;
  readonly table: FigureTable;
}

/** The construction with the temperature and the dew point of a month. */
function SectionFigure({ state, layers, result, month, planes, units, table }: SectionFigureProps): ReactNode {
  const { temperature } = units;
  const { outside, inside } = result.input.periods[month]!;
  const name = monthNames[month]!;
  const sectionLayers = useMemo(
    () =>
      layers.map(({ label, thickness }, index): SectionLayer => ({
        id: String(index),
        label,
        look: lookOf(state.layers[index]!),
        ...(thickness !== undefined && { thickness }),
      })),
    [layers, state.layers],
  );
  const drawn = useMemo(() => drawnPlanes(planes, units), [planes, units]);
  return (
    <FigureFrame
      title={texts.section.title(name)}
      description={texts.section.lead(temperature.text(outside.temperature), temperature.text(inside.temperature))}
      table={table}
    >
      <ConstructionSection
        label={texts.section.label(name)}
        unit={temperature.symbol}
        text={temperature.shownText}
        layers={sectionLayers}
        planes={drawn}
        outsideTemperature={temperature.shown(outside.temperature)}
        insideTemperature={temperature.shown(inside.temperature)}
      />
      <ol className={styles.key}>
        {layers.map(({ label }, index) => (
          // Two layers may be identical.
          <li key={index}>{label}</li>
        ))}
      </ol>
    </FigureFrame>
  );
}

/** Figures of the temperatures in the construction, Glaser's diagram of a month, and the water over the year. */
export function MoistureFigures(props: MoistureFiguresProps): ReactNode {
  const { layers, result, month } = props;
  const { change } = useReferencePlace();
  const unitSystem = useReferenceUnits();
  const units = useMemo(() => unitsIn(unitSystem), [unitSystem]);
  const planes = useMemo(() => moistureProfile(result.input, month), [result, month]);
  const name = monthNames[month]!;
  const table = profileTable(planes, layers, units);
  return (
    <>
      <div className={`${styles.monthDrawn} screen-only`}>
        <ChoiceField
          label={texts.section.month}
          value={String(month)}
          options={monthNames.map((each, index) => [String(index), each] as const)}
          onChange={(value) => change({ month: value })}
        />
      </div>
      <SectionFigure {...props} planes={planes} units={units} table={table} />
      <FigureFrame title={texts.glaser.title(name)} description={texts.glaser.lead} table={table}>
        <XYChart label={texts.glaser.label(name)} {...glaserContent(planes, layers, units)} />
      </FigureFrame>
      {result.year.outcome !== "none" && <YearFigure layers={layers} result={result} units={units} />}
    </>
  );
}

function glaserContent(planes: Planes, layers: readonly ComputedLayer[], { pressure, length }: Units): ChartContent {
  const x = (plane: (typeof planes)[number]): number => length.shown(plane.equivalentThickness);
  const saturation = planes.map((plane) => ({ x: x(plane), y: pressure.shown(plane.saturationPressure) }));
  const vapor = planes.map((plane) => ({ x: x(plane), y: pressure.shown(plane.vaporPressure) }));
  const [, top] = linearDomain([0, ...saturation.map(({ y }) => y), ...vapor.map(({ y }) => y)]);
  const interfaces = planes.filter(({ share, layer }) => share === 1 && layer < layers.length - 1);
  return {
    x: { label: texts.glaser.thickness(length.symbol), scale: "linear", domain: [0, x(planes.at(-1)!)] },
    y: { label: texts.glaser.pressure(pressure.symbol), scale: "linear", domain: [0, top] },
    lines: [
      ...interfaces.map((plane, index) => ({
        id: `interface${index}`,
        points: [
          { x: x(plane), y: 0 },
          { x: x(plane), y: top },
        ],
        look: "cross" as const,
        essential: true,
      })),
      { id: "saturation", points: saturation, look: "beside", label: texts.glaser.saturation, labelAt: "alongEnd", essential: true },
      { id: "vapor", points: vapor, look: "main", label: texts.glaser.vapor, labelAt: "alongStart", essential: true },
    ],
    points: planes
      .filter(({ rate, share }) => share === 1 || rate !== 0)
      .map((plane, index) => ({
        id: `plane${index}`,
        x: x(plane),
        y: pressure.shown(plane.vaporPressure),
        look: plane.rate > 0 ? ("main" as const) : ("minor" as const),
        lineId: "vapor",
        description: texts.glaser.point(
          placeWords(layers, plane),
          pressure.text(plane.vaporPressure),
          pressure.text(plane.saturationPressure),
          texts.glaser.change[plane.rate > 0 ? "condenses" : plane.rate < 0 ? "evaporates" : "none"],
        ),
      })),
  };
}

interface YearFigureProps {
  readonly layers: readonly ComputedLayer[];
  readonly result: MoistureResult;
  readonly units: Units;
}

/** The water at the end of each month. */
function YearFigure({ layers, result: { year }, units: { water } }: YearFigureProps): ReactNode {
  const months = year.periods.map(({ period }) => monthNames[period]!);
  return (
    <FigureFrame
      title={texts.water.title}
      description={texts.water.lead}
      table={{
        columns: [texts.water.month, texts.water.all, ...year.places.map((place) => placeWords(layers, place))],
        rows: year.periods.map(({ period, total, amounts }) => [monthNames[period]!, water.text(total), ...amounts.map(water.text)]),
      }}
    >
      <MonthColumns
        label={texts.water.label}
        axis={water.symbol}
        months={months}
        series={[{ id: "water", label: texts.water.water, look: "part", values: year.periods.map(({ total }) => water.shown(total)) }]}
        text={water.shownText}
      />
    </FigureFrame>
  );
}
