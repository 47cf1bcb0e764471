import { IconChevronUp } from "@tabler/icons-react";
import { useId, useState, type ReactNode } from "react";
import { usePageMark } from "../elements/usePageMark.ts";
import { Results, type Headline, type ResultsProps } from "./results/Results.tsx";
import { texts } from "./texts.ts";
import styles from "./surface.module.css";

/** The results; on a phone they are folded, and a bar has the main one. */
export function ResultsColumn({ headlines, ...props }: ResultsProps & { readonly headlines: readonly Headline[] }): ReactNode {
  const id = `${useId()}-results`;
  const [isOpen, setOpen] = useState(false);
  usePageMark("results", isOpen);
  const { outcome, latest } = props.state;
  const [first] = headlines;
  const label = (isOpen ? undefined : first?.label) ?? texts.results;
  return (
    <div className={styles.outputs} data-results-open={isOpen || undefined}>
      <button
        type="button"
        className={`${styles.resultBar} screen-only`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {latest ? texts.resultsBar.latest(label) : texts.resultsBar.present(label, outcome.ok && outcome.leftOut !== undefined)}
        </span>
        <strong className="numbers">{isOpen ? "" : first?.text}</strong>
        <IconChevronUp size={18} stroke={1.6} aria-hidden />
      </button>
      <section id={id} className={styles.results} aria-label={texts.results}>
        <Results {...props} />
      </section>
    </div>
  );
}
