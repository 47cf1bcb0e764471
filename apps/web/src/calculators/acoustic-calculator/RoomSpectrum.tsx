import { octaveBands } from "@org/hvac-core/acoustics";
import { criterionCurves, criterionFamilies, FigureFrame, SpectrumChart, type FigureCell } from "@org/ui/figures";
import { useMemo, type ReactNode } from "react";
import { bandTexts, drawnLevels, familyOf, levelCell, type RatedRoom, type ReadAcoustics } from "./readAcoustics.ts";
import { texts } from "./texts.ts";

/** Description of the spectrum of a room. */
function describe(read: ReadAcoustics, room: RatedRoom): string {
  const { ratings, target, row } = room;
  const { name, unit } = criterionFamilies[familyOf[row.ratedBy]];
  const { characters, governs } = texts.spectrum;
  const governing =
    row.ratedBy === "rc"
      ? characters[ratings.roomCriterion.descriptor]
      : ratings.governingBand !== undefined && governs(bandTexts[octaveBands.indexOf(ratings.governingBand)]!);
  return [
    texts.spectrum.rating(read.ratingOf(room), read.levelA.text(ratings.levelA)),
    target === undefined ? texts.spectrum.noTarget : texts.spectrum.target(`${name} ${target}${unit}`.trim()),
    governing,
    row.ratedBy === "dba" && texts.spectrum.bandCurves,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Sound in a room over the curves of its criterion. */
export function RoomSpectrum({ read, room }: { readonly read: ReadAcoustics; readonly room: RatedRoom }): ReactNode {
  const { ratings, target, row } = room;
  const family = familyOf[row.ratedBy];
  const { name, unit } = criterionFamilies[family];
  const content = useMemo(() => {
    const curves = criterionCurves(family, target);
    return {
      spectra: [{ id: "room", label: "", levels: drawnLevels(ratings.level) }],
      curves,
      limit: curves.find(({ look }) => look === "limit"),
      governingBand: ratings.governingBand,
    };
  }, [family, target, ratings]);
  const limited = content.limit;
  const { columns } = texts.spectrum;
  return (
    <FigureFrame
      title={texts.spectrum.title(read.roomName(room))}
      description={describe(read, room)}
      table={{
        columns: [texts.octaveBand, columns.level, ...(limited ? [limited.label, columns.excess] : [])],
        rows: bandTexts.map((band, index): FigureCell[] => {
          const allowed = limited?.levels[index];
          const level = ratings.level[index]!;
          const comparison = allowed === undefined ? ["–", "–"] : [read.level.cell(allowed), read.level.cell(level - allowed)];
          return [band, levelCell(read, level), ...(limited ? comparison : [])];
        }),
      }}
    >
      <SpectrumChart
        label={texts.spectrum.chart(read.roomName(room), criterionFamilies[family].label)}
        legend={name === "" ? texts.spectrum.bandLegend(unit.trim()) : texts.spectrum.legend(name)}
        spectra={content.spectra}
        curves={content.curves}
        governingBand={content.governingBand}
      />
    </FigureFrame>
  );
}
