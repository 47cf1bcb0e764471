import type { UnitSystem } from "@org/hvac-core/quantity";

/** Content of the fields on the start page: text and unit, by name. */
export type FieldTexts = Readonly<Record<string, { readonly text: string; readonly unit: string }>>;

/** Displayed answer. */
export interface AnswerTexts {
  readonly value: string;
  readonly unit: string;
  readonly sentence: string;
  readonly parts: readonly { readonly id: string; readonly text: string; readonly length: number }[];
  readonly assumed: string;
  /** Address of the calculator with the same room. */
  readonly link: string;
}

/** A room in one unit system, as the build computed it. */
export interface RoomTexts {
  readonly fields: FieldTexts;
  readonly answer: AnswerTexts;
}

export function showFields(form: HTMLFormElement, fields: FieldTexts): void {
  for (const [field, { text, unit }] of Object.entries(fields)) {
    form.querySelector<HTMLInputElement | HTMLSelectElement>(`[data-field="${field}"]`)!.value = text;
    const unitPart = form.querySelector(`[data-unit="${field}"]`);
    if (unitPart) unitPart.textContent = unit;
  }
}

export function showAnswer(form: HTMLFormElement, { value, unit, sentence, parts, assumed, link }: AnswerTexts): void {
  const part = (name: string): HTMLElement => form.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  const texts = { value, unit, sentence, assumed, ...Object.fromEntries(parts.map(({ id, text }) => [`amount-${id}`, text])) };
  for (const [name, text] of Object.entries(texts)) part(name).textContent = text;
  for (const { id, length } of parts) part(`bar-${id}`).setAttribute("width", `${(100 * length).toFixed(2)}%`);
  part("link").setAttribute("href", link);
}

/** The units that a visitor reads in: as chosen in the application, which is on the same origin, else by the region of the browser, as there. */
export function visitorsSystem(language: string, storage: () => Pick<Storage, "getItem">): UnitSystem {
  let chosen: string | null = null;
  try {
    chosen = storage().getItem("plenum.unitSystem");
  } catch {
    // A browser that keeps nothing has no choice of an earlier visit.
  }
  if (chosen === "Metric" || chosen === "Imperial") return chosen;
  return /^en(?:-US)?$|-(?:US|LR|MM)$/.test(language) ? "Imperial" : "Metric";
}

/** Shows the room in a visitor's own units: the page is built in Metric, and has the other room as well. */
export function showInVisitorsUnits(form: HTMLFormElement, system: UnitSystem): void {
  if (system === "Metric" || form.dataset["imperial"] === undefined) return;
  const { fields, answer } = JSON.parse(form.dataset["imperial"]) as RoomTexts;
  showFields(form, fields);
  showAnswer(form, answer);
  form.querySelector<HTMLInputElement>(`[data-system="${system}"]`)!.checked = true;
  form.dataset["room"] = system;
}
