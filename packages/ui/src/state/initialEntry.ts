import { readDraft } from "./drafts.ts";
import type { Entry } from "./editing.ts";
import { startInput, type AnyCalculator } from "./formInput.ts";
import { preferredUnitSystem } from "./preferredUnitSystem.ts";
import { fromSearchParams, hasState, type SearchParams } from "./searchParams.ts";

/**
 * What a page opens with: the draft that was left at this very address, else the state of the address, else the last draft, else the
 * calculator's start in the usual units.
 */
export function initialEntry(definition: AnyCalculator, params: SearchParams): { readonly entry: Entry; readonly notices: readonly string[] } {
  const draft = readDraft(definition);
  const stated = hasState(params) || Object.keys(definition.fields).some((name) => params[name] !== undefined);
  if (draft && (draft.here || !stated)) return draft;
  if (!stated) return { entry: { input: startInput(definition, preferredUnitSystem()), unread: {} }, notices: [] };
  const { input, notices } = fromSearchParams(definition, params, preferredUnitSystem());
  return { entry: { input, unread: {} }, notices };
}
