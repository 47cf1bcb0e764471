import "@org/ui/styles";
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
  createRoot(root).render(application);
  delete document.documentElement.dataset["hidden"];
}
