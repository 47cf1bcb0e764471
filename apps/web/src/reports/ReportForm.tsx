import { commonTexts } from "@org/ui/elements";
import { Alert, Button, Group, ModalActions, NativeSelect, Progress, SegmentedControl, TextInput } from "@org/ui/kit";
import { IconAlertCircle } from "@tabler/icons-react";
import { useId, useState, type ReactNode } from "react";
import { runAction } from "../page/runAction.ts";
import { storeReportOptions, readReportOptions, type ReportOptions } from "./reportOptions.ts";
import { levelsOf, levelTexts, type OptionalLevels, type Report, type ReportLevel } from "@org/documents/content";
import { texts } from "./texts.ts";
import { useReport, type OnCollected, type ReportTask } from "./useReport.ts";
import styles from "./reports.module.css";

interface ReportFormProps {
  readonly owner: string | undefined;
  /** Empty for a calculator's page. */
  readonly projectId: string;
  readonly optionalLevels?: OptionalLevels;
  /** The default level of detail of a first report. */
  readonly defaultLevel?: ReportLevel;
  /** Share of collecting in the total time, 0…1. */
  readonly collectShare: number;
  readonly collect: (options: ReportOptions, onProgress: OnCollected, signal: AbortSignal) => Promise<Report>;
  /** Why no report can be created. */
  readonly error?: string | undefined;
  readonly onClose: () => void;
  /** Additional fields, above the others. */
  readonly children?: ReactNode;
  /** Additional buttons, which receive the options. */
  readonly renderActions?: ((options: ReportOptions) => ReactNode) | undefined;
}

const lines = ["projectNumber", "revision", "preparedBy", "checkedBy"] as const;

/** Asks for the options of a report, creates it, and shows the progress. */
export function ReportForm({
  owner,
  projectId,
  optionalLevels = {},
  defaultLevel,
  collectShare,
  collect,
  error,
  onClose,
  children,
  renderActions,
}: ReportFormProps): ReactNode {
  const [options, setOptions] = useState(() => readReportOptions(owner, projectId, levelsOf(optionalLevels), defaultLevel));
  const task = useReport();
  const isMaking = task.state.status === "making";
  const change = (changed: Partial<ReportOptions>): void => setOptions((before) => ({ ...before, ...changed }));
  const make = async (): Promise<void> => {
    storeReportOptions(owner, projectId, options);
    if (await task.make((onProgress, signal) => collect(options, onProgress, signal), collectShare)) onClose();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (error === undefined && !isMaking) runAction(make);
      }}
    >
      <fieldset className={styles.options} disabled={isMaking}>
        {children}
        <PaperFields options={options} change={change} optionalLevels={optionalLevels} />
        <TitleBlockFields options={options} change={change} />
        <p className={styles.hint}>{texts.titleBlockHint}</p>
      </fieldset>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <MakingState task={task} />
      <ModalActions>
        {isMaking ? (
          <Button variant="default" onClick={task.stop}>
            {texts.stop}
          </Button>
        ) : (
          <Button variant="default" onClick={onClose}>
            {commonTexts.cancel}
          </Button>
        )}
        {!isMaking && renderActions?.(options)}
        <Button type="submit" disabled={isMaking || error !== undefined}>
          {texts.create}
        </Button>
      </ModalActions>
    </form>
  );
}

interface OptionFieldsProps {
  readonly options: ReportOptions;
  readonly change: (changed: Partial<ReportOptions>) => void;
}

/** Paper size and level of detail. */
export function PaperFields({
  options,
  change,
  optionalLevels = {},
}: OptionFieldsProps & { readonly optionalLevels?: OptionalLevels }): ReactNode {
  const levels = levelsOf(optionalLevels);
  const id = useId();
  return (
    <Group align="end" gap="md" mb="sm">
      <div>
        <p id={id} className={styles.label}>
          {texts.paper}
        </p>
        <SegmentedControl
          aria-labelledby={id}
          value={options.paper}
          onChange={(paper) => change({ paper: paper === "LETTER" ? "LETTER" : "A4" })}
          data={[
            { value: "A4", label: "A4" },
            { value: "LETTER", label: texts.letter },
          ]}
        />
      </div>
      <NativeSelect
        className={styles.extent}
        label={levelTexts.label}
        data={levels.map((value) => ({ value, label: levelTexts.names[value] }))}
        value={options.level}
        onChange={({ currentTarget: { value } }) => change({ level: levels.find((level) => level === value) ?? options.level })}
      />
    </Group>
  );
}

interface TitleBlockFieldsProps extends OptionFieldsProps {
  /** Errors by the name of the line. */
  readonly errors?: Readonly<Partial<Record<(typeof lines)[number], string>>>;
}

/** Lines of the title block except names and date. */
export function TitleBlockFields({ options, change, errors }: TitleBlockFieldsProps): ReactNode {
  return (
    <fieldset className={styles.titleBlock}>
      <legend>{texts.titleBlock}</legend>
      {lines.map((line) => (
        <TextInput
          key={line}
          label={texts[line]}
          autoComplete="off"
          maxLength={80}
          value={options[line]}
          error={errors?.[line]}
          onChange={(event) => change({ [line]: event.currentTarget.value })}
        />
      ))}
    </fieldset>
  );
}

/** Progress of the report, or its error. */
export function MakingState({ task: { state } }: { readonly task: ReportTask }): ReactNode {
  if (state.status === "idle") return null;
  if (state.status === "failed")
    return (
      <Alert role="alert" color="red" mt="md" icon={<IconAlertCircle size={18} stroke={1.6} aria-hidden />}>
        {state.message}
      </Alert>
    );
  return (
    <div className={styles.progress}>
      <Progress value={100 * state.share} aria-label={texts.title} />
      <p>{state.stage}</p>
    </div>
  );
}
