import { useObservable } from "@org/ui/elements";
import { Alert, Button, Skeleton, Stack } from "@org/ui/kit";
import type { ReactNode } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { useOnline } from "../loading/network.ts";
import { download } from "../projects/download.ts";
import { CompanyForm } from "./CompanyForm.tsx";
import { texts } from "./texts.ts";

/** The company details of the title block of printed pages. */
export function CompanySection(): ReactNode {
  const { workspace } = useSignedIn();
  const state = useObservable(workspace.company.details);
  const isOnline = useOnline();
  switch (state.status) {
    case "loading":
      return (
        <>
          <output aria-label={texts.company.loading}>
            <Stack gap="md">
              <Skeleton height={52} />
              <Skeleton height={52} />
              <Skeleton height={96} />
            </Stack>
          </output>
          {!isOnline && <output>{texts.company.offline}</output>}
        </>
      );
    case "failed":
      return <Alert color="red">{state.message}</Alert>;
    case "unreadable":
      return (
        <>
          <Alert color="red" mb="md">
            <p>{texts.company.unreadable(state.unreadable.reason)}</p>
            <Button variant="default" mt="xs" onClick={() => download(texts.company.unreadableFile, state.unreadable.raw)}>
              {texts.company.exportUnreadable}
            </Button>
          </Alert>
          <CompanyForm stored={state.profile} />
        </>
      );
    case "ready":
      return <CompanyForm stored={state.profile} />;
  }
}
