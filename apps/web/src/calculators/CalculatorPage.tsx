import {
  Button,
  CalculatorSurface,
  fromSearchParams,
  hasState,
  initialEntry,
  isTooLong,
  toSearchParams,
  useCalculator,
  type AnyCalculator,
  type FormInput,
  type SearchParams,
} from "@org/ui";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { IconDeviceFloppy } from "@tabler/icons-react";
import { startTransition, useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { usePresence } from "../account/presence.ts";
import { runAction } from "../pageParts/runAction.ts";
import { usePageTitle } from "../pageParts/usePageTitle.ts";
import type { CalculatorView } from "./view.ts";

/** What the dialog that saves a calculation as a file is given. */
export interface SaveDialogProps {
  readonly definition: AnyCalculator;
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

/** A calculator with its state in the address: a link reproduces the page. */
export function CalculatorPage({ definition, figure, drawnTables, SaveDialog }: CalculatorPageProps): ReactNode {
  usePageTitle(definition.title, definition.summary);
  const search: SearchParams = useSearch({ strict: false });
  const navigate = useNavigate();
  const [opened] = useState(() => initialEntry(definition, search));
  const state = useCalculator(definition, opened.entry);
  const { input, change } = state;

  const address = textOf(search);
  const written = useRef(address);
  useEffect(() => {
    const params = addressOf(definition, input);
    const text = textOf(params);
    if (text === address) return;
    const timer = setTimeout(() => {
      written.current = text;
      startTransition(() => runAction(() => navigate({ to: ".", search: params, replace: true, resetScroll: false })));
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [definition, input, address, navigate]);

  const { unitSystem } = input;
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    const params = Object.fromEntries(new URLSearchParams(address));
    if (hasState(params)) change({ type: "load", input: fromSearchParams(definition, params, unitSystem).input });
  }, [definition, address, unitSystem, change]);

  const isSignedIn = usePresence() !== undefined;
  const [isSaving, setSaving] = useState(false);
  const save = (): void => {
    if (isSignedIn) setSaving(true);
    else runAction(() => navigate({ to: "/login", search: { redirect: `${location.pathname}?${textOf(addressOf(definition, input))}` } }));
  };

  return (
    <>
      <CalculatorSurface
        state={state}
        notices={opened.notices}
        actions={
          <Button onClick={save}>
            <IconDeviceFloppy size={16} stroke={1.6} aria-hidden />
            Save to project
          </Button>
        }
        {...(isSignedIn && { save })}
        {...(figure && { figure })}
        {...(drawnTables && { drawnTables })}
      />
      {isSaving && <SaveDialog definition={definition} input={input} onClose={() => setSaving(false)} />}
    </>
  );
}
