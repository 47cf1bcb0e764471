import type { RegisteredRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { expectPage } from "../pageParts/pageAnnouncement.ts";
import type { PageLinkProps, PageRouter } from "../pageParts/pageRouter.ts";
import { runAction } from "../pageParts/runAction.ts";
import { whenIdle } from "../pageParts/whenIdle.ts";

/** The page that a newcomer comes to. */
export const firstPath = "/heat-load";

/** The application with its router, which is loaded when the first page is left. */
export interface LoadedApplication {
  readonly router: RegisteredRouter;
  readonly application: ReactNode;
}

interface FirstPageRouterOptions {
  readonly load: () => Promise<LoadedApplication>;
  /** Draws the application in place of the first page. */
  readonly render: (application: ReactNode) => void;
}

export interface FirstPageRouter extends PageRouter {
  /** Loads the code of the application, once the browser has time. */
  readonly loadAhead: () => void;
  /** Hands the page over to the application, which opens it with the draft of who is there. */
  readonly handOver: () => void;
}

/** How long the first page stays while the next one loads, in milliseconds; then the application is drawn, which shows the outline of the next page. */
const nextPageWaitMs = 250;

/** @returns what focuses the element of that name anew, with what was selected in it, and says whether there is one */
function rememberFocus(): () => boolean {
  const before = document.activeElement;
  const selection = before instanceof HTMLInputElement && before.type === "text" && ([before.selectionStart, before.selectionEnd] as const);
  return () => {
    const after = before?.id ? document.getElementById(before.id) : null;
    after?.focus({ preventScroll: true });
    if (selection && after instanceof HTMLInputElement) after.setSelectionRange(...selection);
    return after !== null;
  };
}

/** Leads from the first page to others: the application's router takes over with the first navigation. */
export function createFirstPageRouter({ load, render }: FirstPageRouterOptions): FirstPageRouter {
  let loading: Promise<LoadedApplication> | undefined;
  const loadOnce = (): Promise<LoadedApplication> => {
    loading ??= loadWithWayBack().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  // The browser's Back button works without a network, too.
  const loadWithWayBack = async (): Promise<LoadedApplication> => {
    const loaded = await load();
    await loaded.router.preloadRoute({ to: firstPath });
    return loaded;
  };
  const draw = (application: ReactNode): void => {
    // A page keeps what was typed as it goes: before the next one is drawn, which may be the same one and reads it.
    flushSync(() => render(null));
    flushSync(() => render(application));
  };
  const focusPage = (): void => {
    const main = document.querySelector<HTMLElement>("main");
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  };
  const takeOver = async (go: (router: RegisteredRouter) => Promise<void>): Promise<void> => {
    const { router, application } = await loadOnce();
    // Where the page is now: there is something to draw, whenever it is drawn.
    await router.load();
    expectPage();
    const arrival = go(router);
    await Promise.race([arrival, new Promise((resolve) => setTimeout(resolve, nextPageWaitMs))]);
    draw(application);
    focusPage();
    await arrival;
  };
  const handOver = async (): Promise<void> => {
    const { router, application } = await loadOnce();
    // However long it takes: drawn before, the application would open what the address has said of the page until now, as a link.
    await router.navigate({ to: firstPath, search: {}, replace: true });
    expectPage();
    // The page stays the same one: the next key goes where the last one went.
    const focusAgain = rememberFocus();
    draw(application);
    if (!focusAgain()) focusPage();
  };
  const navigate: PageRouter["navigate"] = async (options) => {
    if (options.to !== firstPath) return takeOver((router) => router.navigate(options));
    globalThis.scrollTo(0, 0);
  };
  const preloadRoute: PageRouter["preloadRoute"] = async (options) => (await loadOnce()).router.preloadRoute(options);

  function FirstPageLink({ to, onClick, preload, className, children }: PageLinkProps): ReactNode {
    const isActive = to === firstPath;
    const intend = (): void => {
      // A failure is shown when the link is followed.
      if (preload !== false) preloadRoute({ to }).catch((error: unknown) => globalThis.console.warn(error));
    };
    return (
      <a
        href={to}
        className={className ?? (isActive ? "active" : undefined)}
        {...(isActive && { "data-status": "active", "aria-current": "page" })}
        onMouseEnter={intend}
        onFocus={intend}
        onTouchStart={intend}
        onClick={(event) => {
          onClick?.();
          if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          runAction(() => navigate({ to }));
        }}
      >
        {children}
      </a>
    );
  }
  return {
    Link: FirstPageLink,
    navigate,
    preloadRoute,
    // Nobody goes from one page to another before the application's router is there.
    subscribe: () => () => {},
    loadAhead: () => {
      whenIdle(() => {
        // A failure is shown to anyone who navigates.
        loadOnce().catch((error: unknown) => globalThis.console.warn("The application could not be loaded ahead.", error));
      });
    },
    handOver: () => runAction(handOver),
  };
}
