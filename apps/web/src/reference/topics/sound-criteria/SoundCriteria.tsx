import { prose } from "@org/form/numbers";
import { noiseCriterion, noiseRating, octaveBands } from "@org/hvac-core/acoustics";
import { soundCriteria } from "@org/hvac-core/reference";
import { Button } from "@org/ui/elements";
import { criterionCurves, criterionFamilies, FigureFrame, SpectrumChart } from "@org/ui/figures";
import type { ReactNode } from "react";
import type { AddressParams } from "../../../page/pageAddress.ts";
import { ChoiceField } from "../../fields/ChoiceField.tsx";
import { PrintButton } from "../../fields/PrintButton.tsx";
import { Sources } from "../../Sources.tsx";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { readNumber, readOneOf, useReferencePlace, useTopicState } from "../../topicState.ts";
import { criteriaTable } from "./tables.ts";
import { citationOf, curveFamilies, judgement, ratingsOf, type CurveFamily } from "./ratings.ts";
import { SpectrumFields } from "./SpectrumFields.tsx";
import { texts } from "./texts.ts";
import fields from "../../fields/referenceFields.module.css";
import styles from "./spectrum.module.css";

interface SoundState {
  readonly family: CurveFamily;
  /** dB, by octave band; `undefined` where a level is not entered. */
  readonly levels: readonly (number | undefined)[];
  readonly room: string;
}

function readSound(params: AddressParams): SoundState {
  const parts = (params["levels"] ?? "").split("_");
  return {
    family: readOneOf(params["curves"], curveFamilies),
    levels: octaveBands.map((_, band) => {
      const level = readNumber(parts[band], Number.NaN, { min: -20, max: 150 });
      return Number.isNaN(level) ? undefined : level;
    }),
    room: params["room"] ?? "private-office",
  };
}

/** Example: an office whose air supply rumbles slightly. */
const example = [60, 53, 46, 40, 36, 34, 33, 32];

const writeLevels = (levels: readonly (number | undefined)[]): string | undefined =>
  levels.every((level) => level === undefined) ? undefined : levels.map((level) => level ?? "").join("_");

const isComplete = (levels: readonly (number | undefined)[]): levels is readonly number[] => levels.every((level) => level !== undefined);

/** Band that decides the rating of the selected family of curves. */
function governing(levels: readonly number[], family: CurveFamily): number | undefined {
  if (family === "rc") return undefined;
  return family === "nr" ? noiseRating(levels).governingBand : noiseCriterion(levels, family).governingBand;
}

function Ratings({ levels }: { readonly levels: readonly number[] }): ReactNode {
  const { columns, rows } = ratingsOf(levels);
  return (
    <table className={styles.ratings}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0] as string}>
            <th scope="row">{cells[0] as string}</th>
            <td>{cells[1] as string}</td>
            <td>{cells[2] as string}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Criterion curves, ratings of an entered spectrum, and the criteria of rooms. */
export function SoundCriteria(): ReactNode {
  const [state] = useTopicState(readSound);
  const { change } = useReferencePlace();
  const { family, levels } = state;
  const room = soundCriteria.find(({ id }) => id === state.room) ?? soundCriteria[0]!;
  const complete = isComplete(levels) ? levels : undefined;
  const hasAny = levels.some((level) => level !== undefined);
  const name = texts.title(criterionFamilies[family].label);
  return (
    <>
      <div className={`${fields.fields} screen-only`}>
        <ChoiceField
          label={texts.curves}
          value={family}
          options={curveFamilies.map((key) => [key, criterionFamilies[key].label])}
          onChange={(curves) => change({ curves })}
        />
        <ChoiceField
          label={texts.room}
          value={room.id}
          options={soundCriteria.map(({ id, label }) => [id, prose(label)])}
          onChange={(id) => change({ room: id })}
        />
        <PrintButton />
      </div>
      <div className="screen-only">
        <SpectrumFields levels={levels} onLevels={(next) => change({ levels: writeLevels(next) })} />
        {hasAny ? (
          <Button small onClick={() => change({ levels: undefined })}>
            {texts.clear}
          </Button>
        ) : (
          <Button small onClick={() => change({ levels: example.join("_") })}>
            {texts.example}
          </Button>
        )}
      </div>
      <p className={styles.answer}>{complete ? judgement(complete, family, room) : hasAny ? texts.incomplete : texts.empty}</p>
      <FigureFrame
        title={name}
        description={texts.lead(prose(room.label))}
        table={
          complete
            ? ratingsOf(complete)
            : {
                columns: [texts.curve, ...octaveBands.map(texts.band)],
                rows: criterionCurves(family, room.noiseCriterion).map(({ id, levels: curve }) => [
                  id,
                  ...curve.map((level) =>
                    level === undefined ? "–" : { text: String(Math.round(level * 10) / 10), value: level, unit: "dB" },
                  ),
                ]),
              }
        }
      >
        <SpectrumChart
          label={name}
          legend={texts.legend(criterionFamilies[family].name)}
          spectra={hasAny ? [{ id: "custom", label: texts.customSpectrum, levels, look: "main" }] : []}
          curves={criterionCurves(family, room.noiseCriterion)}
          governingBand={complete && governing(complete, family)}
        />
      </FigureFrame>
      {complete && <Ratings levels={complete} />}
      <Sources citations={[citationOf(family)]} />
      <ReferenceTable table={criteriaTable} onChoose={({ id }) => change({ room: id })} />
    </>
  );
}
