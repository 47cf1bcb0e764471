import type { Entries } from "./pipeFriction.ts";

/** The script of FrictionIsland.astro: the engine is loaded at the first touch of a field, and every change computes again. */

const numberFields = ["concentration", "temperature", "flow"] as const;

function entriesOf(form: HTMLFormElement): Entries {
  const data = new FormData(form);
  const number = (name: string): number => {
    const entry = data.get(name);
    return typeof entry === "string" && entry !== "" ? Number(entry) : Number.NaN;
  };
  return {
    kind: data.get("kind") === "ethylene" ? "ethylene" : "propylene",
    concentration: number("concentration"),
    temperature: number("temperature"),
    flow: number("flow"),
    diameter: number("diameter"),
  };
}

function load() {
  return Promise.all([import("./pipeFriction.ts"), import("./frictionTexts.ts")]);
}

async function show(form: HTMLFormElement, results: HTMLElement): Promise<void> {
  // Until they are computed, the numbers are not those of the fields.
  results.toggleAttribute("data-stale", true);
  const [{ compareFriction, pipeFlowOf, problemsOf }, { frictionTexts }] = await load();
  const entries = entriesOf(form);
  const problems = problemsOf(entries);
  for (const name of numberFields) {
    const problem = problems[name];
    form.querySelector(`[name="${name}"]`)?.setAttribute("aria-invalid", String(problem !== undefined));
    const place = form.querySelector(`#friction-${name}-problem`);
    if (place && place.textContent !== (problem ?? "")) place.textContent = problem ?? "";
  }
  if (Object.keys(problems).length > 0) return;
  results.toggleAttribute("data-stale", false);
  const texts = frictionTexts(compareFriction(pipeFlowOf(entries)));
  for (const name of ["darcy", "hazenWilliams", "sentence", "detail"] as const) {
    const place = results.querySelector(`[data-text="${name}"]`);
    if (place) place.textContent = texts[name];
  }
  for (const name of ["darcy", "hazenWilliams"] as const) {
    results.querySelector(`[data-width="${name}"]`)?.setAttribute("width", String(texts.widths[name]));
  }
}

export function wakeFrictionIsland(): void {
  const form = document.querySelector<HTMLFormElement>("#friction-form");
  const results = document.querySelector<HTMLElement>("#friction-results");
  if (!form || !results) return;
  form.addEventListener("submit", (event) => event.preventDefault());
  const sayFailure = (): void => {
    const sentence = results.querySelector("[data-text='sentence']");
    if (sentence)
      sentence.textContent =
        "The calculation could not be loaded; the numbers are those of the first values. Reload the page to try again.";
  };
  form.addEventListener("focusin", () => load().catch(sayFailure), { once: true });
  form.addEventListener("input", () => show(form, results).catch(sayFailure));
}
