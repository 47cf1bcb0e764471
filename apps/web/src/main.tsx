import "@org/ui/styles";
import { createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { routeTree } from "./routeTree.gen.ts";
import { parseSearch, stringifySearch } from "./shell/search.ts";
import { Failure } from "./pageParts/Failure.tsx";
import { markMissingCode } from "./pageParts/missingCode.ts";
import { NotFound } from "./pageParts/NotFound.tsx";
import { PageSkeleton } from "./pageParts/PageSkeleton.tsx";

const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: "intent",
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: 150,
  // A page is shown as soon as it is there: by default the router holds back for half a second what comes right after its outline.
  defaultPendingMinMs: 0,
  defaultErrorComponent: Failure,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

markMissingCode();
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
