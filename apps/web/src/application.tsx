import { beginWork } from "@org/ui/elements";
import { createRouter, RouterProvider, type RouterHistory } from "@tanstack/react-router";
import { StrictMode, type ReactNode } from "react";
import { ErrorPage } from "./page/ErrorPage.tsx";
import { NotFound } from "./page/NotFound.tsx";
import { PageSkeleton } from "./page/PageSkeleton.tsx";
import { routeTree } from "./routeTree.gen.ts";
import { parseSearch, stringifySearch } from "./shell/searchParams.ts";

interface RouterOptions {
  /** History with the address of the page, if that is not the browser's. */
  readonly history?: RouterHistory;
  /** Whether the page is prerendered, so that the reader may already have scrolled it. */
  readonly isDrawn?: boolean;
}

/** The router of the application. */
export function createApplicationRouter({ history, isDrawn = false }: RouterOptions = {}) {
  let keepsScroll = isDrawn;
  const router = createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultPendingComponent: PageSkeleton,
    defaultPendingMs: 150,
    // A page is shown as soon as it has loaded: by default the router delays it for half a second if its placeholder has just appeared.
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: history
      ? false
      : () => {
          const restores = !keepsScroll;
          keepsScroll = false;
          return restores;
        },
    ...(history && { history }),
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
