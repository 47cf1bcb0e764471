import { monthNames } from "@org/hvac-core/quantity";
import type { RoomCalculation, HeatLoadValues, Surface, SurfaceLoad } from "@org/hvac-core/calculators/heat-load";
import { formatNumber } from "@org/form/numbers";
import { edgeId, FigureFrame, readingOf, RoomSketch, type FigureCell, type PartText, type SketchedPart } from "@org/ui/figures";
import { resultAmount, resultText } from "@org/form/results";
import type { FigureContext } from "@org/ui/surface";
import { useMemo, type ReactNode } from "react";

/** Cooling loads are blue, heating loads orange: the one place where the pair means what it says. */
const tones = { Cooling: "cooling", Heating: "heating" } as const;

const simpleFields = { wall: "wallArea", window: "windowArea", roof: "roofArea" } as const;

/** The field that states a part of the sketch. */
function fieldOf(id: string, surfaces: readonly SurfaceLoad[]): string {
  if (id === edgeId) return "slabPerimeter";
  const simple = surfaces.find((each) => each.id === id)?.surface.simple;
  return simple ? simpleFields[simple] : `surfaces.${id}.area`;
}

/** Shares in whole per cent; one that is not nothing is not called nothing. */
function percent(share: number): string {
  return share > 0 && share < 0.005 ? "under 1 %" : `${formatNumber(share * 100, { digits: 3, decimals: 0 })} %`;
}

interface Texts {
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

function partOf(each: SurfaceLoad, mode: HeatLoadValues["calculationMode"], { area, load, share }: Texts): SketchedPart {
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
    description: [`${name}: ${area(surface.area)}`, load(each.load), share(each.load)].filter((text) => text !== "").join(", "),
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
  const texts = useMemo((): Texts => {
    const total = components.reduce((sum, { sensible, latent }) => sum + sensible + latent, 0);
    return {
      cells: (heat) => [
        resultAmount(heat, "power", unitSystem, preferredUnits),
        total > 0 ? { text: percent(heat / total), value: (100 * heat) / total, unit: "%" } : "",
      ],
      area: readingOf("area", { state: { definition, complete, blankUnits }, preferredUnits }, "wallArea").short,
      load: (value) => resultText(value, "power", unitSystem, preferredUnits),
      share: (value) => (total > 0 ? `${percent(value / total)} of the load` : ""),
    };
  }, [components, definition, complete, blankUnits, unitSystem, preferredUnits]);
  const parts = useMemo(() => surfaces.map((each) => partOf(each, mode, texts)), [surfaces, mode, texts]);
  const slab = components.find(({ id }) => id === "slab")?.sensible ?? 0;
  const perimeter = readingOf("length", context, "slabPerimeter").short(values.slabPerimeter);
  const slabEdge = useMemo(
    (): PartText | undefined =>
      mode === "Heating" && values.slabPerimeter > 0
        ? {
            heat: slab,
            description: [`Slab edge: ${perimeter}`, texts.load(slab), texts.share(slab)].filter((text) => text !== "").join(", "),
            choices: [[`Slab edge ${perimeter} · ${texts.load(slab)}`]],
          }
        : undefined,
    [mode, values.slabPerimeter, slab, perimeter, texts],
  );
  if (!slabEdge && !parts.some(({ area }) => area > 0)) return null;
  const most = Math.max(0, ...parts.map(({ heat, area }) => (area > 0 ? heat / area : 0)));
  const sun = mode === "Cooling" && weather ? { altitude: weather.sunAltitude, azimuth: weather.sunAzimuth } : undefined;
  const angle = (value: number): string => `${formatNumber(value, { digits: 3, decimals: 0 })}°`;
  const area = readingOf("area", context, "wallArea");
  const edgeLength = readingOf("length", context, "slabPerimeter");
  const hour = readingOf("time", context, "hour").short(values.hour);

  return (
    <FigureFrame
      title="The room"
      description={`The surfaces to scale by their area${mode === "Heating" ? "; directions do not count in heating" : ""}.`}
      table={{
        columns: ["Surface", "Area", "Load", "Share"],
        rows: [
          ...parts.map((part, index) => [surfaces[index]!.surface.name, area.shortCell(part.area), ...texts.cells(part.heat)]),
          ...(slabEdge ? [["Slab edge", edgeLength.shortCell(values.slabPerimeter), ...texts.cells(slab)]] : []),
        ],
      }}
    >
      <RoomSketch
        label={`The room with its ${mode.toLowerCase()} load by surface`}
        parts={parts}
        slabEdge={slabEdge}
        floorArea={floorArea ?? undefined}
        height={ceilingHeight}
        tone={tones[mode]}
        sun={sun}
        goTo={(id) => goTo(fieldOf(id, surfaces))}
      >
        {sun && (
          <p>
            {sun.altitude > 0
              ? `Sun at ${hour} on 21 ${monthNames[month - 1]!}: ${angle(sun.altitude)} high, azimuth ${angle(sun.azimuth)}.`
              : `The sun is below the horizon at ${hour} on 21 ${monthNames[month - 1]!}.`}
          </p>
        )}
        <p className="screen-only">Choose a surface to go to its field.</p>
        {most > 0 && (
          <p>The stronger the colour, the more heat per area: up to {resultText(most, "heatFlux", unitSystem, preferredUnits)}.</p>
        )}
      </RoomSketch>
    </FigureFrame>
  );
}
