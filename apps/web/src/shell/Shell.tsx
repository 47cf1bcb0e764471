import { ColorSchemeToggle, IconButton } from "@org/ui";
import { IconMenu2, IconX } from "@tabler/icons-react";
import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, type ReactNode } from "react";
import { usePresence } from "../account/presence.ts";
import { signOut } from "../account/signOut.ts";
import { keepOnDevice } from "./keepOnDevice.ts";
import { information, navigationFor, type Way } from "./navigation.ts";
import { OfflineNotice } from "./OfflineNotice.tsx";
import styles from "./Shell.module.css";
import { useSending } from "./useSending.ts";

interface WayLinkProps {
  readonly way: Way;
  readonly onFollow: (() => void) | undefined;
}

function WayLink({ way, onFollow }: WayLinkProps): ReactNode {
  if (way.outside) return <a href={way.path}>{way.label}</a>;
  return (
    <Link to={way.path} onClick={onFollow} activeOptions={{ includeSearch: false }} preload={way.needsAccount ? false : "intent"}>
      {way.label}
      {way.planned && <small> soon</small>}
    </Link>
  );
}

function Brand(): ReactNode {
  return (
    <Link to="/" className={styles.brand} activeOptions={{ exact: true, includeSearch: false }}>
      <svg viewBox="0 0 32 32" width="22" height="22" aria-hidden>
        <path
          d="M4 10.500h15a4 4 0 1 0-4-4M4 16h20a4 4 0 1 1-4 4M4 21.500h8.500a3.5 3.5 0 1 1-3.5 3.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </svg>
      Plenum
    </Link>
  );
}

/** Who is signed in and the way out, or the way in. */
function Session({ onFollow }: { readonly onFollow: (() => void) | undefined }): ReactNode {
  const email = usePresence();
  const router = useRouter();
  if (email === undefined) {
    return (
      <div className={styles.session}>
        <Link to="/login" onClick={onFollow}>
          Sign in
        </Link>
      </div>
    );
  }
  const [name, ...domain] = email.split(/(?=@)/);
  return (
    <div className={styles.session}>
      <span title={email}>
        {name}
        <wbr />
        {domain.join("")}
      </span>
      <button
        type="button"
        onClick={() => {
          onFollow?.();
          void signOut(() => router.navigate({ to: "/" }));
        }}
      >
        Sign out
      </button>
    </div>
  );
}

function Ways({ onFollow }: { readonly onFollow?: () => void }): ReactNode {
  const isSignedIn = usePresence() !== undefined;
  return (
    <>
      <nav aria-label="Main" className={styles.nav}>
        {navigationFor(isSignedIn).map((group) => (
          <div key={group.title} className={styles.group}>
            <p id={`nav-${group.title}`}>{group.title}</p>
            <ul aria-labelledby={`nav-${group.title}`}>
              {group.ways.map((way) => (
                <li key={way.path}>
                  <WayLink way={way} onFollow={onFollow} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Session onFollow={onFollow} />
      <nav aria-label="About Plenum" className={styles.information}>
        {information.map((way) => (
          <WayLink key={way.path} way={way} onFollow={onFollow} />
        ))}
      </nav>
    </>
  );
}

/** The frame of every page: navigation at the side, or behind a button where there is no room for it. */
export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = (): void => drawer.current?.close();
  const isSignedIn = usePresence() !== undefined;
  const router = useRouter();
  useSending();
  useEffect(() => {
    if (!isSignedIn) return;
    keepOnDevice();
    // Signing out ends on the start page, and may be wanted without a network.
    if (navigator.onLine) void router.preloadRoute({ to: "/" });
  }, [isSignedIn, router]);
  return (
    <div className={styles.shell}>
      <a href="#main" className={`${styles.skip} screen-only`}>
        Skip to content
      </a>
      <header className={`${styles.top} screen-only`}>
        <IconButton label="Open the navigation" onClick={() => drawer.current?.showModal()}>
          <IconMenu2 size={20} stroke={1.6} aria-hidden />
        </IconButton>
        <Brand />
        <ColorSchemeToggle />
      </header>
      <dialog ref={drawer} className={styles.drawer} aria-label="Navigation">
        <div className={styles.head}>
          <Brand />
          <IconButton label="Close the navigation" onClick={close}>
            <IconX size={20} stroke={1.6} aria-hidden />
          </IconButton>
        </div>
        <Ways onFollow={close} />
      </dialog>
      <header className={`${styles.side} screen-only`}>
        <div className={styles.head}>
          <Brand />
          <ColorSchemeToggle />
        </div>
        <Ways />
      </header>
      <OfflineNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
