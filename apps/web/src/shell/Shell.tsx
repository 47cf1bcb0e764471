import { ColorSchemeToggle, IconButton } from "@org/ui/elements";
import { IconMenu2, IconX } from "@tabler/icons-react";
import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, type ReactNode } from "react";
import { useSignedInEmail } from "../account/signedInUser.ts";
import { useAnnouncedPage } from "../page/pageAnnouncement.ts";
import { LazyOutboxButton } from "../outbox/LazyOutboxButton.tsx";
import { runAction } from "../page/runAction.ts";
import { SearchButton, useSearchDialog } from "../search/SearchButton.tsx";
import { registerServiceWorker } from "./registerServiceWorker.ts";
import { Navigation } from "./Navigation.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { texts as pageTexts } from "../page/texts.ts";
import styles from "./Shell.module.css";
import { texts } from "./texts.ts";
import { useNewPageFocus } from "./useNewPageFocus.ts";
import { useSendUnsent } from "./useSendUnsent.ts";

/** Link to the dashboard for users, and to the product's site for visitors. */
function Brand(): ReactNode {
  const isSignedIn = useSignedInEmail() !== undefined;
  if (!isSignedIn) {
    return (
      <a href="/" className={styles.brand}>
        <BrandMark />
      </a>
    );
  }
  return (
    <Link to="/dashboard" preload={false} className={styles.brand}>
      <BrandMark />
    </Link>
  );
}

function BrandMark(): ReactNode {
  return (
    <>
      <svg viewBox="0 0 32 32" width="22" height="22" aria-hidden>
        <path
          d="M4 10.500h15a4 4 0 1 0-4-4M4 16h20a4 4 0 1 1-4 4M4 21.500h8.500a3.5 3.5 0 1 1-3.5 3.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </svg>
      {pageTexts.product}
    </>
  );
}

/** The frame of every page: navigation at the side, or behind a button on narrow screens. */
export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  const drawer = useRef<HTMLDialogElement>(null);
  const main = useRef<HTMLElement>(null);
  const close = (): void => drawer.current?.close();
  const isSignedIn = useSignedInEmail() !== undefined;
  const router = useRouter();
  const search = useSearchDialog();
  useSendUnsent();
  useNewPageFocus(main);
  useEffect(() => {
    if (!isSignedIn) return;
    registerServiceWorker();
    // Signing out ends on the sign-in page, which may be needed without a network.
    if (navigator.onLine) runAction(() => router.preloadRoute({ to: "/login" }));
  }, [isSignedIn, router]);
  return (
    <div className={styles.shell}>
      <a href="#main" className={`${styles.skip} screen-only`}>
        {texts.skip}
      </a>
      <header className={`${styles.top} screen-only`}>
        <IconButton label={texts.openNavigation} onClick={() => drawer.current?.showModal()}>
          <IconMenu2 size={20} stroke={1.6} aria-hidden />
        </IconButton>
        <Brand />
        <div className={styles.tools}>
          <LazyOutboxButton isCompact />
          <SearchButton isCompact onOpen={search.open} />
          <ColorSchemeToggle />
        </div>
      </header>
      <dialog ref={drawer} className={styles.drawer} aria-label={texts.navigation}>
        <div className={styles.head}>
          <Brand />
          <IconButton label={texts.closeNavigation} onClick={close}>
            <IconX size={20} stroke={1.6} aria-hidden />
          </IconButton>
        </div>
        <Navigation onNavigate={close} />
      </dialog>
      <header className={`${styles.side} screen-only`}>
        <div className={styles.head}>
          <Brand />
          <ColorSchemeToggle />
        </div>
        <div className={styles.search}>
          <SearchButton onOpen={search.open} />
        </div>
        <Navigation />
      </header>
      <OfflineNotice />
      <PageAnnouncement />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {search.dialog}
    </div>
  );
}

/** Announces the title of a page after a navigation. */
function PageAnnouncement(): ReactNode {
  return <output className="sr-only">{useAnnouncedPage()}</output>;
}
