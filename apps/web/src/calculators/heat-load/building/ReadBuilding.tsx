import { missingValues, valueOptions, type BuildingRowOptions } from "@org/hvac-core/exchange/building";
import type { CalculatorState, FormInput } from "@org/form/state";
import { Button, commonTexts } from "@org/ui/elements";
import { useCallback, useMemo, useState, type ReactNode } from "react";
import type { BuildingReader } from "./BuildingReader.ts";
import type { PlannedRows, PlanQuestion } from "./buildingMessages.ts";
import styles from "./building.module.css";
import { recordedDecisions, stepsOf, type Decisions, type ImportEvent, type Step } from "./importState.ts";
import { RecalledUnit } from "./FileStep.tsx";
import { LibraryStep } from "./LibraryStep.tsx";
import { PlaceStep } from "./PlaceStep.tsx";
import { Followers } from "./revision/Followers.tsx";
import { revisionNames } from "./revision/revisionNames.ts";
import { RevisionStep } from "./revision/RevisionStep.tsx";
import { texts as revisionTexts } from "./revision/texts.ts";
import { useFollowers, type RoomFollowers } from "./revision/useFollowers.tsx";
import { RoomsStep } from "./RoomsStep.tsx";
import type { ReadState, StepProps } from "./stepProps.ts";
import { SummaryStep } from "./SummaryStep.tsx";
import { texts } from "./texts.ts";
import { TypesStep } from "./TypesStep.tsx";
import { usePlannedRows } from "./usePlannedRows.ts";
import { ValuesStep } from "./ValuesStep.tsx";
import { whyNotImported } from "./whyNotImported.ts";

interface ReadBuildingProps {
  readonly state: CalculatorState;
  /** The heat load without the rows of a new page. */
  readonly target: FormInput;
  readonly shown: ReadState;
  readonly dispatch: (event: ImportEvent) => void;
  readonly reader: BuildingReader;
  readonly hasSample: boolean;
  readonly onAnother: () => void;
  /** @param followers names of files that follow the changed rooms */
  readonly onImport: (planned: PlannedRows, followers: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Options of the rows by the decisions. */
function optionsOf({ building, decisions }: ReadState, unitSystem: FormInput["unitSystem"]): BuildingRowOptions {
  const { includedIds, answers, constructions, windowTypes, spaceTypes, values } = decisions;
  return {
    unitSystem,
    spaceIds: building.spaces.map(({ id }) => id).filter((id) => includedIds.has(id)),
    answers,
    constructions,
    windowTypes,
    spaceTypes,
    ...valueOptions(values, building.place.modelAzimuth),
  };
}

interface StepLineProps {
  readonly steps: readonly Step[];
  readonly step: Step;
  /** Number of missing values and questions. */
  readonly counts: Readonly<Partial<Record<Step, number>>>;
  readonly disabled: boolean;
  readonly onStep: (step: Step) => void;
}

/** On a phone the steps are wider than the page. */
const scrollIntoView = (button: HTMLButtonElement | null): void => button?.scrollIntoView({ block: "nearest", inline: "center" });

function StepLine({ steps, step, counts, disabled, onStep }: StepLineProps): ReactNode {
  return (
    <nav className={styles.steps} aria-label={texts.steps.label}>
      <ol>
        {steps.map((each) => (
          <li key={each}>
            <button
              ref={each === step ? scrollIntoView : undefined}
              type="button"
              aria-current={each === step ? "step" : undefined}
              data-begin={each === step || undefined}
              disabled={disabled}
              onClick={() => onStep(each)}
            >
              {texts.steps.names[each]}
              {(counts[each] ?? 0) > 0 && <span className={styles.count}>{counts[each]}</span>}
            </button>
          </li>
        ))}
      </ol>
      <output className="sr-only">{texts.steps.position(steps.indexOf(step) + 1, steps.length, texts.steps.names[step])}</output>
    </nav>
  );
}

interface StepContentProps extends StepProps {
  readonly target: FormInput;
  readonly hasSample: boolean;
  readonly onErrors: (count: number) => void;
  readonly followers: RoomFollowers;
}

/** The step that is shown. */
function StepContent({ target, hasSample, onErrors, followers, ...common }: StepContentProps): ReactNode {
  const { state, shown, planning, decide } = common;
  const { step, earlier, decisions } = shown;
  const { planned } = planning;
  const revision = planned?.revision;
  return (
    <>
      {step === "rooms" && <RoomsStep {...common} />}
      {step === "values" && <ValuesStep {...common} onErrors={onErrors} />}
      {step === "library" && <LibraryStep {...common} />}
      {step === "types" && <TypesStep {...common} />}
      {step === "place" && <PlaceStep {...common} onErrors={onErrors} />}
      {step === "changes" && earlier && revision && (
        <RevisionStep
          rows={revision.rows}
          fileName={earlier.record.file.name}
          names={revisionNames(state.definition, target, planned.values)}
          toggles={decisions.toggles}
          onToggle={(toggles) => decide({ toggles })}
        />
      )}
      {step === "summary" && <SummaryStep {...common} target={target} hasSample={hasSample} />}
      {revision && (step === "changes" || step === "summary") && <Followers {...followers} />}
    </>
  );
}

/** Names of the files that follow the rooms themselves. */
const directNames = ({ files }: RoomFollowers): readonly string[] =>
  files.flatMap(({ file: { name }, isIndirect }) => (isIndirect ? [] : [name]));

/** A building that was read: the decisions in steps, then the import. */
export function ReadBuilding(props: ReadBuildingProps): ReactNode {
  const { state, target, shown, dispatch, reader, hasSample, onAnother, onImport, onClose } = props;
  const { step, decisions } = shown;
  const [errorCount, setErrorCount] = useState(0);
  const question = useMemo(
    (): PlanQuestion => ({
      options: optionsOf(shown, target.unitSystem),
      target,
      takesPlace: decisions.takesPlace,
      toggles: decisions.toggles,
      decisions: recordedDecisions(decisions, shown),
      record: shown.record,
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a step changes no rows
    [shown.building, decisions, target],
  );
  const planning = usePlannedRows(reader, question);
  const { planned, isOutdated } = planning;
  const [followers, followersReader] = useFollowers(planned?.revision?.rooms);
  const decide = useCallback((some: Partial<Decisions>) => dispatch({ type: "decided", decisions: some }), [dispatch]);
  const common: StepProps = { state, shown, planning, decide };
  const steps = stepsOf(shown);
  const index = steps.indexOf(step);
  const onStep = (next: Step): void => dispatch({ type: "stepped", step: next });
  const isLast = index === steps.length - 1;
  const refused = planned && whyNotImported(planned, decisions.includedIds.size);
  return (
    <>
      <StepLine
        steps={steps}
        step={step}
        counts={{ values: planned ? missingValues(planned.rows.used).length : 0 }}
        disabled={errorCount > 0}
        onStep={onStep}
      />
      {/* Each step begins at its top. */}
      <div key={step} className={styles.step} aria-busy={isOutdated}>
        {step === "rooms" && shown.lengthUnit?.isRecalled === true && (
          <RecalledUnit unit={shown.lengthUnit.unit} onChange={() => dispatch({ type: "unit" })} />
        )}
        <StepContent {...common} {...{ target, hasSample, followers }} onErrors={setErrorCount} />
      </div>
      {followersReader}
      <div className={styles.foot}>
        <output className={styles.hint}>
          {isOutdated ? texts.planning : texts.rooms.included(decisions.includedIds.size, shown.building.spaces.length)}
        </output>
        <Button look="quiet" onClick={onAnother}>
          {texts.file.another}
        </Button>
        <Button onClick={onClose}>{commonTexts.cancel}</Button>
        <Button disabled={index === 0 || errorCount > 0} onClick={() => onStep(steps[index - 1]!)}>
          {texts.steps.back}
        </Button>
        {isLast ? (
          <Button
            look="primary"
            disabled={!planned || isOutdated || followers.isReading || refused !== undefined}
            onClick={() => planned && onImport(planned, directNames(followers))}
          >
            {shown.earlier ? revisionTexts.apply : texts.summary.import(decisions.includedIds.size)}
          </Button>
        ) : (
          <Button look="primary" disabled={errorCount > 0} onClick={() => onStep(steps[index + 1]!)}>
            {texts.steps.next}
          </Button>
        )}
      </div>
    </>
  );
}
