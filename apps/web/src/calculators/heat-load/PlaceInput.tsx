import { valueAt, type Path } from "@org/hvac-core/kernel";
import type { CalculatorState } from "@org/form/state";
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from "react";
import type { PlaceOption, PlaceOptions } from "./climate/index.ts";
import styles from "./place.module.css";
import { texts } from "./texts.tsx";

interface PlaceInputProps<Place> {
  /** Missing until the table of stations is there. */
  readonly search: ((query: string) => PlaceOptions<Place>) | undefined;
  readonly load: () => void;
  readonly choose: (option: PlaceOption<Place>) => void;
}

const maxShown = 8;

/** Position of the site, degrees; `undefined` unless both coordinates are entered. */
export function positionOf(
  latitude: Path,
  longitude: Path,
  { input }: CalculatorState,
): { readonly latitude: number; readonly longitude: number } | undefined {
  const [north, east] = [latitude, longitude].map((path) => (valueAt(input, path) as { readonly value?: unknown } | undefined)?.value);
  return typeof north === "number" && typeof east === "number" ? { latitude: north, longitude: east } : undefined;
}

/** Searches climate stations by town, state, country, postal code or coordinates: a combobox with a separate list (ARIA 1.2). */
export function PlaceInput<Place>({ search, load, choose }: PlaceInputProps<Place>): ReactNode {
  const [query, setQuery] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [isAwaited, setAwaited] = useState(false);
  const id = useId();
  const matches = isOpen && search ? search(query) : undefined;
  const options = matches?.options.slice(0, maxShown) ?? [];
  const isShown = options.length > 0;
  const isSearching = isOpen && query !== "";
  const optionId = (index: number): string => `${id}-option-${index}`;
  const close = (): void => {
    setOpen(false);
    setAwaited(false);
  };
  const take = (option: PlaceOption<Place>): void => {
    setQuery("");
    close();
    choose(option);
  };
  const city = isAwaited ? options[0] : undefined;
  useEffect(() => {
    if (city) take(city);
    // Once, as soon as the table is there: a city that is taken is not awaited any more.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [city]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === "Enter") {
      if (query === "") return;
      // A form goes on to the next field with Enter, or is sent; here it takes the city, right after typing once the table is there.
      event.preventDefault();
      event.stopPropagation();
      const chosen = options[active];
      if (chosen) take(chosen);
      else if (isOpen && !search) setAwaited(true);
    } else if (key === "Escape" && isSearching) {
      event.preventDefault();
      close();
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) setOpen(true);
      else if (isShown) setActive((active + (key === "ArrowDown" ? 1 : -1) + options.length) % options.length);
    }
  };

  return (
    <div className={styles.search}>
      <label htmlFor={id}>{texts.place.label}</label>
      <div className={styles.box}>
        <input
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder={texts.place.placeholder}
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown ? optionId(active) : undefined}
          // Escape closes the list, not the dialog around it, which listens on the window before this input.
          data-mantine-stop-propagation={isSearching ? "true" : undefined}
          value={query}
          onFocus={load}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
            setAwaited(false);
            setOpen(true);
            load();
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- the list of a combobox, whose focus stays in the input */}
        <ul id={`${id}-list`} role="listbox" aria-label={texts.place.list} className={styles.list} hidden={!isShown}>
          {options.map((option, index) => (
            <li
              key={option.key}
              id={optionId(index)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- see above
              role="option"
              aria-selected={index === active}
              // Before the input loses the focus, and with it the list.
              onPointerDown={(event) => {
                event.preventDefault();
                take(option);
              }}
            >
              {option.label}
            </li>
          ))}
        </ul>
        {isOpen && query.trim() !== "" && (matches ? matches.note : true) && (
          <output className={styles.none}>{matches ? matches.note : texts.place.loading}</output>
        )}
      </div>
    </div>
  );
}
