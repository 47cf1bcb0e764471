import { signedInEmail } from "./account/signedInUser.ts";
import type { ApplicationRouter } from "./application.tsx";

/**
 * Loads the code of the page at the address at once: the router asks first who is here, and who was at the last visit most likely still is. The page
 * loads it too, and says what fails.
 */
export function preloadPage(router: ApplicationRouter): void {
  if (signedInEmail() === undefined) return;
  for (const { routeId, params } of router.matchRoutes(router.latestLocation)) {
    router.loadRouteChunk(router.routesById[routeId as keyof typeof router.routesById])?.catch(() => {});
    const { calculatorId, kind } = params as { readonly calculatorId?: string; readonly kind?: string };
    const id = calculatorId ?? kind;
    if (id !== undefined) import("./calculators/views.ts").then(({ loadView }) => loadView(id)).catch(() => {});
  }
}
