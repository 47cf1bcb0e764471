import { octaveBands } from "@org/hvac-core/acoustics";
import { formatNumber } from "@org/form/numbers";
import type { ChartContent, ChartLine, ChartPoint } from "./chartLayout.ts";
import type { Span } from "./scales.ts";
import { figureTexts } from "./figureTexts.ts";

/** Levels by band: a spectrum, or a criterion curve behind it. A band without a level is a gap. */
export interface SpectrumCurve {
  readonly id: string;
  readonly label: string;
  /** dB, one level for each band. */
  readonly levels: readonly (number | undefined)[];
  /** A spectrum is the assessed one (“main”) or another; a curve is one of the family or the limit. */
  readonly look?: "main" | "beside" | "family" | "limit";
}

interface Spectra {
  /** Centre frequencies, Hz, rising. */
  readonly bands?: readonly number[];
  readonly spectra: readonly SpectrumCurve[];
  /** Criterion curves behind the spectra. */
  readonly curves: readonly SpectrumCurve[];
  /** The governing band of the first spectrum, Hz. */
  readonly governingBand?: number | undefined;
  /** Quantity in place of sound pressure levels: label of the axis, unit, and the span of the axis if it is not a level. */
  readonly levelAxis?: { readonly label: string; readonly unit: string; readonly domain?: Span };
}

const pressureLevel = { label: figureTexts.spectrum.pressureLevel, unit: "\u202fdB" } as const;

/** Margin of the axis beyond the levels, to whole tens, dB. */
const margin = 4;

function levelDomain(levels: readonly number[]): Span {
  if (levels.length === 0) return [0, 80];
  const low = 10 * Math.floor((Math.min(...levels) - margin) / 10);
  return [low, Math.max(low + 40, 10 * Math.ceil((Math.max(...levels) + margin) / 10))];
}

const frequencyText = (frequency: number): string => `${formatNumber(frequency, { digits: 4, trimZeros: true })}\u202fHz`;

/** Spectra over criterion curves as a chart: octave bands at even distances, a point for each level, the governing band marked. */
export function spectrumContent(given: Spectra): ChartContent {
  const { bands = octaveBands, spectra, curves, governingBand, levelAxis = pressureLevel } = given;
  const pointsOf = ({ levels }: SpectrumCurve) => bands.map((x, index) => ({ x, y: levels[index] ?? Number.NaN }));
  const all = [...spectra, ...curves].flatMap(({ levels }) => levels.filter((level) => level !== undefined));
  const lines: ChartLine[] = [
    ...spectra.map((spectrum): ChartLine => ({
      id: spectrum.id,
      label: spectrum.label,
      look: spectrum.look ?? "main",
      labelAt: "alongEnd",
      essential: true,
      points: pointsOf(spectrum),
    })),
    // The limit curve first: its label is placed before those of its neighbours.
    ...curves
      .toSorted((a, b) => Number(b.look === "limit") - Number(a.look === "limit"))
      .map((curve): ChartLine => ({
        id: curve.id,
        label: curve.label,
        look: curve.look ?? "family",
        // Outside, where the curve reaches the last band.
        labelAt: curve.levels[bands.length - 1] !== undefined ? "end" : curve.look === "limit" ? "besideEnd" : "overEnd",
        essential: true,
        points: pointsOf(curve),
      })),
  ];
  const points = spectra.flatMap((spectrum, place): ChartPoint[] =>
    bands.flatMap((band, index): ChartPoint[] => {
      const level = spectrum.levels[index];
      if (level === undefined) return [];
      const governs = place === 0 && band === governingBand;
      const text = `${formatNumber(level, { digits: 3 })}${levelAxis.unit}`;
      return [
        {
          id: `${spectrum.id} ${band}`,
          lineId: spectrum.id,
          x: band,
          y: level,
          look: governs ? "main" : "minor",
          description: (governs ? figureTexts.spectrum.governingLevel : figureTexts.spectrum.level)(
            spectrum.label,
            frequencyText(band),
            text,
          ),
          ...(governs && { caption: figureTexts.spectrum.governingBand(frequencyText(band)), captionAt: "overRight" as const }),
        },
      ];
    }),
  );
  // A quarter of an octave before the first band, so that its point does not cover the numbers of the levels.
  const [first, last] = [bands[0] ?? 63, bands.at(-1) ?? 8000];
  return {
    x: { label: figureTexts.spectrum.band, scale: "log", domain: [first / 2 ** 0.25, last], marks: bands },
    y: { label: levelAxis.label, scale: "linear", domain: ("domain" in levelAxis && levelAxis.domain) || levelDomain(all) },
    lines,
    points,
  };
}
