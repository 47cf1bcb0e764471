import { beginWork, Button } from "@org/ui/elements";
import { CalculatorSurface, useCalculator } from "@org/ui/surface";
import { hasState, isTooLong, toSearchParams, type SearchParams } from "@org/form/addresses";
import type { AnyCalculator, FormInput } from "@org/form/state";
import { IconDeviceFloppy } from "@tabler/icons-react";
import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from "react";
import { useRouter } from "@tanstack/react-router";
import { canSaveDraft, signedInEmail, useDraftOwner } from "../account/signedInUser.ts";
import { downloadCalculation } from "../export/calculation.ts";
import { usePageAddress, type PageAddress } from "../page/pageAddress.ts";
import { runAction } from "../page/runAction.ts";
import { useNavigated } from "../page/useNavigated.ts";
import { usePageTitle } from "../page/usePageTitle.ts";
import { renderReport } from "../reports/renderReport.tsx";
import { openCase, openDraft, openPage, pageSaver, rememberPageToSave, type OpenedPage } from "./page/openPage.ts";
import type { ProvingInput } from "../page/provingCase.ts";
import { texts } from "./page/texts.ts";
import type { CalculatorView } from "./view.ts";
import styles from "./CalculatorPage.module.css";

/** Properties of the dialog that saves a calculation as a file. */
export interface SaveDialogProps {
  readonly definition: AnyCalculator;
  /** Complete with defaults, in the units of the page. */
  readonly input: FormInput;
  readonly onClose: () => void;
}

interface CalculatorPageProps extends CalculatorView {
  /** Input of a case of the validation pages, with which the page opens. */
  readonly provingCase?: ProvingInput | undefined;
  readonly SaveDialog: ComponentType<SaveDialogProps>;
}

/** Delay from the last change of the input to the change of the address. */
const addressDelay = 250;

/** Parameters of the address for an input. Empty where the input is too long for a link: then only the draft has it. */
function addressOf(definition: AnyCalculator, input: FormInput): SearchParams {
  const params = toSearchParams(definition, input);
  return isTooLong(params) ? {} : params;
}

const textOf = (params: SearchParams): string => new URLSearchParams(params).toString();

/** A page, and its number since the component was mounted. */
interface Shown extends OpenedPage {
  readonly key: number;
  /** Parameters of the address when the page opens. */
  readonly address: string;
}

/**
 * Whether a page remains open when its owner changes: it does where only the user id has arrived and the email address is the same. A visitor's page
 * may belong to anybody: it is reopened, and its input is kept only for a visitor who left the page to sign in and save it.
 */
const isSamePerson = (owner: string | undefined): boolean => owner !== undefined && owner === signedInEmail();

/** A calculator with its state in the address: a link reproduces the page. Drafts belong to their owner; opening a link does not change them. */
export function CalculatorPage(props: CalculatorPageProps): ReactNode {
  const { definition, provingCase } = props;
  const { search, write } = usePageAddress();
  usePageTitle(definition.title, definition.summary);
  const owner = useDraftOwner();
  const address = textOf(search);
  const [page, setPage] = useState<Shown>(() => ({
    ...(provingCase ? openCase(definition, provingCase, owner) : openPage(definition, search, owner)),
    address,
    key: 0,
  }));
  const show = (next: OpenedPage, shownAddress: string): void =>
    setPage((before) => ({ ...next, address: shownAddress, key: before.key + 1 }));
  if (page.owner !== owner && !isSamePerson(page.owner)) show(openDraft(definition, owner), address);

  const noteWritten = useNavigated(address, () => {
    const params = Object.fromEntries(new URLSearchParams(address));
    if (provingCase) return show(openCase(definition, provingCase, owner), address);
    // A link to the open page was followed: the page synchronises with the address.
    if (hasState(params)) show(openPage(definition, params, owner), address);
  });

  const openOwnDraft = (): void => {
    const draft = openDraft(definition, owner);
    const params = addressOf(definition, draft.entry.input);
    const text = textOf(params);
    noteWritten(text);
    // The Back button returns to the link.
    runAction(() => write(params));
    show(draft, text);
  };
  return (
    <Page
      {...props}
      key={page.key}
      page={page}
      address={address}
      write={write}
      noteWritten={noteWritten}
      handTo={(next) => setPage((before) => ({ ...before, owner: next }))}
      lead={
        page.place === "tab" && (
          <p className={`${styles.ownDraft} screen-only`}>
            {texts.ownDraft.lead}{" "}
            <Button small onClick={openOwnDraft}>
              {texts.ownDraft.open}
            </Button>
          </p>
        )
      }
    />
  );
}

interface PageProps extends CalculatorPageProps {
  readonly page: Shown;
  readonly address: string;
  readonly write: PageAddress["write"];
  /** Called with each address that the page writes. */
  readonly noteWritten: (written: string) => void;
  /** Gives the page, unchanged, to another owner. */
  readonly handTo: (owner: string | undefined) => void;
  readonly lead: ReactNode;
}

function Page({ page, address, write, noteWritten, handTo, lead, SaveDialog, ...view }: PageProps): ReactNode {
  const { definition, worker, ...viewParts } = view;
  const { navigate } = useRouter();
  const owner = useDraftOwner();
  const pageAddress = useRef(page.address);
  const keepEntry = useMemo(() => pageSaver(definition, page), [definition, page]);
  const keep = useCallback(
    (entry: OpenedPage["entry"]) => canSaveDraft(page.owner) && keepEntry(entry, pageAddress.current),
    [page.owner, keepEntry, pageAddress],
  );
  const state = useCalculator(definition, page.entry, keep, worker);
  const { input, complete } = state;
  useEffect(() => {
    if (page.owner !== owner && isSamePerson(page.owner)) handTo(owner);
  });

  useEffect(() => {
    const { pathname } = location;
    const end = beginWork();
    const timer = setTimeout(() => {
      end();
      const params = addressOf(definition, input);
      const text = textOf(params);
      // During a navigation the address belongs to the next page.
      if (text === address || location.pathname !== pathname) return;
      noteWritten(text);
      pageAddress.current = text;
      startTransition(() => runAction(() => write(params, { replace: true })));
    }, addressDelay);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [definition, input, address, noteWritten, pageAddress, write]);

  const isSignedIn = owner !== undefined;
  const [isSaving, setSaving] = useState(false);
  const save = (): void => {
    if (isSignedIn) return setSaving(true);
    const redirect = `${location.pathname}?${textOf(addressOf(definition, input))}`;
    rememberPageToSave(redirect);
    runAction(() => navigate({ to: "/login", search: { redirect } }));
  };

  return (
    <>
      <CalculatorSurface
        {...viewParts}
        state={state}
        download={downloadCalculation}
        notices={page.notices}
        lead={lead}
        renderReport={renderReport}
        actions={
          <Button onClick={save}>
            <IconDeviceFloppy size={16} stroke={1.6} aria-hidden />
            {texts.save}
          </Button>
        }
        {...(isSignedIn && { save })}
      />
      {isSaving && <SaveDialog definition={definition} input={complete} onClose={() => setSaving(false)} />}
    </>
  );
}
