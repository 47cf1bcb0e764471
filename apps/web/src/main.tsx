import "@org/ui/styles";
import { createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { routeTree } from "./routeTree.gen.ts";
import { parseSearch, stringifySearch } from "./shell/search.ts";
import { Failure } from "./shell/Failure.tsx";
import { markMissingCode } from "./shell/missingCode.ts";
import { NotFound } from "./shell/NotFound.tsx";
import { PageSkeleton } from "./shell/PageSkeleton.tsx";

const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: "intent",
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: 150,
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
