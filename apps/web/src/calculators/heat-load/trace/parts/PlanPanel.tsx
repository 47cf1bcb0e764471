import { formatNumber, prose } from "@org/form/numbers";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { Button, Spinner, useFilePicker } from "@org/ui/elements";
import type { Dispatch, ReactNode } from "react";
import { dotsPerInch, ofDotsPerInch } from "../image/pixelDensity.ts";
import { acceptedFiles } from "../image/planImage.ts";
import type { PlanFile } from "../image/usePlanFile.ts";
import { withPlan, type Plan, type TraceDocument } from "../state/document.ts";
import type { Tool } from "../state/names.ts";
import { withScaledPlan } from "../state/tools.ts";
import type { TraceEvent } from "../state/traceState.ts";
import { texts } from "../texts.ts";
import { ofRatio, ratioOf, rotatedTo } from "../view/placement.ts";
import styles from "../trace.module.css";
import { fieldName, NumberEntry } from "./NumberEntry.tsx";
import { Section } from "./Section.tsx";

interface PlanPanelProps {
  readonly plan: Plan | undefined;
  readonly storeyId: string;
  /** The storey has rooms. */
  readonly hasRooms: boolean;
  readonly file: PlanFile;
  readonly isMissing: boolean;
  readonly isNotStored: boolean;
  readonly unitSystem: UnitSystem;
  readonly dispatch: Dispatch<TraceEvent>;
}

const planTools: readonly Tool[] = ["scale", "origin", "movePlan"];

/** Name of a field of a plan, and of a run of edits of it. */
const runOf = ({ imageKey }: Plan, field: string): string => fieldName(imageKey, field);

interface PlacedPlanProps extends Omit<PlanPanelProps, "plan" | "file" | "isNotStored"> {
  readonly plan: Plan;
}

/** Scale by a ratio, for plans of which the size of the paper is known: from the file, or by the dots per inch of the image. */
function ScaleByRatio({ plan, storeyId, unitSystem, dispatch }: Omit<PlacedPlanProps, "isMissing" | "hasRooms">): ReactNode {
  const { density } = plan;
  const edit = (field: string, change: (document: TraceDocument) => TraceDocument): void =>
    dispatch({ type: "edit", run: runOf(plan, field), edit: change });
  return (
    <>
      {plan.page === undefined && (
        <NumberEntry
          label={texts.plan.dots}
          field={runOf(plan, "dots")}
          value={density === undefined ? undefined : dotsPerInch(density)}
          kind="count"
          unitSystem={unitSystem}
          minimum={10}
          maximum={5000}
          onChange={(dots) => edit("dots", (document) => withPlan(document, storeyId, { ...plan, density: ofDotsPerInch(dots) }))}
        />
      )}
      {density !== undefined && (
        <NumberEntry
          label={texts.plan.ratio}
          field={runOf(plan, "ratio")}
          value={plan.isScaled ? Number(ratioOf(plan, density).toPrecision(4)) : undefined}
          kind="number"
          unitSystem={unitSystem}
          minimum={1}
          maximum={10_000}
          onChange={(ratio) =>
            edit("ratio", (document) => withScaledPlan(document, storeyId, [0, 0], ofRatio(ratio, density) / plan.metresPerPixel))
          }
        />
      )}
    </>
  );
}

/** Place, scale and look of the plan of the storey. */
function PlacedPlan({ plan, storeyId, hasRooms, isMissing, unitSystem, dispatch }: PlacedPlanProps): ReactNode {
  const change = (next: Plan, run?: string): void =>
    dispatch({ type: "edit", edit: (document) => withPlan(document, storeyId, next), ...(run === undefined ? {} : { run }) });
  const rotate = (rotation: number, run?: string): void => change({ ...plan, ...rotatedTo(plan, plan, rotation) }, run);
  return (
    <>
      {isMissing && <p className={styles.caution}>{texts.plan.missing(plan.fileName)}</p>}
      {!plan.isScaled && <p className={styles.caution}>{texts.plan.notScaled}</p>}
      <div className={styles.buttons}>
        {planTools.map((tool) => (
          <Button key={tool} small onClick={() => dispatch({ type: "tool", tool })}>
            {texts.tools[tool].label}
          </Button>
        ))}
      </div>
      <div className={styles.fields} key={plan.imageKey}>
        {hasRooms && (
          <label className={styles.check}>
            <input type="checkbox" checked={!plan.roomsStay} onChange={(event) => change({ ...plan, roomsStay: !event.target.checked })} />
            {prose(texts.plan.roomsFollow)}
          </label>
        )}
        <ScaleByRatio plan={plan} storeyId={storeyId} unitSystem={unitSystem} dispatch={dispatch} />
        <NumberEntry
          label={texts.plan.rotation}
          field={runOf(plan, "rotation")}
          value={plan.rotation}
          kind="number"
          unitSystem={unitSystem}
          minimum={-360}
          maximum={360}
          onChange={(rotation) => rotate(rotation, runOf(plan, "rotation"))}
        />
        <label className={styles.field}>
          <span>
            {texts.plan.opacity} <span className="numbers">{formatNumber(plan.opacity * 100, { digits: "full" })} %</span>
          </span>
          <input
            type="range"
            min="0"
            max="100"
            step="5"
            value={Math.round(plan.opacity * 100)}
            onChange={(event) => change({ ...plan, opacity: Number(event.target.value) / 100 }, runOf(plan, "opacity"))}
          />
        </label>
      </div>
      <div className={styles.buttons}>
        <Button small onClick={() => rotate((plan.rotation - 90) % 360)}>
          {texts.plan.quarter}
        </Button>
        <Button small onClick={() => dispatch({ type: "edit", edit: (document) => withPlan(document, storeyId, undefined) })}>
          {texts.plan.remove}
        </Button>
      </div>
    </>
  );
}

interface PageChoiceProps {
  readonly plan: Plan | undefined;
  readonly pdf: NonNullable<PlanFile["state"]["pdf"]>;
  readonly openPage: PlanFile["openPage"];
}

/** Page of the PDF that is open, which may be the plan of another storey: then a page of it can be that of this one. */
function PageChoice({ plan, pdf: { name, pages }, openPage }: PageChoiceProps): ReactNode {
  const page = plan?.fileName === name ? plan.page : undefined;
  return (
    <label className={styles.inline}>
      {page === undefined ? texts.plan.pageOfOther(name) : texts.plan.page}
      <input
        type="number"
        className="numbers"
        min={1}
        max={pages}
        value={page ?? ""}
        onChange={(event) => {
          const next = Number(event.target.value);
          if (Number.isInteger(next) && next >= 1 && next <= pages) openPage(next);
        }}
      />
      {texts.plan.pageOf(pages)}
    </label>
  );
}

/** The image under the storey: its file, page, scale, rotation and opacity. */
export function PlanPanel({ plan, file, isNotStored, ...props }: PlanPanelProps): ReactNode {
  const { state, open, openPage, cancel } = file;
  const picker = useFilePicker({ accept: acceptedFiles, label: texts.plan.input, onFile: open });
  return (
    <Section title={texts.plan.title}>
      {plan && <p className={styles.fileName}>{plan.fileName}</p>}
      <div className={styles.buttons}>
        <Button small onClick={picker.pick}>
          {plan ? texts.plan.replace : texts.plan.choose}
        </Button>
        {picker.input}
        {state.pdf && state.pdf.pages > 1 && <PageChoice plan={plan} pdf={state.pdf} openPage={openPage} />}
      </div>
      {state.reading !== undefined && (
        <div className={styles.buttons}>
          <Spinner label={texts.plan.reading(state.reading)} />
          <Button small onClick={cancel}>
            {texts.plan.cancel}
          </Button>
        </div>
      )}
      {state.problem && <p className={styles.error}>{texts.plan.problems[state.problem]}</p>}
      {isNotStored && <p className={styles.caution}>{texts.imageNotStored}</p>}
      {plan ? <PlacedPlan plan={plan} {...props} /> : <p className={styles.hint}>{texts.plan.drop}</p>}
      <p className={styles.hint}>{texts.privacy}</p>
    </Section>
  );
}
