import { limits, type FileRef } from "@org/data";
import type { IssueResult, OpenFile } from "@org/data/store";
import { Alert, Button, ModalActions, TextInput } from "@org/ui/kit";
import type { AnyCalculator } from "@org/ui/surface";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { useState, type ReactNode, type SubmitEvent } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { draftOwner } from "../../account/signedInUser.ts";
import { useTask } from "../../account/useTask.ts";
import { momentText } from "../../pageParts/dates.ts";
import { runAction } from "../../pageParts/runAction.ts";
import { keepOptions, type ReportOptions } from "../../reports/keptOptions.ts";
import { TitleBlockFields } from "../../reports/ReportForm.tsx";
import type { ReportCompany } from "../../reports/report.ts";
import { lengthError } from "../lengthError.ts";
import { followedResults } from "./followedResults.ts";
import { copyIssueLink, issueLink } from "./issueLink.ts";
import { IssueAddress } from "./IssueAddress.tsx";
import { issuedBefore } from "./issuedBefore.ts";
import { texts } from "./texts.ts";
import styles from "./issue.module.css";

interface IssueFormProps {
  readonly open: OpenFile;
  readonly file: FileRef;
  readonly definition: AnyCalculator;
  /** What the title block says so far. */
  readonly options: ReportOptions;
  readonly project: string;
  readonly company: ReportCompany;
  readonly onClose: () => void;
}

/** Asks for what an issue states, issues the file as it stands, and tells the link. */
export function IssueForm({ open, file, definition, options: first, project, company, onClose }: IssueFormProps): ReactNode {
  const { user, workspace } = useSignedIn();
  const [options, setOptions] = useState(first);
  const [purpose, setPurpose] = useState("");
  const [taken, setTaken] = useState<{ readonly revision: string; readonly at: Date }>();
  const [isAsked, setAsked] = useState(false);
  const [issued, setIssued] = useState<IssueResult>();
  const task = useTask();
  const fault = lengthError(purpose, limits.noteLength);
  const hasRevision = options.revision.trim() !== "";

  const issue = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    setTaken(undefined);
    if (!hasRevision || fault !== undefined) return;
    keepOptions(draftOwner(), file.projectId, options);
    const { projectNumber, revision, preparedBy, checkedBy } = options;
    await task.run(async () => {
      const before = await issuedBefore(workspace, file, open, revision);
      if (before) {
        setTaken({ revision, at: before });
        return { ok: true };
      }
      const followed = await followedResults(workspace, file, open, definition);
      const result = await open.issue({
        note: purpose.trim(),
        projectNumber,
        revision,
        preparedBy,
        checkedBy,
        project,
        company: company.name,
        location: company.location,
        issuedBy: user.email,
        followed,
      });
      if (result.ok) setIssued(result);
      return result;
    });
  };

  // Told of what was typed then: another designation may be free.
  const takenFault = taken?.revision === options.revision ? texts.taken(taken.revision.trim(), momentText(taken.at)) : undefined;
  const revisionFault = isAsked && !hasRevision ? texts.noRevision : takenFault;
  if (issued) return <Issued issued={issued} file={file} revision={options.revision.trim()} onClose={onClose} />;
  return (
    <form noValidate onSubmit={(event) => runAction(() => issue(event))}>
      <p className={styles.lead}>{texts.lead}</p>
      <fieldset className={styles.fields} disabled={task.isBusy}>
        <TitleBlockFields
          options={options}
          change={(changed) => setOptions((before) => ({ ...before, ...changed }))}
          faults={revisionFault === undefined ? {} : { revision: revisionFault }}
        />
        <TextInput
          mt="xs"
          label={texts.purpose}
          placeholder={texts.purposePlaceholder}
          autoComplete="off"
          value={purpose}
          error={fault}
          onChange={(event) => setPurpose(event.currentTarget.value)}
        />
      </fieldset>
      {task.failure !== undefined && (
        <Alert role="alert" color="red" mt="md" icon={<IconAlertCircle size={18} stroke={1.6} aria-hidden />}>
          {task.failure}
        </Alert>
      )}
      <ModalActions>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={task.isBusy}>
          {texts.issue}
        </Button>
      </ModalActions>
    </form>
  );
}

interface IssuedProps {
  readonly issued: IssueResult;
  readonly file: FileRef;
  readonly revision: string;
  readonly onClose: () => void;
}

function Issued({ issued: { issueId, hash, isStored }, file, revision, onClose }: IssuedProps): ReactNode {
  const link = issueLink(file, issueId);
  return (
    <>
      <Alert color={isStored ? "green" : "yellow"} icon={<IconCircleCheck size={18} stroke={1.6} aria-hidden />}>
        {isStored ? texts.issued(revision) : texts.waiting(revision)}
      </Alert>
      <TextInput
        mt="md"
        label={texts.link}
        description={texts.linkHint}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <TextInput mt="xs" label={texts.hash} readOnly value={hash} onFocus={(event) => event.currentTarget.select()} />
      <ModalActions>
        <Button variant="default" onClick={() => runAction(() => copyIssueLink(link))}>
          {texts.copyLink}
        </Button>
        <IssueAddress file={file} issueId={issueId} onFollow={onClose}>
          {texts.openIssue}
        </IssueAddress>
        <Button data-autofocus onClick={onClose}>
          {texts.close}
        </Button>
      </ModalActions>
    </>
  );
}
