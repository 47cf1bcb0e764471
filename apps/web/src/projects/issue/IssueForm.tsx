import type { FileRef } from "@org/data";
import type { IssueResult, OpenFile } from "@org/data/store";
import { commonTexts } from "@org/ui/elements";
import { Alert, Button, ModalActions, TextInput } from "@org/ui/kit";
import type { AnyCalculator } from "@org/form/state";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { useState, type ReactNode, type SubmitEvent } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { draftOwner } from "../../account/signedInUser.ts";
import { useTask } from "../../forms/useTask.ts";
import { momentText } from "../../page/dates.ts";
import { runAction } from "../../page/runAction.ts";
import { storeReportOptions, type ReportOptions } from "../../reports/reportOptions.ts";
import type { ReportCompany } from "@org/documents/content";
import { copyIssueLink, issueLink } from "./issueLink.ts";
import { IssueAddress } from "./IssueAddress.tsx";
import { IssueFields } from "./IssueFields.tsx";
import { issuedBefore } from "./issuedBefore.ts";
import { issueFile } from "./issueFile.ts";
import { measuresOf } from "../outOfDate/findOutOfDate.ts";
import { untilListed } from "../untilListed.ts";
import { remarksOn } from "./remarksOn.ts";
import { texts } from "./texts.ts";
import { useFocus } from "./useFocus.ts";
import { useIssueFields } from "./useIssueFields.ts";
import styles from "./issue.module.css";

interface IssueFormProps {
  readonly open: OpenFile;
  readonly file: FileRef;
  readonly definition: AnyCalculator;
  /** Options of the report with the texts of its title block. */
  readonly options: ReportOptions;
  readonly project: string;
  readonly company: ReportCompany;
  readonly onClose: () => void;
}

/** Asks for the details of an issue, issues the file as it is now, and shows the link. */
export function IssueForm({ open, file, definition, options, project, company, onClose }: IssueFormProps): ReactNode {
  const { user, workspace } = useSignedIn();
  const fields = useIssueFields(options);
  const [issued, setIssued] = useState<IssueResult>();
  const task = useTask();
  /** Remarks shown at the last attempt: the file is issued if a new check finds no others. */
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  const { revision } = fields.options;

  const findRemarks = async (): Promise<readonly string[]> => {
    const state = open.getSnapshot();
    if (state.status !== "ready") return [];
    const list = workspace.files.ofProject(file.projectId);
    await untilListed(workspace, list);
    const known = list.getSnapshot().items.flatMap((item) => (item.ok ? [item.value] : []));
    return remarksOn({ workspace, known, measure: measuresOf(workspace, known) }, file, definition, state);
  };

  const issue = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!fields.ask()) return;
    storeReportOptions(draftOwner(), file.projectId, fields.options);
    await task.run(async () => {
      const before = await issuedBefore(workspace, file, open, revision);
      if (before) {
        fields.refuseRevision(texts.taken(revision.trim(), momentText(before)));
        return { ok: true };
      }
      const newRemarks = await findRemarks();
      if (newRemarks.join("\n") !== remarks.join("\n")) {
        setRemarks(newRemarks);
        if (newRemarks.length > 0) return { ok: true };
      }
      const result = await issueFile({ workspace, user, project, company }, file, open, definition, fields);
      if (result.ok) setIssued(result);
      return result;
    });
  };

  if (issued) return <Issued issued={issued} file={file} revision={revision.trim()} onClose={onClose} />;
  return (
    <form noValidate onSubmit={(event) => runAction(() => issue(event))}>
      {remarks.length > 0 && <Remarks remarks={remarks} />}
      <IssueFields lead={texts.lead} fields={fields} disabled={task.isBusy} leavesFocus={remarks.length > 0} />
      {task.failure !== undefined && (
        <Alert role="alert" color="red" mt="md" icon={<IconAlertCircle size={18} stroke={1.6} aria-hidden />}>
          {task.failure}
        </Alert>
      )}
      <ModalActions>
        <Button variant="default" onClick={onClose}>
          {remarks.length > 0 ? texts.toFile : commonTexts.cancel}
        </Button>
        <Button type="submit" loading={task.isBusy}>
          {remarks.length > 0 ? texts.issueAnyway : texts.issue}
        </Button>
      </ModalActions>
    </form>
  );
}

/** Remarks to check before issuing the file. */
function Remarks({ remarks }: { readonly remarks: readonly string[] }): ReactNode {
  return (
    <Alert
      ref={useFocus(true)}
      tabIndex={-1}
      role="alert"
      color="yellow"
      mb="md"
      icon={<IconAlertCircle size={18} stroke={1.6} aria-hidden />}
    >
      <p>{texts.warningsLead}</p>
      <ul className={styles.messages}>
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </Alert>
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
        <IssueAddress file={file} issueId={issueId} onNavigate={onClose}>
          {texts.openIssue}
        </IssueAddress>
        <Button data-autofocus onClick={onClose}>
          {commonTexts.close}
        </Button>
      </ModalActions>
    </>
  );
}
