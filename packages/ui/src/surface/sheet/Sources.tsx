import type { Sheet } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { isPublished } from "@org/documents/content";
import { texts } from "./texts.tsx";
import styles from "./sheet.module.css";

/** The publications cited by the entries, each once. */
export function Sources({ entries }: { readonly entries: Sheet }): ReactNode {
  const sources = entries.flatMap((entry) => ("source" in entry && entry.source ? entry.source.source : []));
  const cited = new Map(sources.filter(isPublished).map((source) => [source.key, source]));
  return (
    cited.size > 0 && (
      <div className={styles.publications}>
        <h3 className={styles.part}>{texts.sources.title}</h3>
        <ul className={styles.sources}>
          {[...cited.values()].map(({ key, title, publisher, edition, url }) => (
            <li key={key}>
              {texts.sources.entry(title, publisher, edition)}
              {url && <a href={url}>{new URL(url).hostname}</a>}
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
