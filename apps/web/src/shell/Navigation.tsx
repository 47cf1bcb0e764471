import { IconBook, IconFolder, IconLayoutDashboard, IconLogout, IconSettings, type Icon } from "@tabler/icons-react";
import { Link, useRouter } from "@tanstack/react-router";
import { useId, type ReactNode } from "react";
import { useSignedInEmail } from "../account/signedInUser.ts";
import { LazyOutboxButton } from "../outbox/LazyOutboxButton.tsx";
import { runAction } from "../page/runAction.ts";
import { aboutLinks, navigationFor, type NavigationGroup, type NavigationLink } from "../page/navigationLinks.ts";
import styles from "./Shell.module.css";
import { texts } from "./texts.ts";

interface NavigationProps {
  /** Called when a link is clicked, to close the navigation where it covers the page. */
  readonly onNavigate?: () => void;
}

/** The links to all pages, the signed-in user, and the pages about the product. */
export function Navigation({ onNavigate }: NavigationProps): ReactNode {
  const isSignedIn = useSignedInEmail() !== undefined;
  const navigate = onNavigate && { onNavigate };
  return (
    <>
      <nav aria-label={texts.main} className={styles.nav}>
        {navigationFor(isSignedIn).map((group) => (
          <Group key={group.title} group={group} {...navigate} />
        ))}
      </nav>
      <div className={styles.outbox}>
        <LazyOutboxButton {...(onNavigate && { onOpen: onNavigate })} />
      </div>
      <SignedInUser {...navigate} />
      <nav aria-label={texts.about} className={styles.information}>
        {aboutLinks.map((link) => (
          <Item key={link.path} link={link} {...navigate} />
        ))}
      </nav>
    </>
  );
}

function Group({ group, onNavigate }: NavigationProps & { readonly group: NavigationGroup }): ReactNode {
  const id = useId();
  return (
    <div className={styles.group}>
      <p id={id}>{group.title}</p>
      <ul aria-labelledby={id}>
        {group.links.map((link) => (
          <li key={link.path}>
            <Item link={link} {...(onNavigate && { onNavigate })} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Icons of the pages for daily use. */
const icons: Readonly<Record<string, Icon>> = {
  "/dashboard": IconLayoutDashboard,
  "/projects": IconFolder,
  "/reference": IconBook,
  "/settings": IconSettings,
};

function Item({ link, onNavigate }: NavigationProps & { readonly link: NavigationLink }): ReactNode {
  if (link.outside) return <a href={link.path}>{link.label}</a>;
  const ItemIcon = icons[link.path];
  return (
    <Link to={link.path} activeOptions={{ includeSearch: false }} onClick={onNavigate} {...(link.needsAccount && { preload: false })}>
      {ItemIcon && <ItemIcon size={16} stroke={1.6} aria-hidden />}
      {link.label}
    </Link>
  );
}

/** The signed-in user with a sign-out button; a sign-in link for visitors. */
function SignedInUser({ onNavigate }: NavigationProps): ReactNode {
  const email = useSignedInEmail();
  const { navigate } = useRouter();
  if (email === undefined) {
    return (
      <div className={styles.session}>
        <Link to="/login" onClick={onNavigate}>
          {texts.signIn}
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
          onNavigate?.();
          runAction(async () => {
            const { signOut } = await import("../account/signOut.ts");
            await signOut(() => navigate({ to: "/login" }));
          });
        }}
      >
        <IconLogout size={16} stroke={1.6} aria-hidden />
        {texts.signOut}
      </button>
    </div>
  );
}
