import { MantineTheme } from "@org/ui/kit";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { AccountGate } from "../account/AccountGate.tsx";
import { AccountLoading } from "../account/AccountLoading.tsx";
import { preloadSignOut } from "../account/preloadSignOut.ts";
import { preloadOutbox } from "../outbox/LazyOutboxButton.tsx";
import { requireAccount } from "../shell/access.ts";

export const Route = createFileRoute("/_protected")({ beforeLoad: requireAccount, component: Protected, pendingComponent: AccountLoading });

function Protected(): ReactNode {
  const { backend } = Route.useRouteContext();
  useEffect(preloadOutbox, []);
  useEffect(preloadSignOut, []);
  return (
    <MantineTheme>
      <AccountGate backend={backend}>
        <Outlet />
      </AccountGate>
    </MantineTheme>
  );
}
