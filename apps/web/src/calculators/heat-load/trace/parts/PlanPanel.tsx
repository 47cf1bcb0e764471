import { formatNumber } from "@org/form/numbers";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { Button, Spinner, useFilePicker } from "@org/ui/elements";
import { useState, type Dispatch, type ReactNode } from "react";
import { ofDotsPerInch } from "../image/pixelDensity.ts";
import { acceptedFiles } from "../image/planImage.ts";
import type { PlanFile } from "../image/usePlanFile.ts";
import { withPlan, type Plan } from "../state/document.ts";
import type { Tool } from "../state/names.ts";
import type { TraceEvent } from "../state/traceState.ts";
import { texts } from "../texts.ts";
import { ofRatio, ratioOf, rotatedTo, scaledAbout } from "../view/placement.ts";
import styles from "../trace.module.css";
import { NumberEntry } from "./NumberEntry.tsx";
import { Section } from "./Section.tsx";

interface PlanPanelProps {
  readonly plan: Plan | undefined;
  readonly storeyId: string;
  readonly file: PlanFile;
  readonly isMissing: boolean;
  readonly isNotStored: boolean;
  readonly unitSystem: UnitSystem;
  readonly dispatch: Dispatch<TraceEvent>;
}

const planTools: readonly Tool[] = ["scale", "origin", "movePlan"];

/** Name of a run of edits of a field. */
const runOf = ({ imageKey }: Plan, field: string): string => [imageKey, field].join(" ");

interface PlacedPlanProps extends Omit<PlanPanelProps, "plan" | "file" | "isNotStored"> {
  readonly plan: Plan;
}

/** Scale by a ratio, for plans whose file gives the size of the paper, or by the dots per inch of the image. */
function ScaleByRatio({
  plan,
  unitSystem,
  change,
}: Pick<PlacedPlanProps, "plan" | "unitSystem"> & { readonly change: (plan: Plan) => void }): ReactNode {
  const [dots, setDots] = useState<number>();
  const density = plan.density ?? (dots === undefined ? undefined : ofDotsPerInch(dots));
  const ratio = density === undefined || !plan.isScaled ? undefined : ratioOf(plan, density);
  const setRatio = (value: number): void => {
    if (density === undefined) return;
    const factor = ofRatio(value, density) / plan.metresPerPixel;
    change({ ...plan, ...scaledAbout(plan, [0, 0], factor), isScaled: true });
  };
  return (
    <>
      {plan.density === undefined && (
        <NumberEntry
          label={texts.plan.dots}
          value={dots}
          kind="count"
          unitSystem={unitSystem}
          minimum={10}
          maximum={5000}
          onChange={setDots}
        />
      )}
      {density !== undefined && (
        <NumberEntry
          label={texts.plan.ratio}
          value={ratio === undefined ? undefined : Number(ratio.toPrecision(4))}
          kind="number"
          unitSystem={unitSystem}
          minimum={1}
          maximum={10_000}
          onChange={setRatio}
        />
      )}
    </>
  );
}

/** Place, scale and look of the plan of the storey. */
function PlacedPlan({ plan, storeyId, isMissing, unitSystem, dispatch }: PlacedPlanProps): ReactNode {
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
        <ScaleByRatio plan={plan} unitSystem={unitSystem} change={(next) => change(next, runOf(plan, "ratio"))} />
        <NumberEntry
          label={texts.plan.rotation}
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
        {state.pages !== undefined && state.pages > 1 && plan?.page !== undefined && (
          <label className={styles.inline}>
            {texts.plan.page}
            <input
              type="number"
              className="numbers"
              min={1}
              max={state.pages}
              value={plan.page}
              onChange={(event) => {
                const page = Number(event.target.value);
                if (Number.isInteger(page) && page >= 1 && page <= state.pages!) openPage(page, plan.fileName);
              }}
            />
            {texts.plan.pageOf(state.pages)}
          </label>
        )}
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
