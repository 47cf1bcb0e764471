import type { RegisteredRouter } from "@tanstack/react-router";
import { createContext, use, type ComponentType, type ReactNode } from "react";

/** A link to another page of the application. */
export interface PageLinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  /** Whether its page is loaded when the pointer comes near; it is unless told otherwise. */
  readonly preload?: false | undefined;
  readonly children: ReactNode;
}

/**
 * What the frame and the calculators' pages ask of a router. The first page of a newcomer is drawn without the application's router, which comes when
 * they leave it; all other pages have the router itself.
 */
export interface PageRouter extends Pick<RegisteredRouter, "navigate" | "preloadRoute" | "subscribe"> {
  readonly Link: ComponentType<PageLinkProps>;
}

/** Search parameters as they stand in the address. */
export type AddressParams = Readonly<Record<string, string>>;

/** The address of the page that is shown, which follows what is on the page. */
export interface PageAddress {
  readonly search: AddressParams;
  /** Writes other parameters, in place of those that are there or as a step that the browser's button takes back. */
  readonly write: (search: AddressParams, options?: { readonly replace?: boolean }) => Promise<void>;
}

export const PageRouterContext = createContext<PageRouter | undefined>(undefined);

/** The router of the page, whichever it is. */
export function usePageRouter(): PageRouter {
  const router = use(PageRouterContext);
  if (!router) throw new Error("This part stands outside of a page.");
  return router;
}
