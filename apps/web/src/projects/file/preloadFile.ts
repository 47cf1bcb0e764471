import { preloadTable } from "@org/ui/surface";
import { loadView } from "../../calculators/views.ts";

/** Loads the code that shows files of a kind. */
export async function preloadFile(kind: string): Promise<void> {
  const view = await loadView(kind);
  if (view) preloadTable(view.definition);
}
