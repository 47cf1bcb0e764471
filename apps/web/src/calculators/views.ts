import type { CalculatorView } from "./view.ts";

const pages = import.meta.glob<{ readonly view: CalculatorView }>("./*/*Page.tsx");
const byId = new Map(Object.entries(pages).map(([path, load]) => [path.split("/")[1]!, load]));

/** Ids of the calculators that have a page, which are also the kinds of files that can be opened. */
export function hasView(id: string): boolean {
  return byId.has(id);
}

const loading = new Map<string, Promise<CalculatorView | undefined>>();

/** Loads how a calculator is shown; `undefined` for those that have no page. The same promise until it fails, so that a page may wait for it. */
export function loadView(id: string): Promise<CalculatorView | undefined> {
  const known = loading.get(id);
  if (known) return known;
  const view = load(id);
  loading.set(id, view);
  view.catch(() => loading.delete(id));
  return view;
}

async function load(id: string): Promise<CalculatorView | undefined> {
  const page = await byId.get(id)?.();
  return page?.view;
}
