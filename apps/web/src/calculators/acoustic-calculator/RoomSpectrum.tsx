import { octaveBands } from "@org/hvac-core/acoustics";
import { criterionCurves, criterionFamilies, FigureFrame, SpectrumChart, type FigureCell } from "@org/ui/figures";
import { useMemo, type ReactNode } from "react";
import { bandTexts, drawnLevels, familyOf, levelCell, type HeardRoom, type ReadAcoustics } from "./readAcoustics.ts";

const characters = {
  N: "The spectrum is neutral",
  LF: "It rumbles",
  LFVB: "It rumbles, with moderately felt vibration",
  LFVA: "It rumbles, with clearly felt vibration",
  MF: "It roars",
  HF: "It hisses",
} as const;

/** Description of the spectrum of a room. */
function describe(read: ReadAcoustics, room: HeardRoom): string {
  const { ratings, target, row } = room;
  const { name, unit } = criterionFamilies[familyOf[row.ratedBy]];
  const goal = target === undefined ? "No target is set." : `Target: ${`${name} ${target}${unit}`.trim()}.`;
  const governs =
    row.ratedBy === "rc"
      ? ` ${characters[ratings.roomCriterion.descriptor]}.`
      : ratings.governingBand === undefined
        ? ""
        : ` ${bandTexts[octaveBands.indexOf(ratings.governingBand)]} governs.`;
  const curves = row.ratedBy === "dba" ? " Curves: level of a single band that alone has this A-weighted level." : "";
  return `${read.ratingOf(room)}, ${read.levelA.text(ratings.levelA)}. ${goal}${governs}${curves}`;
}

/** Sound in a room over the curves of its criterion. */
export function RoomSpectrum({ read, room }: { readonly read: ReadAcoustics; readonly room: HeardRoom }): ReactNode {
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
  return (
    <FigureFrame
      title={`Sound in ${read.roomName(room)}`}
      description={describe(read, room)}
      table={{
        columns: ["Octave band", "Sound pressure", ...(limited ? [limited.label, "Above it"] : [])],
        rows: bandTexts.map((band, index): FigureCell[] => {
          const allowed = limited?.levels[index];
          const level = ratings.level[index]!;
          const comparison = allowed === undefined ? ["–", "–"] : [read.level.cell(allowed), read.level.cell(level - allowed)];
          return [band, levelCell(read, level), ...(limited ? comparison : [])];
        }),
      }}
    >
      <SpectrumChart
        label={`Sound pressure in ${read.roomName(room)} over ${criterionFamilies[family].label} curves`}
        legend={name === "" ? `Numbers: ${unit.trim()} by one band` : `Numbers: ${name}`}
        spectra={content.spectra}
        curves={content.curves}
        governingBand={content.governingBand}
      />
    </FigureFrame>
  );
}
