import type { UnitSystem } from "@org/hvac-core/quantity";
import { createMemoryHistory } from "@tanstack/react-router";
import { prerender } from "react-dom/static";
import { Application, createApplicationRouter } from "./application.tsx";

/** What a newcomer's browser keeps: nothing but the units that the page is drawn in. */
function newcomersStorage(unitSystem: UnitSystem): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  return { getItem: (key) => (key === "plenum.unitSystem" ? unitSystem : null), setItem: () => undefined, removeItem: () => undefined };
}

/**
 * The markup of a page as a newcomer sees it: what `main.tsx` then makes alive. Only for the build, in a process of its own: it sets globals of a
 * browser.
 *
 * @param path such as `/heat-load`
 */
export async function prerenderPage(path: string, unitSystem: UnitSystem): Promise<string> {
  const storage = newcomersStorage(unitSystem);
  Object.assign(globalThis, {
    window: globalThis,
    self: globalThis,
    addEventListener: () => undefined,
    localStorage: storage,
    sessionStorage: storage,
    location: { pathname: path, search: "", href: `https://plenum.example${path}` },
  });
  // The build's machine may count in another language.
  Object.defineProperty(globalThis, "navigator", { value: { language: "en-US", onLine: true, userAgent: "" } });
  const router = createApplicationRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  // In one piece: React would else put what is large behind the rest, for a script to move to its place.
  const { prelude } = await prerender(<Application router={router} />, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
