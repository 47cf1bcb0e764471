import { firstInteraction, NotificationArea } from "@org/ui/elements";
import { startTransition, StrictMode, useEffect, useState, type ReactNode } from "react";
import { useSignedInEmail } from "../account/signedInUser.ts";
import { CalculatorPage } from "../calculators/CalculatorPage.tsx";
import { firstView } from "../calculators/heat-load/firstVisit.ts";
import type { CalculatorView } from "../calculators/view.ts";
import { PageRouterContext } from "../pageParts/pageRouter.ts";
import { runAction } from "../pageParts/runAction.ts";
import { SaveDialog } from "../projects/saveDialog.ts";
import { Shell } from "../shell/Shell.tsx";
import type { FirstPageRouter } from "./firstPageRouter.tsx";
import { useOwnAddress } from "./ownAddress.ts";

/** The page for visitors as a newcomer sees it: without the application's router, whose code comes with the first move of pointer or key. */
export function FirstPage({ router }: { readonly router: FirstPageRouter }): ReactNode {
  return (
    <StrictMode>
      <PageRouterContext value={router}>
        <NotificationArea />
        <Shell>
          <HeatLoad router={router} />
        </Shell>
      </PageRouterContext>
    </StrictMode>
  );
}

/** The first page with all that it can calculate, once that is wanted and here. */
function useWholeView(): CalculatorView {
  const [view, setView] = useState(firstView);
  const isWhole = view !== firstView;
  useEffect(() => {
    if (isWhole) return;
    const load = async (): Promise<void> => {
      try {
        const whole = await import("../calculators/heat-load/HeatLoadView.tsx");
        startTransition(() => setView(whole.view));
      } catch (error) {
        globalThis.console.warn("The hourly method could not be loaded.", error);
      }
    };
    const loadAgain = (): void => runAction(load);
    runAction(() => firstInteraction().then(load));
    globalThis.addEventListener("online", loadAgain);
    return () => globalThis.removeEventListener("online", loadAgain);
  }, [isWhole]);
  return view;
}

function HeatLoad({ router }: { readonly router: FirstPageRouter }): ReactNode {
  const address = useOwnAddress();
  const view = useWholeView();
  const isSignedIn = useSignedInEmail() !== undefined;
  const { handOver, loadAhead } = router;
  useEffect(() => {
    runAction(() => firstInteraction().then(loadAhead));
  }, [loadAhead]);
  useEffect(() => {
    // In another tab: what is for users needs the router.
    if (isSignedIn) handOver();
  }, [isSignedIn, handOver]);
  return <CalculatorPage {...view} address={address} SaveDialog={SaveDialog} />;
}
