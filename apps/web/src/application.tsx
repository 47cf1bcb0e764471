import { beginWork } from "@org/ui/elements";
import { createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode, type ReactNode } from "react";
import { ErrorPage } from "./pageParts/ErrorPage.tsx";
import { NotFound } from "./pageParts/NotFound.tsx";
import { PageSkeleton } from "./pageParts/PageSkeleton.tsx";
import { routeTree } from "./routeTree.gen.ts";
import { parseSearch, stringifySearch } from "./shell/searchParams.ts";

/** The router of the application. */
export function createApplicationRouter() {
  const router = createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultPendingComponent: PageSkeleton,
    defaultPendingMs: 150,
    // A page is shown as soon as it is there: by default the router holds back for half a second what comes right after its outline.
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  });
  let end: (() => void) | undefined;
  router.subscribe("onBeforeNavigate", () => {
    end ??= beginWork();
  });
  router.subscribe("onRendered", () => {
    end?.();
    end = undefined;
  });
  return router;
}

export type ApplicationRouter = ReturnType<typeof createApplicationRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: ApplicationRouter;
  }
}

export function Application({ router }: { readonly router: ApplicationRouter }): ReactNode {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}
