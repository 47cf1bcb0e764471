import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import styles from "./place.module.css";

interface PlaceInputProps<Place> {
  /** Missing until the table of cities is there. */
  readonly search: ((query: string) => readonly Place[]) | undefined;
  readonly load: () => void;
  readonly choose: (place: Place) => void;
}

const maxShown = 8;

/** Searches the cities by name or country: a combobox with a list of its own (ARIA 1.2). */
export function PlaceInput<Place extends { readonly name: string }>({ search, load, choose }: PlaceInputProps<Place>): ReactNode {
  const [query, setQuery] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const id = useId();
  const all = isOpen && search ? search(query) : [];
  const options = all.slice(0, maxShown);
  const isShown = options.length > 0;
  const optionId = (index: number): string => `${id}-option-${index}`;
  const take = (place: Place): void => {
    setQuery("");
    setOpen(false);
    choose(place);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === "Enter") {
      const chosen = options[active];
      // The form goes on to the next field with Enter; here it takes the city.
      if (!chosen) return;
      event.preventDefault();
      event.stopPropagation();
      take(chosen);
    } else if (key === "Escape" && isOpen && query !== "") {
      event.preventDefault();
      setOpen(false);
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) setOpen(true);
      else if (isShown) setActive((active + (key === "ArrowDown" ? 1 : -1) + options.length) % options.length);
    }
  };

  return (
    <div className={styles.search}>
      <label htmlFor={id}>Place</label>
      <div className={styles.box}>
        <input
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder="City or country"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown ? optionId(active) : undefined}
          value={query}
          onFocus={load}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
            setOpen(true);
            load();
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- the list of a combobox, whose focus stays in the input */}
        <ul id={`${id}-list`} role="listbox" aria-label="Places" className={styles.list} hidden={!isShown}>
          {options.map((place, index) => (
            <li
              key={place.name}
              id={optionId(index)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- see above
              role="option"
              aria-selected={index === active}
              // Before the input loses the focus, and with it the list.
              onPointerDown={(event) => {
                event.preventDefault();
                take(place);
              }}
            >
              {place.name}
            </li>
          ))}
        </ul>
        {isOpen && query.trim() !== "" && !isShown && (
          <output className={styles.none}>
            {search ? "No such city in the table. You can open a weather file for the place instead." : "Loading the cities…"}
          </output>
        )}
      </div>
    </div>
  );
}
