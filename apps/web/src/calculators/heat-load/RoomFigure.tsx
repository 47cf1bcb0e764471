import { monthNames } from "@org/hvac-core/quantity";
import type { RoomCalculation, HeatLoadValues, Surface, SurfaceLoad } from "@org/hvac-core/calculators/heat-load";
import { formatNumber } from "@org/form/numbers";
import { edgeId, FigureFrame, readingOf, RoomSketch, type FigureCell, type PartText, type SketchedPart } from "@org/ui/figures";
import { resultAmount, resultText } from "@org/form/results";
import type { FigureContext } from "@org/ui/surface";
import { useMemo, type ReactNode } from "react";
import { texts } from "./texts.tsx";
import { tones } from "./tones.ts";

const simpleFields = { wall: "wallArea", window: "windowArea", roof: "roofArea" } as const;

/** The field that states a part of the sketch. */
function fieldOf(id: string, surfaces: readonly SurfaceLoad[]): string {
  if (id === edgeId) return "slabPerimeter";
  const simple = surfaces.find((each) => each.id === id)?.surface.simple;
  return simple ? simpleFields[simple] : `surfaces.${id}.area`;
}

/** A share in whole per cent; a positive share that rounds to zero is “under 1 %”. */
function percent(share: number): string {
  return share > 0 && share < 0.005 ? texts.room.underOnePercent : `${formatNumber(share * 100, { digits: 3, decimals: 0 })} %`;
}

/** Numbers of a part as texts. */
interface PartTexts {
  readonly area: (value: number) => string;
  readonly load: (value: number) => string;
  readonly share: (value: number) => string;
  /** Load and share as cells of the table. */
  readonly cells: (heat: number) => readonly FigureCell[];
}

/** Azimuth of a surface, degrees clockwise from north; `undefined` for one whose orientation does not apply. */
function directionOf({ exposure, azimuth }: Surface, mode: HeatLoadValues["calculationMode"]): number | undefined {
  return mode === "Cooling" && exposure === "sun" ? azimuth : undefined;
}

function partOf(each: SurfaceLoad, mode: HeatLoadValues["calculationMode"], { area, load, share }: PartTexts): SketchedPart {
  const { surface } = each;
  const { id, name, kind, tilt } = surface;
  const numbers = `${area(surface.area)} · ${load(each.load)}`;
  return {
    id,
    kind,
    tilt,
    area: surface.area,
    azimuth: directionOf(surface, mode),
    heat: each.load,
    description: texts.room.part(name, area(surface.area), load(each.load), share(each.load)),
    choices: [
      [name, numbers],
      [name, area(surface.area), load(each.load)],
      [`${name} ${numbers}`],
      [name, load(each.load)],
      [numbers],
      [load(each.load)],
    ],
  };
}

/** The sketch of the room: its surfaces as entered, with the heat through them. */
export function RoomFigure(context: FigureContext): ReactNode {
  const { outcome, state, preferredUnits, goTo } = context;
  const { surfaces, components, weather, month } = outcome.calculation as RoomCalculation;
  const values = outcome.values as HeatLoadValues;
  const { calculationMode: mode, unitSystem, floorArea, ceilingHeight } = values;
  const { definition, complete, blankUnits } = state;
  const partTexts = useMemo((): PartTexts => {
    const total = components.reduce((sum, { sensible, latent }) => sum + sensible + latent, 0);
    return {
      cells: (heat) => [
        resultAmount(heat, "power", unitSystem, preferredUnits),
        total > 0 ? { text: percent(heat / total), value: (100 * heat) / total, unit: "%" } : "",
      ],
      area: readingOf("area", { state: { definition, complete, blankUnits }, preferredUnits }, "wallArea").short,
      load: (value) => resultText(value, "power", unitSystem, preferredUnits),
      share: (value) => (total > 0 ? texts.room.share(percent(value / total)) : ""),
    };
  }, [components, definition, complete, blankUnits, unitSystem, preferredUnits]);
  const parts = useMemo(() => surfaces.map((each) => partOf(each, mode, partTexts)), [surfaces, mode, partTexts]);
  const slab = components.find(({ id }) => id === "slab")?.sensible ?? 0;
  const perimeter = readingOf("length", context, "slabPerimeter").short(values.slabPerimeter);
  const slabEdge = useMemo(
    (): PartText | undefined =>
      mode === "Heating" && values.slabPerimeter > 0
        ? {
            heat: slab,
            description: texts.room.part(texts.room.slabEdge, perimeter, partTexts.load(slab), partTexts.share(slab)),
            choices: [[texts.room.slabEdgeMark(perimeter, partTexts.load(slab))]],
          }
        : undefined,
    [mode, values.slabPerimeter, slab, perimeter, partTexts],
  );
  if (!slabEdge && !parts.some(({ area }) => area > 0)) return null;
  const most = Math.max(0, ...parts.map(({ heat, area }) => (area > 0 ? heat / area : 0)));
  const sun = mode === "Cooling" && weather ? { altitude: weather.sunAltitude, azimuth: weather.sunAzimuth } : undefined;
  const angle = (value: number): string => `${formatNumber(value, { digits: 3, decimals: 0 })}°`;
  const area = readingOf("area", context, "wallArea");
  const edgeLength = readingOf("length", context, "slabPerimeter");
  const time = texts.room.time(readingOf("time", context, "hour").short(values.hour), monthNames[month - 1]!);

  return (
    <FigureFrame
      title={texts.room.title}
      description={texts.room.lead(mode)}
      table={{
        columns: texts.room.columns,
        rows: [
          ...parts.map((part, index) => [surfaces[index]!.surface.name, area.shortCell(part.area), ...partTexts.cells(part.heat)]),
          ...(slabEdge ? [[texts.room.slabEdge, edgeLength.shortCell(values.slabPerimeter), ...partTexts.cells(slab)]] : []),
        ],
      }}
    >
      <RoomSketch
        label={texts.room.label(mode)}
        parts={parts}
        slabEdge={slabEdge}
        floorArea={floorArea ?? undefined}
        height={ceilingHeight}
        tone={tones[mode]}
        sun={sun}
        goTo={(id) => goTo(fieldOf(id, surfaces))}
      >
        {sun && <p>{sun.altitude > 0 ? texts.room.sun(time, angle(sun.altitude), angle(sun.azimuth)) : texts.room.night(time)}</p>}
        <p className="screen-only">{texts.room.hint}</p>
        {most > 0 && <p>{texts.room.tones(resultText(most, "heatFlux", unitSystem, preferredUnits))}</p>}
      </RoomSketch>
    </FigureFrame>
  );
}
