import { commonTexts, Spinner } from "@org/ui/elements";
import { MantineTheme } from "@org/ui/kit";
import { Suspense, type ReactNode } from "react";
import { usePageTitle } from "../page/usePageTitle.ts";
import { BackendBoundary } from "./BackendBoundary.tsx";
import styles from "./account.module.css";

interface AccountPageProps {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
}

/** The narrow column of the sign-in pages. Its parts load the account code and show a placeholder meanwhile. */
export function AccountPage({ title, description, children }: AccountPageProps): ReactNode {
  usePageTitle(title, description);
  return (
    <MantineTheme>
      <div className={styles.page}>
        <h1>{title}</h1>
        <BackendBoundary>
          <Suspense fallback={<Spinner label={commonTexts.loading} />}>{children}</Suspense>
        </BackendBoundary>
      </div>
    </MantineTheme>
  );
}
