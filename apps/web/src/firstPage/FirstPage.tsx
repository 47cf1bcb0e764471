import { firstInteraction, NotificationArea } from "@org/ui/elements";
import { StrictMode, useEffect, type ReactNode } from "react";
import { useSignedInEmail } from "../account/signedInUser.ts";
import { CalculatorPage } from "../calculators/CalculatorPage.tsx";
import { view } from "../calculators/heat-load/HeatLoadView.tsx";
import { PageRouterContext } from "../pageParts/pageRouter.ts";
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

function HeatLoad({ router }: { readonly router: FirstPageRouter }): ReactNode {
  const address = useOwnAddress();
  const isSignedIn = useSignedInEmail() !== undefined;
  const { handOver, loadAhead } = router;
  useEffect(() => {
    void firstInteraction().then(loadAhead);
  }, [loadAhead]);
  useEffect(() => {
    // In another tab: what is for users needs the router.
    if (isSignedIn) handOver();
  }, [isSignedIn, handOver]);
  return <CalculatorPage {...view} address={address} SaveDialog={SaveDialog} />;
}
