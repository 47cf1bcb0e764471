import "@org/ui/styles";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Application, createApplicationRouter } from "./application.tsx";
import { hydrate } from "./hydrate.ts";
import { markMissingCode } from "./pageParts/missingCode.ts";

markMissingCode();
const root = document.getElementById("root")!;
const router = createApplicationRouter();
const application = <Application router={router} />;

// Set where the page was drawn by the build (build/prerender.ts), and whether it shows what this browser would show.
if (root.dataset["prerendered"] === "same") {
  await router.load();
  hydrate(root, application);
} else {
  // At once: what the build has drawn must not be seen, or clicked, between being shown and being replaced.
  flushSync(() => createRoot(root).render(application));
  delete document.documentElement.dataset["hidden"];
}
