import { verifications, type VerifiedTable } from "@org/hvac-core/reference";
import type { Citation } from "@org/hvac-core/sources";
import { citationText } from "@org/form/numbers";
import type { ReactNode } from "react";
import styles from "./reference.module.css";
import { texts } from "./texts.ts";

/** Citations without those that are given twice, in their order. */
export function distinctCitations(citations: readonly Citation[]): readonly Citation[] {
  return [...new Map(citations.map((citation) => [citationKey(citation), citation])).values()];
}

export function citationKey({ source: { key, edition }, locator }: Citation): string {
  return `${key}/${edition}/${locator ?? ""}`;
}

/** One source: title, edition, locator, publisher, and the document that was read instead of the original. */
export function SourceLine({ citation }: { readonly citation: Citation }): ReactNode {
  const { publisher, readIn, url } = citation.source;
  return (
    <>
      {url === undefined ? citationText(citation) : <a href={url}>{citationText(citation)}</a>}
      {publisher !== "" && `. ${publisher}`}
      {readIn !== undefined && texts.table.readIn(readIn)}.
    </>
  );
}

interface SourcesProps {
  readonly citations: readonly Citation[];
  /** Subject of the list, where a page has several lists. */
  readonly subject?: string;
  /** Table, or its parts, whose verification is shown below the sources. */
  readonly verifiedBy?: VerifiedTable | readonly VerifiedTable[];
}

/** Sources of the content above, numbered as its cells refer to them. */
export function Sources({ citations, subject, verifiedBy }: SourcesProps): ReactNode {
  const distinct = distinctCitations(citations);
  if (distinct.length === 0) return undefined;
  return (
    <section className={styles.sources} aria-label={subject === undefined ? texts.table.sources : `${texts.table.sources}: ${subject}`}>
      <h3>{distinct.length === 1 ? texts.table.source : texts.table.sources}</h3>
      <ol>
        {distinct.map((citation) => (
          <li key={citationKey(citation)}>
            <SourceLine citation={citation} />
          </li>
        ))}
      </ol>
      {[verifiedBy ?? []].flat().map((table) => (
        <p key={table}>{texts.table.verification(verifications[table])}</p>
      ))}
    </section>
  );
}
