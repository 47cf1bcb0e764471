import type { Suggestion } from "@org/data/suggestions";
import { measures, workSections, type Measure } from "@org/hvac-core/costing";
import { Button, commonTexts } from "@org/ui/elements";
import { parseQuantity } from "@org/form/numbers";
import { useId, useState, type ReactNode } from "react";
import { sectionText, type Standard } from "./billLines.ts";
import styles from "./suggestions.module.css";
import { texts } from "./texts.ts";

interface SuggestionEditorProps {
  readonly suggestion: Suggestion;
  readonly standard: Standard;
  readonly onAccept: (item: Suggestion) => void;
  readonly onCancel: () => void;
}

/** Fields of a proposal, changed before it is accepted. */
export function SuggestionEditor({ suggestion, standard, onAccept, onCancel }: SuggestionEditorProps): ReactNode {
  const [description, setDescription] = useState(suggestion.description);
  const [workSection, setSection] = useState(suggestion.workSection);
  const [quantity, setQuantity] = useState(suggestion.quantity === null ? "" : String(suggestion.quantity));
  const [unit, setUnit] = useState(suggestion.unit);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const accept = (): void => {
    const read = quantity.trim() === "" ? undefined : parseQuantity(quantity, "count", "Metric");
    if (description.trim() === "") return setProblem(texts.item.descriptionMissing);
    if (read && !read.ok) return setProblem(texts.item.quantityProblem(read.message));
    // The rate is for the proposed unit.
    const { rate, ...rest } = suggestion;
    onAccept({
      ...rest,
      ...(rate && unit === suggestion.unit && { rate }),
      description: description.trim(),
      workSection: workSection.trim(),
      quantity: read ? read.value : null,
      unit,
    });
  };
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        accept();
      }}
    >
      <label htmlFor={`${id}-description`}>
        {texts.item.fields.description}
        <input id={`${id}-description`} maxLength={400} value={description} onChange={(event) => setDescription(event.target.value)} />
      </label>
      <label htmlFor={`${id}-section`}>
        {texts.item.fields.section}
        {standard === "own" ? (
          <input id={`${id}-section`} maxLength={60} value={workSection} onChange={(event) => setSection(event.target.value)} />
        ) : (
          <select id={`${id}-section`} value={workSection} onChange={(event) => setSection(event.target.value)}>
            <option value="">{texts.item.noSection}</option>
            {workSections[standard].sections.map(({ code }) => (
              <option key={code} value={code}>
                {sectionText(code, standard)}
              </option>
            ))}
          </select>
        )}
      </label>
      <label htmlFor={`${id}-quantity`}>
        {texts.item.fields.quantity}
        <input id={`${id}-quantity`} inputMode="decimal" value={quantity} onChange={(event) => setQuantity(event.target.value)} />
      </label>
      <label htmlFor={`${id}-unit`}>
        {texts.item.fields.unit}
        <select id={`${id}-unit`} value={unit} onChange={(event) => setUnit(event.target.value as Measure)}>
          {Object.entries(measures).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button small type="submit" look="primary">
          {texts.item.accept}
        </Button>
        <Button small onClick={onCancel}>
          {commonTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
