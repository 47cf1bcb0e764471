import type { CalculatorView } from "./view.ts";

const views = import.meta.glob<{ readonly view: CalculatorView }>("./*/[A-Z]*View.{ts,tsx}");
const byId = new Map(Object.entries(views).map(([path, load]) => [path.split("/")[1]!, load]));

/** Whether a calculator can be shown: on its page, and in the files of its kind. */
export function hasView(id: string): boolean {
  return byId.has(id);
}

/** How a calculator is shown; no view for those that have none. */
export interface LoadedView {
  readonly id: string;
  readonly view: CalculatorView | undefined;
}

const loading = new Map<string, Promise<CalculatorView | undefined>>();
const loaded = new Map<string, LoadedView>();

/** What `loadView` has loaded. */
export const loadedView = (id: string): LoadedView | undefined => loaded.get(id);

/** Loads how a calculator is shown; `undefined` for those that have none. The same promise until it fails. */
export function loadView(id: string): Promise<CalculatorView | undefined> {
  const known = loading.get(id);
  if (known) return known;
  const view = load(id);
  loading.set(id, view);
  view.catch(() => loading.delete(id));
  return view;
}

async function load(id: string): Promise<CalculatorView | undefined> {
  const view = (await byId.get(id)?.())?.view;
  loaded.set(id, { id, view });
  return view;
}
