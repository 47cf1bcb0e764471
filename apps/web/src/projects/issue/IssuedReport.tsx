import { kindOfCollection, type FileRef, type IssuedRevision } from "@org/data";
import { issuedText } from "@org/data/store";
import { Button, lazyPart } from "@org/ui/elements";
import { IconFileTypePdf, IconLink, IconTableExport } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useMemo, useState, type ReactNode } from "react";
import type { CalculatorView } from "../../calculators/view.ts";
import { fileNameOf, saveFile } from "../../export/saveFile.ts";
import pageStyles from "../../page/page.module.css";
import { runAction } from "../../page/runAction.ts";
import { usePageTitle } from "../../page/usePageTitle.ts";
import { ContentBlocks } from "@org/ui/print";
import { copyIssueLink, issueLink } from "./issueLink.ts";
import { IssueTitleBlock } from "./IssueTitleBlock.tsx";
import { contentOfIssue, readIssue, type ReadIssue } from "./readIssue.ts";
import { texts } from "./texts.ts";
import { TodaysResults } from "./TodaysResults.tsx";
import styles from "./issue.module.css";

const PrintIssue = lazyPart(async () => (await import("./PrintIssue.tsx")).PrintIssue);

interface IssuedReportProps {
  readonly file: FileRef;
  readonly revision: IssuedRevision;
  readonly view: CalculatorView;
}

interface IssueActionsProps extends Pick<IssuedReportProps, "file" | "revision"> {
  readonly onPrint: () => void;
}

/** Actions of an issue: its report, its link and its data, and the file. */
function IssueActions({ file, revision, onPrint }: IssueActionsProps): ReactNode {
  const { issue, id } = revision;
  const saveData = (): void =>
    saveFile(fileNameOf(`${issue.file} ${issue.revision}`, "json"), new Blob([issuedText(revision)], { type: "application/json" }));
  return (
    <div className={`${styles.actions} screen-only`}>
      <Button onClick={onPrint}>
        <IconFileTypePdf size={16} stroke={1.6} aria-hidden />
        {texts.report}
      </Button>
      <Button onClick={() => runAction(() => copyIssueLink(issueLink(file, id)))}>
        <IconLink size={16} stroke={1.6} aria-hidden />
        {texts.copyLink}
      </Button>
      <Button onClick={saveData} title={texts.dataHint}>
        <IconTableExport size={16} stroke={1.6} aria-hidden />
        {texts.data}
      </Button>
      <Link
        to="/projects/$projectId/$kind/$fileId"
        params={{ projectId: file.projectId, kind: kindOfCollection(file.collection).route, fileId: file.fileId }}
        search={{}}
      >
        {texts.openFile}
      </Link>
    </div>
  );
}

interface PartProps {
  readonly read: ReadIssue;
  readonly content: ReturnType<typeof contentOfIssue>;
}

/** The results as issued. */
function IssuedResults({ read, content }: PartProps): ReactNode {
  // The first warning, about different results of today's engine, is shown in a separate section.
  const remarks = read.isReproduced ? content.warnings : content.warnings.slice(1);
  return (
    <section aria-label={texts.results}>
      <h2>{texts.results}</h2>
      {content.answer !== "" && <p className={styles.answer}>{content.answer}</p>}
      <dl className={`${styles.headlines} numbers`}>
        {content.headlines.map(({ label, text, severity }) => (
          <div key={label}>
            <dt>{severity === undefined ? label : `${label} (${severity.toLowerCase()})`}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {remarks.length > 0 && (
        <ul className={styles.remarks} aria-label={texts.remarks}>
          {remarks.map(({ severity, word, message, about, places }) => (
            <li key={`${message} ${about ?? ""}`} data-severity={severity}>
              <strong>{word}.</strong> {about !== undefined && <strong>{about}.</strong>} {message}
              {places !== undefined && ` ${texts.where(places)}`}
            </li>
          ))}
        </ul>
      )}
      <ContentBlocks blocks={[...content.lists.map(({ table }) => table), ...content.results]} />
    </section>
  );
}

/** The inputs as issued. */
function IssuedInputs({ read: { notes }, content }: PartProps): ReactNode {
  return (
    <section aria-label={texts.inputs}>
      <h2>{texts.inputs}</h2>
      {notes.length > 0 && (
        <>
          <p>{texts.notes}</p>
          <ul className={styles.remarks}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      <ContentBlocks blocks={[...content.inputs, ...content.lists.flatMap(({ parts = [], origins = [] }) => [parts, origins].flat())]} />
    </section>
  );
}

/** An issued report, read-only: its title block, its content, and the results that today's engine gives. */
export function IssuedReport({ file, revision, view }: IssuedReportProps): ReactNode {
  const { definition } = view;
  const { issue, note } = revision;
  const read = useMemo(() => readIssue(definition, revision), [definition, revision]);
  const content = useMemo(() => contentOfIssue(read, revision), [read, revision]);
  const [isPrinting, setPrinting] = useState(false);
  usePageTitle(texts.pageTitle(issue.file, issue.revision));
  return (
    <article className={`${pageStyles.page} ${styles.page}`}>
      <p className={styles.kind}>{revision.importedAt ? texts.importedKind : texts.kind}</p>
      <h1 dir="auto">{issue.file}</h1>
      <p className={styles.name} dir="auto">
        {texts.name(issue.revision, note)}
      </p>
      <IssueActions file={file} revision={revision} onPrint={() => setPrinting(true)} />
      <IssueTitleBlock revision={revision} calculator={definition.title} />
      <TodaysResults read={read} />
      <IssuedResults read={read} content={content} />
      <IssuedInputs read={read} content={content} />
      {isPrinting && <PrintIssue file={file} revision={revision} view={view} read={read} onClose={() => setPrinting(false)} />}
    </article>
  );
}
