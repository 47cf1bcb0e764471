import type { FormInput } from "@org/form/state";
import { projectSite } from "@org/hvac-core/site";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { commonTexts, notify } from "@org/ui/elements";
import { Button, Modal, ModalActions, NativeSelect } from "@org/ui/kit";
import { CalculatorForm, preferredUnitSystem, useCalculator } from "@org/ui/surface";
import { useState, type ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { runAction } from "../../page/runAction.ts";
import { siteContent } from "./openedSite.ts";
import { SitePlace } from "./SitePlace.tsx";
import { texts } from "./texts.ts";
import styles from "./site.module.css";

interface SiteModalProps {
  readonly projectId: string;
  readonly site: FormInput | undefined;
  readonly onClose: () => void;
}

const sectionTools = { place: SitePlace };

/** Edits the site of a project. */
export function SiteModal({ projectId, site, onClose }: SiteModalProps): ReactNode {
  const { workspace } = useSignedIn();
  const [base] = useState(() => site && siteContent(site));
  const [initial] = useState(() => ({ input: site ?? { unitSystem: preferredUnitSystem() }, unparsed: {} }));
  const state = useCalculator(projectSite, initial);
  const { input, errors, change } = state;
  const [isSaving, setSaving] = useState(false);
  const errorCount = Object.keys(errors).length;
  const save = async (): Promise<void> => {
    setSaving(true);
    const entered = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const result = await workspace.sites.save(projectId, siteContent(entered), base).finally(() => setSaving(false));
    if (!result.ok) return notify({ message: result.message, tone: "error" });
    notify({ message: texts.dialog.saved, tone: "success" });
    onClose();
  };
  return (
    <Modal title={texts.dialog.title} size="xl" onClose={onClose}>
      <p className={styles.dim}>{texts.dialog.lead}</p>
      <NativeSelect
        mt="sm"
        mb="sm"
        label={texts.dialog.units}
        data={(["Imperial", "Metric"] as const).map((value) => ({ value, label: texts.units[value] }))}
        value={input.unitSystem}
        onChange={(event) => change({ type: "unitSystem", unitSystem: event.currentTarget.value as UnitSystem })}
      />
      <CalculatorForm state={state} sectionTools={sectionTools} />
      {errorCount > 0 && <p role="alert">{texts.dialog.errors(errorCount)}</p>}
      <ModalActions>
        <Button variant="default" disabled={isSaving} onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button disabled={errorCount > 0} loading={isSaving} onClick={() => runAction(save)}>
          {isSaving ? texts.dialog.saving : texts.dialog.save}
        </Button>
      </ModalActions>
    </Modal>
  );
}
