import { quantityText } from "@org/form/numbers";
import { projectSite } from "@org/hvac-core/site";
import { Button, lazyPart } from "@org/ui/elements";
import { useState, type ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { runAction } from "../../page/runAction.ts";
import { valueTexts } from "../file/valueText.ts";
import { applySite } from "./applySite.ts";
import { DifferingFiles } from "./DifferingFiles.tsx";
import { texts } from "./texts.ts";
import type { FileDifferences } from "./useFileDifferences.ts";
import type { useSite } from "./useSite.ts";
import styles from "./site.module.css";

const SiteModal = lazyPart(async () => (await import("./SiteModal.tsx")).SiteModal);

interface SiteLineProps {
  readonly projectId: string;
  readonly state: ReturnType<typeof useSite>;
  readonly differences: readonly FileDifferences[] | undefined;
}

/** The line until it is known: the files below stay in their places, also under a click that is just being made. */
function SitePending(): ReactNode {
  return (
    <div className={styles.pending}>
      <div className={styles.line}>
        <h2>{texts.title}</h2>
        <p>{texts.none}</p>
        <Button small disabled>
          {texts.set}
        </Button>
      </div>
    </div>
  );
}

/** The site of a project in a line, the files that differ from it, and the way to edit it. */
export function SiteLine({ projectId, state: { status, site }, differences }: SiteLineProps): ReactNode {
  const { workspace } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  const [isApplying, setApplying] = useState(false);
  if (status === "loading") return <SitePending />;
  const problem = status === "later" ? texts.later : status === "ready" ? undefined : texts.failed;
  const apply = async (values: NonNullable<typeof site>): Promise<void> => {
    setApplying(true);
    await applySite(workspace, differences ?? [], values).finally(() => setApplying(false));
  };
  return (
    <section className={styles.line} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className={site ? "numbers" : styles.dim} dir="auto">
        {problem ?? (site ? siteText(site) : texts.none)}
      </p>
      {problem === undefined && (
        <Button small onClick={() => setOpen(true)}>
          {site ? texts.edit : texts.set}
        </Button>
      )}
      {site && (
        <DifferingFiles differences={differences}>
          <Button small disabled={isApplying} onClick={() => runAction(() => apply(site))}>
            {texts.project.use(differences?.length ?? 0)}
          </Button>
        </DifferingFiles>
      )}
      {isOpen && <SiteModal projectId={projectId} site={site} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** Air pressure of the site: as entered, or that of its altitude. */
function pressureText(site: NonNullable<ReturnType<typeof useSite>["site"]>): string | undefined {
  const outcome = projectSite.calculate(site);
  const { airPressure } = outcome.ok ? outcome.results : {};
  return airPressure && quantityText(airPressure.value, airPressure.quantity, site.unitSystem, { digits: 3 }).text;
}

/** "Denver · 5,430 ft · 12.0 psi · cooling 94 °F · heating 1 °F · Imperial · $". */
export function siteText(site: NonNullable<ReturnType<typeof useSite>["site"]>): string {
  const complete = projectSite.complete(site);
  const numberText = (name: string): string | undefined => {
    const value = complete[name] as { readonly value: number | null } | null;
    return typeof value?.value !== "number" ? undefined : valueTexts(projectSite, [name], [value, value], complete)[0];
  };
  const [cooling, heating] = [numberText("coolingDryBulb"), numberText("heatingDryBulb")];
  const { place, currency } = complete as unknown as { readonly place: string; readonly currency: string };
  return [
    place === "" ? undefined : place,
    numberText("altitude"),
    pressureText(site),
    cooling && texts.cooling(cooling),
    heating && texts.heating(heating),
    site["dryBulb"] === undefined ? undefined : texts.months,
    texts.units[site.unitSystem],
    currency === "none" || currency === "own" ? (complete["currencySign"] as string) : currency,
  ]
    .filter((part) => part !== undefined && part !== "")
    .join(" · ");
}
