import type { BuildingSpace, BuildingSurface } from "@org/hvac-core/building";
import type { BoundaryAnswer } from "@org/hvac-core/exchange/building";
import { spaceType } from "@org/hvac-core/reference";
import { quantityText } from "@org/form/numbers";
import { useCallback, useMemo, type ReactNode } from "react";
import styles from "./building.module.css";
import { Disclosure } from "./Disclosure.tsx";
import { questionsOf, type QuestionGroup } from "./questions.ts";
import type { StepProps } from "./stepProps.ts";
import { BuildingRooms } from "./rooms/BuildingRooms.tsx";
import { texts } from "./texts.ts";

type Answers = Readonly<Record<string, BoundaryAnswer>>;

interface AnswerSelectProps {
  readonly label: string;
  /** Undefined for none, “different” where surfaces of a group have different ones. */
  readonly value: BoundaryAnswer | "different" | undefined;
  readonly onChange: (answer: BoundaryAnswer | undefined) => void;
}

function AnswerSelect({ label, value, onChange }: AnswerSelectProps): ReactNode {
  return (
    <select aria-label={label} value={value ?? ""} onChange={(event) => onChange((event.target.value as BoundaryAnswer) || undefined)}>
      <option value="">{texts.rooms.questions.none}</option>
      {value === "different" && (
        <option value="different" disabled>
          {texts.rooms.questions.different}
        </option>
      )}
      {Object.entries(texts.rooms.questions.answers).map(([answer, name]) => (
        <option key={answer} value={answer}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface QuestionsProps extends StepProps {
  readonly groups: readonly QuestionGroup[];
}

/** Surfaces that are listed one by one. */
const maxListed = 200;

/** Questions of the file: one answer for all surfaces of a reason, or one for each. */
function Questions({ groups, shown, state, decide }: QuestionsProps): ReactNode {
  const { answers } = shown.decisions;
  const names = new Map(shown.building.spaces.map(({ id, name }) => [id, name]));
  const area = (value: number): string => quantityText(value, "area", state.complete.unitSystem).text;
  const answer = (surfaces: readonly BuildingSurface[], given: BoundaryAnswer | undefined): void => {
    const ids = new Set(surfaces.map(({ id }) => id));
    const others = Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.has(id)));
    const next: Answers = given === undefined ? others : { ...others, ...Object.fromEntries([...ids].map((id) => [id, given])) };
    decide({ answers: next });
  };
  const commonAnswer = (surfaces: readonly BuildingSurface[]): BoundaryAnswer | "different" | undefined => {
    const given = new Set(surfaces.map(({ id }) => answers[id]));
    return given.size > 1 ? "different" : [...given][0];
  };
  const { questions } = texts.rooms;
  return (
    <section className={styles.questions} aria-label={questions.title(groups.reduce((sum, { surfaces }) => sum + surfaces.length, 0))}>
      <h3>{questions.title(groups.reduce((sum, { surfaces }) => sum + surfaces.length, 0))}</h3>
      <p className={styles.hint}>{questions.lead}</p>
      {groups.map(({ reason, surfaces }) => {
        const name = (reason && questions.reasons[reason]) ?? questions.other;
        const sum = surfaces.reduce((total, { grossArea }) => total + grossArea, 0);
        const label = questions.group(name, surfaces.length, area(sum));
        return (
          <div key={reason ?? ""} className={styles.question}>
            <span>{label}</span>
            <AnswerSelect label={label} value={commonAnswer(surfaces)} onChange={(given) => answer(surfaces, given)} />
            {surfaces.length > 1 && (
              <Disclosure summary={questions.each}>
                {() => (
                  <ul>
                    {surfaces.slice(0, maxListed).map((surface) => {
                      const each = questions.surface(
                        surface.name || surface.id,
                        names.get(surface.spaceId) ?? surface.spaceId,
                        area(surface.grossArea),
                      );
                      return (
                        <li key={surface.id}>
                          <span dir="auto">{each}</span>
                          <AnswerSelect label={each} value={answers[surface.id]} onChange={(given) => answer([surface], given)} />
                        </li>
                      );
                    })}
                  </ul>
                )}
              </Disclosure>
            )}
          </div>
        );
      })}
    </section>
  );
}

/** Rooms of the file with what will be taken, and the questions that the file leaves open. */
export function RoomsStep(props: StepProps): ReactNode {
  const { state, shown, planning, decide } = props;
  const { building, decisions, file } = shown;
  const { includedIds, spaceTypes } = decisions;
  const groups = useMemo(() => questionsOf(building, includedIds), [building, includedIds]);
  const unconditioned = building.spaces.filter(({ isConditioned }) => !isConditioned).length;
  const include = useCallback((ids: ReadonlySet<string>) => decide({ includedIds: ids }), [decide]);
  const answer = useCallback((answers: Answers) => decide({ answers }), [decide]);
  const typeCell = useCallback(
    ({ id }: BuildingSpace): ReactNode => {
      const type = spaceTypes[id];
      return type === undefined ? texts.types.noType : spaceType(type).label;
    },
    [spaceTypes],
  );
  return (
    <>
      {unconditioned > 0 && <p className={styles.hint}>{texts.rooms.unconditioned(unconditioned)}</p>}
      {groups.length > 0 && <Questions {...props} groups={groups} />}
      <BuildingRooms
        building={building}
        unitSystem={state.complete.unitSystem}
        fileName={file.name}
        includedIds={includedIds}
        onInclude={include}
        answers={decisions.answers}
        onAnswer={answer}
        spaceTypeCell={typeCell}
        {...(planning.planned && {
          placements: planning.planned.rows.placements,
          shades: planning.planned.rows.shades,
          limited: planning.planned.rows.limited,
          coolingLoads: planning.planned.coolingLoads,
        })}
      />
    </>
  );
}
