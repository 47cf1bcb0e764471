import { NotificationArea } from "@org/ui/elements";
import { createRootRoute, Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NotFound } from "../page/NotFound.tsx";
import { Shell } from "../shell/Shell.tsx";

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFound });

function Root(): ReactNode {
  return (
    <>
      <NotificationArea />
      <Shell>
        <Outlet />
      </Shell>
    </>
  );
}
