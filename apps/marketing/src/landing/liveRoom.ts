import type { UnitSystem } from "@org/hvac-core/quantity";
import { roomFields, type RoomField } from "./room.ts";
import { answerOf, type RoomAnswer } from "./roomAnswer.ts";
import { fieldText, inSystem, startOf, typed, type RoomState } from "./roomInput.ts";
import { answerTexts, fieldTexts } from "./roomTexts.ts";
import { showAnswer as showAnswerTexts, showFields } from "./showRoom.ts";

type Control = HTMLInputElement | HTMLSelectElement;

/** Brings the instrument of the start page to life: loaded at its first touch, it continues from what the build computed. */
export function bringToLife(form: HTMLFormElement): void {
  const control = (field: RoomField): Control => form.querySelector<Control>(`[data-field="${field}"]`)!;
  const part = (name: string): HTMLElement => form.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  const system = (): UnitSystem => (form.querySelector<HTMLInputElement>('[data-system="Imperial"]')!.checked ? "Imperial" : "Metric");
  // What was typed or chosen while this was loading counts.
  const start: UnitSystem = form.dataset["room"] === "Imperial" ? "Imperial" : "Metric";
  let state = startOf(start);
  for (const field of roomFields)
    if (control(field).value !== fieldText(state, field).text) state = typed(state, field, control(field).value);
  if (system() !== start) state = inSystem(state, system());
  showTexts();
  showAnswer();

  form.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { field } = target.dataset;
    if (field !== undefined) state = typed(state, field as RoomField, target.value);
    else {
      state = inSystem(state, system());
      showTexts();
    }
    showAnswer();
  });
  // A number typed with another unit is shown as it was read once its field is left.
  form.addEventListener("change", showTexts);
  form.addEventListener("submit", (event) => event.preventDefault());

  function showTexts(): void {
    showFields(form, fieldTexts(state, state.unread));
  }

  function showAnswer(): void {
    const answer = answerOf(state.input);
    const errors = errorsOf(state, answer);
    for (const field of roomFields) {
      const message = errors[field] ?? "";
      control(field).setAttribute("aria-invalid", String(message !== ""));
      part(`error-${field}`).textContent = message;
    }
    const isStale = !answer.ok || Object.keys(errors).length > 0;
    form.toggleAttribute("data-stale", isStale);
    if (isStale || !answer.ok) return;
    showAnswerTexts(form, answerTexts(state, answer));
  }
}

/** Errors by field: text that is not a number, then those of the engine. */
function errorsOf({ unread }: RoomState, answer: RoomAnswer): Readonly<Partial<Record<string, string>>> {
  const refused = answer.ok ? [] : answer.errors.map(({ field, message }) => [field, message] as const);
  return { ...Object.fromEntries(refused), ...unread };
}
