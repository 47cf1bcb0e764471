import type { UnitSystem } from "@org/hvac-core/quantity";
import { prerender } from "react-dom/static";
import { createFirstPageRouter, firstPath } from "./firstPage/firstPageRouter.tsx";
import { FirstPage } from "./firstPage/FirstPage.tsx";

/** What a newcomer's browser keeps: nothing but the units that the page is drawn in. */
function newcomersStorage(unitSystem: UnitSystem): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  return { getItem: (key) => (key === "plenum.unitSystem" ? unitSystem : null), setItem: () => undefined, removeItem: () => undefined };
}

/**
 * The markup of the first page as a newcomer sees it: what `firstVisit.tsx` then makes alive. Only for the build, in a process of its own: it sets
 * globals of a browser.
 */
export async function prerenderPage(unitSystem: UnitSystem): Promise<string> {
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
  const router = createFirstPageRouter({ load: () => Promise.reject(new Error("The build goes nowhere.")), render: () => undefined });
  // In one piece: React would else put what is large behind the rest, for a script to move to its place.
  const { prelude } = await prerender(<FirstPage router={router} />, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
