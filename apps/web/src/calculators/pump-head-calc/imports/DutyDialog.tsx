import type { FileRef } from "@org/data";
import type { CellDifference } from "@org/hvac-core/exchange";
import { pumpHeadCalc } from "@org/hvac-core/calculators/pump-head-calc";
import {
  compareDuty,
  dutyValues,
  listedLosses,
  recordDuty,
  type DutyField,
  type ListedLosses,
  type PipeDuty,
} from "@org/hvac-core/exchange/pumps";
import { isTypedQuantity, type ImportRecord, type Path } from "@org/hvac-core/kernel";
import { Button } from "@org/ui/elements";
import { prose, quantityText } from "@org/form/numbers";
import { GridDialog } from "@org/ui/grid";
import { unitAt, type CalculatorState } from "@org/form/state";
import { useId, useState, type ReactNode } from "react";
import { differenceTexts } from "../../imports/differenceTexts.ts";
import { FileSource } from "../../imports/FileSource.tsx";
import layout from "../../imports/imports.module.css";
import { pipeFiles } from "./pipeFiles.ts";
import styles from "./dutyDialog.module.css";
import { texts } from "./dialogTexts.ts";

interface DutyDialogProps {
  readonly target: FileRef;
  /** Id of the pipe file that is selected at first. */
  readonly first?: string | undefined;
  readonly state: CalculatorState;
  readonly onImport: (values: Readonly<Record<Path, unknown>>, imports: readonly ImportRecord[], message: string) => void;
  readonly onClose: () => void;
}

interface DutyFactsProps {
  readonly duty: PipeDuty;
  /** Fields of the pump file that come from this duty and differ. */
  readonly differences: readonly CellDifference[];
  /** A number in the unit of its field; `trimZeros` for entered numbers. */
  readonly textOf: (field: DutyField, value: number, format?: { readonly trimZeros: true }) => string;
}

const entered = { trimZeros: true } as const;

/** Numbers of a duty in the units of their fields. */
function DutyFacts({ duty, differences, textOf }: DutyFactsProps): ReactNode {
  const { circuit, flow, loss, staticLift, outletPressure, head, fluid, glycolMassFraction, temperature } = duty;
  const labels = texts.facts;
  const facts: readonly (readonly [label: string, text: string, field?: DutyField | "fluid"])[] = [
    [labels.flow, textOf("flowRate", flow.value), "flowRate"],
    ...(circuit === "open"
      ? ([
          [labels.losses, textOf("headLoss", loss.value), "headLoss"],
          [labels.staticLift, textOf("staticLift", staticLift, entered), "staticLift"],
          [labels.outletPressure, textOf("residualPressure", outletPressure, entered), "residualPressure"],
        ] as const)
      : []),
    circuit === "open"
      ? [labels.head, textOf("headLoss", head)]
      : [circuit === undefined ? labels.headLoss : labels.head, textOf("headLoss", head), "headLoss"],
    [labels.fluid, prose(pumpHeadCalc.fields.fluid.options[fluid]), "fluid"],
    ...(glycolMassFraction === undefined
      ? []
      : ([[labels.glycol, textOf("glycolMassFraction", glycolMassFraction, entered), "glycolMassFraction"]] as const)),
    [labels.temperature, textOf("fluidTemperature", temperature, entered), "fluidTemperature"],
  ];
  return (
    <dl>
      {facts.map(([label, text, field]) => {
        const difference = differences.find(({ name }) => name === field);
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {difference && (
                <>
                  <del>{differenceTexts(difference, field && pumpHeadCalc.fields[field])[0]}</del>{" "}
                </>
              )}
              {text}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface ListedChoiceProps {
  readonly listed: ListedLosses;
  readonly isPart: boolean;
  readonly keeps: boolean;
  readonly onChoose: (keeps: boolean) => void;
}

/** Choice to keep or remove losses that the pump file lists. */
function ListedChoice({ listed, isPart, keeps, onChoose }: ListedChoiceProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.listed}>
      <legend>{texts.listed.title}</legend>
      <p>{texts.listed.lead(listed.text, isPart)}</p>
      {[false, true].map((keep) => (
        <label key={String(keep)}>
          <input type="radio" name={name} checked={keeps === keep} onChange={() => onChoose(keep)} />
          {keep ? texts.listed.keep : texts.listed.remove}
        </label>
      ))}
    </fieldset>
  );
}

interface DutiesProps extends Omit<DutyDialogProps, "target" | "first"> {
  readonly duties: readonly PipeDuty[];
  readonly file: FileRef;
}

function Duties({ duties, file, state, onImport, onClose }: DutiesProps): ReactNode {
  const { complete } = state;
  const isPart = duties.every(({ circuit }) => circuit === undefined);
  const listed = listedLosses(complete);
  const [keeps, setKeeps] = useState(isPart);
  const id = useId();
  if (duties.length === 0) return <p>{texts.noFlow}</p>;
  const unitOf = (field: DutyField): string => unitAt(state, field, pumpHeadCalc.fields[field]);
  const textOf: DutyFactsProps["textOf"] = (field, value, format) =>
    quantityText(value, pumpHeadCalc.fields[field].quantity, complete.unitSystem, { unit: unitOf(field), ...format }).text;
  const source = complete["sourcePressure"];
  const losesSource = duties.some(({ circuit }) => circuit === "open") && isTypedQuantity(source) && source.value !== 0;
  const importDuty = (duty: PipeDuty): void => {
    const removes = listed !== undefined && !keeps;
    onImport(
      { ...dutyValues(duty, file, unitOf), ...(removes && listed.removed) },
      recordDuty(complete, { duty, file, isTaken: true }),
      removes ? texts.importedWithoutLosses : texts.imported,
    );
    onClose();
  };
  const leaveDuty = (duty: PipeDuty): void => {
    onImport({}, recordDuty(complete, { duty, file, isTaken: false }), texts.left);
    onClose();
  };
  return (
    <div className={styles.duties}>
      {listed && <ListedChoice listed={listed} isPart={isPart} keeps={keeps} onChoose={setKeeps} />}
      {listed && !keeps && complete["checkSuction"] === true && <p className={layout.hint}>{texts.suction}</p>}
      {losesSource && <p className={layout.hint}>{texts.openBasin}</p>}
      {duties.map((duty) => {
        const { state: dutyState, differences } = compareDuty(duty, complete, file);
        return (
          <section key={duty.id} className={styles.duty} aria-labelledby={`${id}-${duty.id}`}>
            <h3 id={`${id}-${duty.id}`}>{duty.name}</h3>
            {dutyState !== "new" && <p className={layout.hint}>{texts.states[dutyState]}</p>}
            <DutyFacts duty={duty} differences={dutyState === "changed" ? differences : []} textOf={textOf} />
            <Button
              look="primary"
              aria-label={dutyState === "changed" ? texts.updateOf(duty.name) : texts.importOf(duty.name)}
              disabled={dutyState === "current" && (listed === undefined || keeps)}
              onClick={() => importDuty(duty)}
            >
              {dutyState === "changed" ? texts.update : texts.import}
            </Button>
            {dutyState === "changed" && (
              <Button aria-label={texts.leaveOf(duty.name)} onClick={() => leaveDuty(duty)}>
                {texts.leave}
              </Button>
            )}
          </section>
        );
      })}
      <p className={layout.hint}>{texts.margin}</p>
    </div>
  );
}

/** Preview of the pumps of a pipe file of the project, before one is imported. */
export function DutyDialog({ target, first, ...props }: DutyDialogProps): ReactNode {
  return (
    <GridDialog title={texts.title} wide onClose={props.onClose}>
      <div className={layout.content}>
        <FileSource files={pipeFiles} target={target} first={first}>
          {(duties, file) => <Duties key={file.fileId} {...props} duties={duties} file={file} />}
        </FileSource>
      </div>
    </GridDialog>
  );
}
