import { octaveBands } from "@org/hvac-core/acoustics";
import { formatNumber } from "@org/form/numbers";
import type { ChartContent, ChartLine, ChartPoint } from "./chartLayout.ts";
import type { Span } from "./scales.ts";

/** Levels by band: a spectrum that is looked at, or a curve behind it. A band without a level is a gap. */
export interface SpectrumCurve {
  readonly id: string;
  readonly label: string;
  /** dB, as many as there are bands. */
  readonly levels: readonly (number | undefined)[];
  /** Of a spectrum: the one that is judged, or one beside it. Of a curve: one of the family, or the one that limits. */
  readonly look?: "main" | "beside" | "family" | "limit";
}

interface Spectra {
  /** Centre frequencies, Hz, rising. */
  readonly bands?: readonly number[];
  readonly spectra: readonly SpectrumCurve[];
  /** Criterion curves behind the spectra. */
  readonly curves: readonly SpectrumCurve[];
  /** The band that decides, Hz, of the first spectrum. */
  readonly governingBand?: number | undefined;
  /** What is drawn in place of sound pressure levels: its words on the axis, its unit, and the span of the axis where it is no level. */
  readonly levelAxis?: { readonly label: string; readonly unit: string; readonly domain?: Span };
}

const pressureLevel = { label: "Sound pressure level, dB re 20\u202fµPa", unit: "\u202fdB" } as const;

/** dB: the axis goes so far beyond the levels that are drawn, to whole tens. */
const margin = 4;

function levelDomain(levels: readonly number[]): Span {
  if (levels.length === 0) return [0, 80];
  const low = 10 * Math.floor((Math.min(...levels) - margin) / 10);
  return [low, Math.max(low + 40, 10 * Math.ceil((Math.max(...levels) + margin) / 10))];
}

const frequencyText = (frequency: number): string => `${formatNumber(frequency, { digits: 4, trimZeros: true })}\u202fHz`;

/** Spectra over criterion curves as a chart: octave bands at even distances, a point for each level, the deciding band marked. */
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
    // The one that limits first: its label is placed before those of its neighbours.
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
          description: `${spectrum.label === "" ? "" : `${spectrum.label}, `}${frequencyText(band)}: ${text}${governs ? ", governs" : ""}`,
          ...(governs && { caption: `${frequencyText(band)} governs`, captionAt: "overRight" as const }),
        },
      ];
    }),
  );
  // A quarter of an octave before the first band, so that its point does not sit on the numbers of the levels.
  const [first, last] = [bands[0] ?? 63, bands.at(-1) ?? 8000];
  return {
    x: { label: "Octave band, Hz", scale: "log", domain: [first / 2 ** 0.25, last], marks: bands },
    y: { label: levelAxis.label, scale: "linear", domain: ("domain" in levelAxis && levelAxis.domain) || levelDomain(all) },
    lines,
    points,
  };
}
