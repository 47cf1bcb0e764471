import { searchIndex, type Found, type SearchEntry } from "./searchIndex.ts";

const shownResults = 12;

/** Makes the search form of a page answer while one types: arrows choose, Enter opens, Escape closes. */
export function searchBox(form: HTMLFormElement): void {
  const input = form.querySelector("input")!;
  const list = form.querySelector("ul")!;
  const status = form.querySelector("[role=status]")!;
  const search = fetch("/docs/search.json").then(async (answer) => searchIndex((await answer.json()) as readonly SearchEntry[]));
  let results: readonly Found[] = [];
  let chosen = 0;

  const choose = (index: number): void => {
    chosen = index;
    const options = [...list.querySelectorAll("[role=option]")];
    options.forEach((option, index) => option.setAttribute("aria-selected", String(index === chosen)));
    const option = options[chosen];
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  };
  const show = (isOpen: boolean): void => {
    list.hidden = !isOpen;
    input.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) input.removeAttribute("aria-activedescendant");
  };
  const answer = async (): Promise<void> => {
    const query = input.value.trim();
    const find = await search;
    if (query !== input.value.trim()) return;
    results = query === "" ? [] : find(query, shownResults);
    list.replaceChildren(...results.map(optionOf));
    status.textContent = query === "" ? "" : results.length === 0 ? "Nothing found" : `${results.length} found`;
    if (query !== "" && results.length === 0) list.replaceChildren(nothingFound());
    show(query !== "");
    choose(0);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") show(false);
    if (list.hidden || results.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      choose((chosen + step + results.length) % results.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      location.assign(addressOf(results[chosen]!));
    }
  };
  input.addEventListener("input", () => void answer());
  input.addEventListener("keydown", onKey);
  form.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) show(false);
  });
  // A press on a result keeps the focus in the field; the list would otherwise close before it is a click.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  if (input.value !== "") void answer();
}

function addressOf({ path }: Found): string {
  return `/docs/${path}`;
}

/** A link that is an option: it opens in a new tab as any link does. */
function optionOf(result: Found, index: number): HTMLLIElement {
  const link = document.createElement("a");
  link.id = `docs-result-${index}`;
  link.role = "option";
  link.href = addressOf(result);
  link.tabIndex = -1;
  link.append(
    part("b", result.name),
    part("span", result.kind === "module" ? "module" : `${result.kind}, ${result.module}`),
    part("small", result.summary),
  );
  const item = document.createElement("li");
  item.role = "none";
  item.append(link);
  return item;
}

function part(tag: "b" | "span" | "small", text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function nothingFound(): HTMLLIElement {
  const text = document.createElement("span");
  text.role = "option";
  text.ariaDisabled = "true";
  text.textContent = "Nothing found. Try a shorter word, or the list of all names.";
  const item = document.createElement("li");
  item.role = "none";
  item.className = "nothing";
  item.append(text);
  return item;
}
