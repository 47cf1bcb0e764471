import { octaveBands } from "@org/hvac-core/acoustics";
import { formatNumber, parseQuantity } from "@org/form/numbers";
import { TextInput } from "@org/ui/kit";
import { useState, type ClipboardEvent, type ReactNode } from "react";
import { texts } from "./texts.ts";
import styles from "./spectrum.module.css";

interface SpectrumFieldsProps {
  readonly levels: readonly (number | undefined)[];
  readonly onLevels: (levels: readonly (number | undefined)[]) => void;
}

const [lowest, highest] = [-20, 150];

/** Reads an entered level; `undefined` where the text is not a number. */
function readLevel(text: string): number | undefined {
  const parsed = parseQuantity(text, "soundLevel", "Metric");
  return parsed.ok && parsed.value >= lowest && parsed.value <= highest ? parsed.value : undefined;
}

/** Levels of octave bands: entered one by one, or pasted into any field as a row or column of a spreadsheet. */
export function SpectrumFields({ levels, onLevels }: SpectrumFieldsProps): ReactNode {
  const [draft, setDraft] = useState<{ readonly band: number; readonly text: string }>();
  const change = (band: number, text: string): void => {
    setDraft({ band, text });
    const level = readLevel(text);
    if (text.trim() === "" || level !== undefined) onLevels(octaveBands.map((_, index) => (index === band ? level : levels[index])));
  };
  const onPaste = (event: ClipboardEvent, band: number): void => {
    // A comma separates numbers only before a space: elsewhere it may be a decimal comma.
    const parts = event.clipboardData
      .getData("text")
      .trim()
      .split(/[\s;|]+|,\s+/)
      .filter(Boolean);
    if (parts.length < 2) return;
    event.preventDefault();
    setDraft(undefined);
    const read = parts.map(readLevel);
    onLevels(octaveBands.map((_, index) => (index >= band && index - band < read.length ? read[index - band] : levels[index])));
  };
  return (
    <fieldset className={styles.fields}>
      <legend>{texts.spectrum}</legend>
      {octaveBands.map((frequency, band) => {
        const level = levels[band];
        const text = draft?.band === band ? draft.text : level === undefined ? "" : formatNumber(level, { digits: 4, trimZeros: true });
        const isWrong = text.trim() !== "" && readLevel(text) === undefined;
        return (
          <TextInput
            key={frequency}
            label={texts.band(frequency)}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            error={isWrong && texts.between(formatNumber(lowest), formatNumber(highest))}
            onChange={(event) => change(band, event.currentTarget.value)}
            onPaste={(event) => onPaste(event, band)}
            onBlur={() => {
              if (!isWrong) setDraft(undefined);
            }}
          />
        );
      })}
    </fieldset>
  );
}
