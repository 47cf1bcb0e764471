import { beginWork, Button } from "@org/ui/elements";
import { CalculatorSurface, useCalculator } from "@org/ui/surface";
import { hasState, isTooLong, toSearchParams, type SearchParams } from "@org/form/addresses";
import type { AnyCalculator, FormInput } from "@org/form/state";
import { IconDeviceFloppy } from "@tabler/icons-react";
import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from "react";
import { useRouter } from "@tanstack/react-router";
import { canSaveDraft, signedInEmail, useDraftOwner } from "../account/signedInUser.ts";
import { downloadCalculation } from "../export/calculation.ts";
import { usePageAddress, type PageAddress } from "../pageParts/pageAddress.ts";
import { runAction } from "../pageParts/runAction.ts";
import { usePageTitle } from "../pageParts/usePageTitle.ts";
import { renderReport } from "../reports/renderReport.tsx";
import { openDraft, openPage, pageSaver, rememberPageToSave, type OpenedPage } from "./page/openPage.ts";
import type { CalculatorView } from "./view.ts";
import styles from "./CalculatorPage.module.css";

/** What the dialog that saves a calculation as a file is given. */
export interface SaveDialogProps {
  readonly definition: AnyCalculator;
  /** With nothing left to default, in the units it is shown in. */
  readonly input: FormInput;
  readonly onClose: () => void;
}

interface CalculatorPageProps extends CalculatorView {
  readonly SaveDialog: ComponentType<SaveDialogProps>;
}

/** How long the input stands still before the address follows it. */
const addressDelay = 250;

/** What the address says of an input: nothing where it is too long for a link, and the draft alone keeps it. */
function addressOf(definition: AnyCalculator, input: FormInput): SearchParams {
  const params = toSearchParams(definition, input);
  return isTooLong(params) ? {} : params;
}

const textOf = (params: SearchParams): string => new URLSearchParams(params).toString();

/** A page, and which one it is since this component is there. */
interface Shown extends OpenedPage {
  readonly key: number;
  /** What the address says of it as it opens. */
  readonly at: string;
}

/**
 * Whether a page stays as it is when its owner becomes another: a user whose id is heard of is who they were. A visitor's page may be anybody's: it
 * goes along only with who leaves it in order to save it, and opens anew then.
 */
const isSamePerson = (owner: string | undefined): boolean => owner !== undefined && owner === signedInEmail();

/** A calculator with its state in the address: a link reproduces the page. Drafts are their owner's; a link that is opened leaves them alone. */
export function CalculatorPage(props: CalculatorPageProps): ReactNode {
  const { definition } = props;
  const { search, write } = usePageAddress();
  usePageTitle(definition.title, definition.summary);
  const owner = useDraftOwner();
  const address = textOf(search);
  const [page, setPage] = useState<Shown>(() => ({ ...openPage(definition, search, owner), at: address, key: 0 }));
  const show = useCallback((next: OpenedPage, at: string): void => setPage((before) => ({ ...next, at, key: before.key + 1 })), []);
  if (page.owner !== owner && !isSamePerson(page.owner)) show(openDraft(definition, owner), address);

  const written = useRef([address]);
  useEffect(() => {
    const arrived = written.current.indexOf(address);
    written.current = arrived < 0 ? [address] : written.current.slice(arrived);
    if (arrived >= 0) return;
    const params = Object.fromEntries(new URLSearchParams(address));
    // A link was followed to the page that is open: the address is what it is synchronised with.
    // oxlint-disable-next-line react/set-state-in-effect
    if (hasState(params)) show(openPage(definition, params, owner), address);
  }, [definition, address, owner, show]);

  const openOwnDraft = (): void => {
    const own = openDraft(definition, owner);
    const params = addressOf(definition, own.entry.input);
    const text = textOf(params);
    written.current.push(text);
    // The link stays a step back.
    runAction(() => write(params));
    show(own, text);
  };
  return (
    <Page
      {...props}
      key={page.key}
      page={page}
      address={address}
      write={write}
      written={written}
      handTo={(next) => setPage((before) => ({ ...before, owner: next }))}
      lead={
        page.place === "tab" && (
          <p className={`${styles.ownDraft} screen-only`}>
            Your own draft is still saved.{" "}
            <Button small onClick={openOwnDraft}>
              Open it
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
  /** The address that stood last, and those that this page has written since, which a busy browser may show late; any other one came from elsewhere. */
  readonly written: RefObject<string[]>;
  /** Makes it another owner's as it stands. */
  readonly handTo: (owner: string | undefined) => void;
  readonly lead: ReactNode;
}

function Page({ page, address, write, written, handTo, lead, SaveDialog, ...view }: PageProps): ReactNode {
  const { definition, worker, ...ownParts } = view;
  const { navigate } = useRouter();
  const owner = useDraftOwner();
  const own = useRef(page.at);
  const keepEntry = useMemo(() => pageSaver(definition, page), [definition, page]);
  const keep = useCallback(
    (entry: OpenedPage["entry"]) => canSaveDraft(page.owner) && keepEntry(entry, own.current),
    [page.owner, keepEntry, own],
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
      // The next page may be on its way: its address is not for us to write.
      if (text === address || location.pathname !== pathname) return;
      written.current.push(text);
      own.current = text;
      startTransition(() => runAction(() => write(params, { replace: true })));
    }, addressDelay);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [definition, input, address, written, own, write]);

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
        {...ownParts}
        state={state}
        download={downloadCalculation}
        notices={page.notices}
        lead={lead}
        renderReport={renderReport}
        actions={
          <Button onClick={save}>
            <IconDeviceFloppy size={16} stroke={1.6} aria-hidden />
            Save to project
          </Button>
        }
        {...(isSignedIn && { save })}
      />
      {isSaving && <SaveDialog definition={definition} input={complete} onClose={() => setSaving(false)} />}
    </>
  );
}
