import "@org/ui/styles";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Application, createApplicationRouter } from "./application.tsx";
import { markMissingCode } from "./pageParts/missingCode.ts";

markMissingCode();
const root = document.getElementById("root")!;
const router = createApplicationRouter();
const application = <Application router={router} />;

if (root.dataset["prerendered"] === "same") {
  await router.load();
  // In a transition React lets go of the main thread between components.
  startTransition(() => {
    hydrateRoot(root, application);
  });
} else {
  createRoot(root).render(application);
  delete document.documentElement.dataset["hidden"];
}
