import { restorePipeSizes } from "@org/ui/elements";
import "@org/ui/styles";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Application, createApplicationRouter } from "./application.tsx";
import { logUncaught } from "./device/logUncaught.ts";
import { hydrate } from "./hydrate.ts";
import { markMissingCode } from "./loading/missingCode.ts";
import { preloadPage } from "./preloadPage.ts";

markMissingCode();
logUncaught();
restorePipeSizes();
const root = document.getElementById("root")!;
/** Whether the build has drawn the page as this browser would show it (build/prerender.ts). */
const isDrawn = root.dataset["prerendered"] === "same";
const router = createApplicationRouter({ isDrawn });
const application = <Application router={router} />;

async function hydrateDrawnPage(): Promise<void> {
  // What is drawn at first must be what the build has drawn: the router has its page before.
  await router.load();
  // In a separate task, so that the browser can respond between loading the code and hydrating.
  setTimeout(() => hydrate(root, application));
}

function drawPage(): void {
  // At once: what the build has drawn must not be seen, or clicked, between being shown and being replaced.
  flushSync(() => createRoot(root).render(application));
  delete document.documentElement.dataset["hidden"];
  preloadPage(router);
}

if (isDrawn) await hydrateDrawnPage();
else drawPage();
