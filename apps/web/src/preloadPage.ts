import { signedInEmail } from "./account/signedInUser.ts";
import type { ApplicationRouter } from "./application.tsx";

/**
 * Loads the code of the page at the address at once: the router first checks the session, and the user of the last visit is most likely
 * still signed in. The page loads it too, and reports errors.
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
