import { Tabs, useMediaQuery } from "@org/ui/kit";
import { IconAdjustments, IconBuilding, IconDatabase, IconUser } from "@tabler/icons-react";
import { useLocation, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { runAction } from "../page/runAction.ts";
import { usePageTitle } from "../page/usePageTitle.ts";
import { ServerNotice } from "../projects/ServerNotice.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { CompanySection } from "./CompanySection.tsx";
import { DataSection } from "./DataSection.tsx";
import { PreferencesSection } from "./PreferencesSection.tsx";
import { texts } from "./texts.ts";
import styles from "./settings.module.css";

/** The sections by their place in the address, `/settings#company`. */
const sections = [
  { id: "account", ...texts.account, Icon: IconUser, Section: AccountSection },
  { id: "company", ...texts.company, Icon: IconBuilding, Section: CompanySection },
  { id: "preferences", ...texts.preferences, Icon: IconAdjustments, Section: PreferencesSection },
  { id: "data", ...texts.data, Icon: IconDatabase, Section: DataSection },
] as const;

export function SettingsPage(): ReactNode {
  usePageTitle(texts.title);
  const router = useRouter();
  const { hash } = useLocation();
  const isWide = useMediaQuery("(min-width: 900px)", true, { getInitialValueInEffect: false });
  const open = sections.find(({ id }) => id === hash) ?? sections[0];
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <ServerNotice />
      <Tabs
        className={styles.tabs}
        orientation={isWide ? "vertical" : "horizontal"}
        value={open.id}
        onChange={(id) => {
          if (id !== null) runAction(() => router.navigate({ to: "/settings", hash: id, replace: true, resetScroll: false }));
        }}
      >
        <Tabs.List aria-label={texts.sections}>
          {sections.map(({ id, title, Icon }) => (
            <Tabs.Tab key={id} value={id} leftSection={<Icon size={18} stroke={1.6} aria-hidden />}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {sections.map(({ id, title, lead, Section }) => (
          <Tabs.Panel key={id} value={id} className={styles.panel}>
            <h2>{title}</h2>
            <p className={styles.lead}>{lead}</p>
            <Section />
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}
