import "@org/ui/styles";
import type { ReactNode } from "react";
import type { Root } from "react-dom/client";
import { createFirstPageRouter, type LoadedApplication } from "./firstPage/firstPageRouter.tsx";
import { FirstPage } from "./firstPage/FirstPage.tsx";
import { hydrate } from "./hydrate.ts";
import { markMissingCode } from "./pageParts/missingCode.ts";

/** Where the build has drawn the page, and it shows what this browser would show (build/prerender.ts). */
async function load(): Promise<LoadedApplication> {
  const { Application, createApplicationRouter } = await import("./application.tsx");
  const router = createApplicationRouter();
  return { router, application: <Application router={router} /> };
}

markMissingCode();
let root: Root | undefined;
const router = createFirstPageRouter({ load, render: (application: ReactNode) => root?.render(application) });
// What fails here is shown by the application, which says so in words.
root = hydrate(document.getElementById("root")!, <FirstPage router={router} />, router.handOver);
