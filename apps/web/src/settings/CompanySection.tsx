import { limits, type CompanyProfile } from "@org/data";
import { Button, notify } from "@org/ui/elements";
import { TextField } from "@org/ui/kit";
import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { FormFailure } from "../account/AccountPage.tsx";
import { keepCompanyDraft, readCompanyDraft } from "../account/companyDraft.ts";
import { useReadable } from "../account/useReadable.ts";
import { useTask } from "../account/useTask.ts";
import { useSignedIn } from "../account/signedIn.ts";
import { ListSkeleton } from "../projects/ListSkeleton.tsx";
import { download } from "../projects/download.ts";
import { lengthFault } from "../projects/lengthFault.ts";
import { useOnline } from "../pageParts/network.ts";
import { runAction } from "../pageParts/runAction.ts";
import { LogoError, scaleLogo } from "./scaleLogo.ts";
import { Section } from "./Section.tsx";
import styles from "./settings.module.css";

/** The company details, as they stand in the title block of printed pages. */
export function CompanySection(): ReactNode {
  const { workspace } = useSignedIn();
  const state = useReadable(workspace.company.details);
  const isOnline = useOnline();
  return (
    <Section id="company" title="Company" lead="Stands in the title block of reports.">
      {state.status === "loading" && (
        <>
          <ListSkeleton rows={3} />
          {!isOnline && <output>This device has no copy of them yet. They show when the network is back.</output>}
        </>
      )}
      {state.status === "failed" && <p role="alert">{state.message}</p>}
      {state.status === "unreadable" && (
        <div role="alert">
          <p>The company details cannot be read. {state.unreadable.reason} Saving replaces them.</p>
          <Button onClick={() => download("unreadable company details", state.unreadable.raw)}>Export as they are</Button>
        </div>
      )}
      {(state.status === "ready" || state.status === "unreadable") && <CompanyForm stored={state.profile} />}
    </Section>
  );
}

function CompanyForm({ stored }: { readonly stored: CompanyProfile }): ReactNode {
  const {
    workspace,
    user: { uid },
  } = useSignedIn();
  // Only what was changed here is kept here: the rest follows what is stored, also from another device.
  const [changes, setChanges] = useState<Partial<CompanyProfile>>(() => readCompanyDraft(uid));
  const profile = { ...stored, ...changes };
  const [shows, setShows] = useState(false);
  const task = useTask();
  const nameFault = lengthFault(profile.name, limits.nameLength);
  const locationFault = lengthFault(profile.location, limits.locationLength);
  const picker = useRef<HTMLInputElement>(null);
  const isChanged = JSON.stringify(profile) !== JSON.stringify(stored);
  const keep = (to: Partial<CompanyProfile>): void => {
    setChanges(to);
    keepCompanyDraft(uid, to);
  };
  // Reads what is there by then: a picture takes a while, and typing goes on meanwhile.
  const change = (part: Partial<CompanyProfile>): void => keep({ ...readCompanyDraft(uid), ...part });

  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setShows(true);
    if (nameFault ?? locationFault) return event.currentTarget.querySelectorAll("input")[nameFault === undefined ? 1 : 0]?.focus();
    const sent = profile;
    if (!(await task.run(() => workspace.company.save({ ...profile, name: profile.name.trim(), location: profile.location.trim() }))))
      return;
    // What was typed while it was being saved is still to be saved.
    keep(Object.fromEntries(Object.entries(readCompanyDraft(uid)).filter(([key, value]) => value !== sent[key as keyof CompanyProfile])));
    notify({ message: "Company details saved.", tone: "success" });
  };
  const discard = (): void => {
    const discarded = readCompanyDraft(uid);
    keep({});
    setShows(false);
    task.setFailure(undefined);
    notify({
      message: "Changes to the company details discarded.",
      action: { label: "Undo", run: () => keep({ ...discarded, ...readCompanyDraft(uid) }) },
    });
  };
  const choose = async (file: File): Promise<void> => {
    try {
      change({ logo: await scaleLogo(file, limits.logoLength) });
      task.setFailure(undefined);
    } catch (error) {
      if (!(error instanceof LogoError)) throw error;
      task.setFailure(error.message);
    }
  };
  return (
    <form noValidate onSubmit={(event) => runAction(() => send(event))}>
      <TextField
        label="Name"
        name="organization"
        autoComplete="organization"
        value={profile.name}
        onChange={(name) => change({ name })}
        error={shows ? nameFault : undefined}
      />
      <TextField
        label="Location"
        name="location"
        autoComplete="off"
        value={profile.location}
        onChange={(location) => change({ location })}
        error={shows ? locationFault : undefined}
      />
      <div className={styles.logoField}>
        <p>Logo</p>
        <div className={styles.logo}>
          {profile.logo === null ? <span className={styles.noLogo}>No logo</span> : <img src={profile.logo} alt="Logo of the company" />}
          <div>
            <Button onClick={() => picker.current?.click()}>{profile.logo === null ? "Choose a logo" : "Change"}</Button>
            {profile.logo !== null && (
              <Button look="quiet" onClick={() => change({ logo: null })}>
                Remove
              </Button>
            )}
          </div>
        </div>
        <p className={styles.dim}>PNG, JPEG, WebP or SVG. Large pictures are scaled down on this device.</p>
        <input
          ref={picker}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          aria-label="Logo"
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = "";
            if (file) runAction(() => choose(file));
          }}
        />
      </div>
      <FormFailure message={task.failure} />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" disabled={task.isBusy || !isChanged}>
          {task.isBusy ? "Saving" : "Save"}
        </Button>
        {isChanged && (
          <Button disabled={task.isBusy} onClick={discard}>
            Discard changes
          </Button>
        )}
      </div>
    </form>
  );
}
