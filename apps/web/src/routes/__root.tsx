import { NotificationArea } from "@org/ui/elements";
import { createRootRoute, Link, Outlet, useRouter } from "@tanstack/react-router";
import { useMemo, type ReactNode } from "react";
import { NotFound } from "../pageParts/NotFound.tsx";
import { PageRouterContext, type PageLinkProps } from "../pageParts/pageRouter.ts";
import { Shell } from "../shell/Shell.tsx";

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFound });

function PageLink({ to, preload, ...props }: PageLinkProps): ReactNode {
  return <Link {...props} to={to} preload={preload ?? "intent"} activeOptions={{ includeSearch: false }} />;
}

function Root(): ReactNode {
  const { navigate, preloadRoute, subscribe } = useRouter();
  const router = useMemo(() => ({ Link: PageLink, navigate, preloadRoute, subscribe }), [navigate, preloadRoute, subscribe]);
  return (
    <PageRouterContext value={router}>
      <NotificationArea />
      <Shell>
        <Outlet />
      </Shell>
    </PageRouterContext>
  );
}
