import type { UnitSystem } from "@org/hvac-core/quantity";
import { pointLanguages } from "@org/form/numbers";
import { imperialLanguages } from "@org/ui/surface";
import { createMemoryHistory } from "@tanstack/react-router";
import { prerender } from "react-dom/static";
import { Application, createApplicationRouter } from "./application.tsx";

const firstPath = "/heat-load";

/** Storage of a new visitor's browser: only the units of the drawn page. */
function newcomersStorage(unitSystem: UnitSystem): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  return { getItem: (key) => (key === "plenum.unitSystem" ? unitSystem : null), setItem: () => undefined, removeItem: () => undefined };
}

/** Parts of the page for the build. */
export interface PrerenderedPage {
  readonly markup: string;
  /** Sources of the regular expressions by which the script in the page decides before it is painted, as the page's own code does. */
  readonly imperialLanguages: string;
  readonly pointLanguages: string;
}

/** Draws the page that visitors come to first as a newcomer sees it. Only for the build, in a separate process: it sets globals of a browser. */
export async function prerenderPage(unitSystem: UnitSystem): Promise<PrerenderedPage> {
  const storage = newcomersStorage(unitSystem);
  Object.assign(globalThis, {
    window: globalThis,
    self: globalThis,
    addEventListener: () => undefined,
    localStorage: storage,
    sessionStorage: storage,
    location: { pathname: firstPath, search: "", href: `https://plenum.example${firstPath}` },
  });
  // The build's machine may count in another language.
  Object.defineProperty(globalThis, "navigator", { value: { language: "en-US", onLine: true, userAgent: "" } });
  const router = createApplicationRouter({ history: createMemoryHistory({ initialEntries: [firstPath] }) });
  await router.load();
  // In one piece: otherwise React would append large parts, for a script to move to their place.
  const { prelude } = await prerender(<Application router={router} />, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return { markup: await new Response(prelude).text(), imperialLanguages: imperialLanguages.source, pointLanguages: pointLanguages.source };
}
