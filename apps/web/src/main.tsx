import "@org/ui/styles";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Application, createApplicationRouter } from "./application.tsx";
import { markMissingCode } from "./pageParts/missingCode.ts";
import { preloadPage } from "./preloadPage.ts";

markMissingCode();
const root = document.getElementById("root")!;
const router = createApplicationRouter();

// At once: what the build has drawn (build/prerender.ts) must not be seen, or clicked, between being shown and being replaced.
flushSync(() => createRoot(root).render(<Application router={router} />));
delete document.documentElement.dataset["hidden"];
preloadPage(router);
