import { defaultUnit, monthNames, unitSymbol, type UnitSystem } from "@org/hvac-core/quantity";
import type { WindRose as Rose } from "@org/hvac-core/weather";
import { formatNumber, quantityText } from "@org/form/numbers";
import { directionName, FigureFrame, WindRose } from "@org/ui/figures";
import type { ReactNode } from "react";
import { ChoiceField } from "../../fields/ChoiceField.tsx";
import { useReferencePlace, useReferenceUnits } from "../../topicState.ts";
import type { FilesProps } from "./analysedFile.ts";
import { texts } from "./texts.ts";
import fields from "../../fields/referenceFields.module.css";
import styles from "./weather.module.css";

const percent = (share: number): string => `${formatNumber(100 * share, { digits: 2 })}\u202f%`;

const sharesOf = ({ hours, counted }: Rose): readonly (readonly number[])[] =>
  hours.map((classes) => classes.map((count) => count / counted));

function classNames({ classes }: Rose, unitSystem: UnitSystem): readonly string[] {
  const text = (value: number): string => quantityText(value, "windSpeed", unitSystem).value;
  const unit = unitSymbol(defaultUnit("windSpeed", unitSystem));
  return classes.map((from, index) => {
    const to = classes[index + 1];
    return texts.wind.speeds(text(from), to === undefined ? undefined : text(to), unit);
  });
}

/** Wind of the year or a month: by direction and speed. */
export function WindFigure({ files, month }: FilesProps & { readonly month: number }): ReactNode {
  const { change } = useReferencePlace();
  const unitSystem = useReferenceUnits();
  const roses = files.flatMap(({ name, analysis }) => {
    const rose = analysis.windRoses[month];
    return rose ? [{ name, rose }] : [];
  });
  const period = month === 0 ? texts.wind.year : monthNames[month - 1]!;
  return (
    <>
      <div className={`${fields.fields} screen-only`}>
        <ChoiceField
          label={texts.wind.period}
          value={String(month)}
          options={[["0", texts.wind.year], ...monthNames.map((name, index) => [String(index + 1), name] as const)]}
          onChange={(wind) => change({ wind })}
        />
      </div>
      {roses.length === 0 ? (
        <p>{texts.wind.none(period)}</p>
      ) : (
        <FigureFrame
          title={texts.wind.title(period)}
          description={roses
            .map(({ name, rose }) =>
              texts.wind.summary(
                quantityText(rose.meanSpeed, "windSpeed", unitSystem).text,
                percent(rose.calm / rose.counted),
                roses.length > 1 ? name : undefined,
              ),
            )
            .join("; ")}
          table={{
            columns: [
              texts.from,
              ...roses.flatMap(({ name, rose }) => [
                texts.wind.hours(roses.length > 1 ? name : undefined),
                ...classNames(rose, unitSystem),
                texts.wind.mean,
              ]),
            ],
            rows: roses[0]!.rose.directions.map((direction, sector) => [
              directionName(direction),
              ...roses.flatMap(({ rose }) => [
                String(rose.hours[sector]!.reduce((sum, hours) => sum + hours, 0)),
                ...rose.hours[sector]!.map(String),
                quantityText(rose.meanSpeeds[sector]!, "windSpeed", unitSystem).text,
              ]),
            ]),
          }}
        >
          <div className={styles.pair}>
            {roses.map(({ name, rose }) => (
              <div key={name}>
                {roses.length > 1 && <p>{name}</p>}
                <WindRose
                  label={texts.wind.label(period, name)}
                  directions={rose.directions}
                  shares={sharesOf(rose)}
                  calm={rose.calm / rose.counted}
                  classes={classNames(rose, unitSystem)}
                  text={percent}
                />
              </div>
            ))}
          </div>
        </FigureFrame>
      )}
    </>
  );
}
