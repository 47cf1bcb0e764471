import type { ReactNode } from "react";
import { SyncLine } from "../projects/SyncLine.tsx";
import { usePageTitle } from "../pageParts/usePageTitle.ts";
import { AccountSection } from "./AccountSection.tsx";
import { CompanySection } from "./CompanySection.tsx";
import { DataSection } from "./DataSection.tsx";
import { PreferencesSection } from "./PreferencesSection.tsx";
import styles from "./settings.module.css";

export function SettingsPage(): ReactNode {
  usePageTitle("Settings");
  return (
    <div className={styles.page}>
      <h1>Settings</h1>
      <SyncLine />
      <CompanySection />
      <PreferencesSection />
      <AccountSection />
      <DataSection />
    </div>
  );
}
