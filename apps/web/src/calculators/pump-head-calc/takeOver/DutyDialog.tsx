import type { FileRef } from "@org/data";
import { pumpHeadCalc } from "@org/hvac-core/calculators/pump-head-calc";
import { isTypedQuantity, type Path } from "@org/hvac-core/kernel";
import { Button, quantityText } from "@org/ui/elements";
import { GridDialog } from "@org/ui/grid";
import { unitAt, type CalculatorState } from "@org/ui/surface";
import { useId, useState, type ReactNode } from "react";
import { FileSource } from "../../takeOver/FileSource.tsx";
import layout from "../../takeOver/takeOver.module.css";
import { dutyValues, listedLosses, type DutyField, type ListedLosses } from "./dutyValues.ts";
import { pipeFiles, type PipeDuty } from "./pipeDuties.ts";
import styles from "./dutyDialog.module.css";

interface DutyDialogProps {
  readonly target: FileRef;
  readonly state: CalculatorState;
  readonly onTake: (values: Readonly<Record<Path, unknown>>, message: string) => void;
  readonly onClose: () => void;
}

interface DutyFactsProps {
  readonly duty: PipeDuty;
  /** A number in the unit of its field; `trimZeros` for those that were typed. */
  readonly textOf: (field: DutyField, value: number, format?: { readonly trimZeros: true }) => string;
}

const typed = { trimZeros: true } as const;

/** What a duty states, in the units of the fields that get it. */
function DutyFacts({ duty, textOf }: DutyFactsProps): ReactNode {
  const { circuit, flow, loss, staticLift, outletPressure, head, fluid, glycolMassFraction, temperature } = duty;
  const facts = [
    ["Flow", textOf("flowRate", flow.value)],
    ...(circuit === "open"
      ? [
          ["Losses", textOf("headLoss", loss.value)],
          ["Static lift", textOf("staticLift", staticLift, typed)],
          ["Pressure at the outlet", textOf("residualPressure", outletPressure, typed)],
        ]
      : []),
    [circuit === undefined ? "Head loss" : "Head", textOf("headLoss", head)],
    ["Fluid", pumpHeadCalc.fields.fluid.options[fluid]],
    ...(glycolMassFraction === undefined ? [] : [["Glycol by mass", textOf("glycolMassFraction", glycolMassFraction, typed)]]),
    ["Temperature", textOf("fluidTemperature", temperature, typed)],
  ] as const;
  return (
    <dl>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ListedChoiceProps {
  readonly listed: ListedLosses;
  readonly isPart: boolean;
  readonly keeps: boolean;
  readonly onChoose: (keeps: boolean) => void;
}

/** What is to become of losses that the file lists already. */
function ListedChoice({ listed, isPart, keeps, onChoose }: ListedChoiceProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.listed}>
      <legend>Losses of this file</legend>
      <p>
        {`What this file lists itself (${listed.text}) adds to the head taken over. `}
        {isPart
          ? "What is in the loss of the pipe as well would count twice."
          : "That head has the losses of the whole circuit: what is in both would count twice."}
      </p>
      {[false, true].map((keep) => (
        <label key={String(keep)}>
          <input type="radio" name={name} checked={keeps === keep} onChange={() => onChoose(keep)} />
          {keep ? "Keep them: the pipe file does not have them" : "Remove them"}
        </label>
      ))}
    </fieldset>
  );
}

interface DutiesProps extends Omit<DutyDialogProps, "target"> {
  readonly duties: readonly PipeDuty[];
  readonly file: FileRef;
}

function Duties({ duties, file, state, onTake, onClose }: DutiesProps): ReactNode {
  const { complete } = state;
  const isPart = duties.every(({ circuit }) => circuit === undefined);
  const listed = listedLosses(complete);
  const [keeps, setKeeps] = useState(isPart);
  const id = useId();
  if (duties.length === 0) return <p>Nothing flows in this pipe file: its units need a flow or a load.</p>;
  const unitOf = (field: DutyField): string => unitAt(state, field, pumpHeadCalc.fields[field]);
  const textOf: DutyFactsProps["textOf"] = (field, value, format) =>
    quantityText(value, pumpHeadCalc.fields[field].quantity, complete.unitSystem, { unit: unitOf(field), ...format }).text;
  const source = complete["sourcePressure"];
  const losesSource = duties.some(({ circuit }) => circuit === "open") && isTypedQuantity(source) && source.value !== 0;
  const take = (duty: PipeDuty): void => {
    const removes = listed !== undefined && !keeps;
    onTake(
      { ...dutyValues(duty, file, unitOf), ...(removes && listed.removed) },
      removes ? "Flow and head taken over, losses of this file removed." : "Flow and head taken over.",
    );
    onClose();
  };
  return (
    <div className={styles.duties}>
      {listed && <ListedChoice listed={listed} isPart={isPart} keeps={keeps} onChoose={setKeeps} />}
      {listed && !keeps && complete["checkSuction"] === true && (
        <p className={layout.hint}>Before the pump, only the part of the known head loss then counts against cavitation.</p>
      )}
      {losesSource && (
        <p className={layout.hint}>The source pressure becomes zero: the system of the pipe file draws from an open basin.</p>
      )}
      {duties.map((duty) => (
        <section key={duty.id} className={styles.duty} aria-labelledby={`${id}-${duty.id}`}>
          <h3 id={`${id}-${duty.id}`}>{duty.name}</h3>
          <DutyFacts duty={duty} textOf={textOf} />
          <Button look="primary" aria-label={`Take over: ${duty.name}`} onClick={() => take(duty)}>
            Take over
          </Button>
        </section>
      ))}
      <p className={layout.hint}>The margin on losses of this file stays, and counts on top.</p>
    </div>
  );
}

/** The pumps of a pipe file of the project, looked at before one is taken over. */
export function DutyDialog({ target, ...props }: DutyDialogProps): ReactNode {
  return (
    <GridDialog title="Take over flow and head from a pipe file" wide onClose={props.onClose}>
      <div className={layout.content}>
        <FileSource files={pipeFiles} target={target}>
          {(duties, file) => <Duties key={file.fileId} {...props} duties={duties} file={file} />}
        </FileSource>
      </div>
    </GridDialog>
  );
}
