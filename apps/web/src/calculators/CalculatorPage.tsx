import {
  Button,
  CalculatorSurface,
  fromSearchParams,
  hasState,
  initialEntry,
  isTooLong,
  lazyPart,
  toSearchParams,
  useCalculator,
  type AnyCalculator,
  type FormInput,
  type SearchParams,
} from "@org/ui";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { IconDeviceFloppy } from "@tabler/icons-react";
import { startTransition, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { loadSession } from "../account/loadSession.ts";
import { usePresence } from "../account/presence.ts";
import { usePageTitle } from "../shell/usePageTitle.ts";
import type { CalculatorView } from "./view.ts";

/** Accounts are loaded along: the dialog works with them. */
const SaveToProject = lazyPart(async () => (await Promise.all([import("../projects/SaveToProject.tsx"), loadSession()]))[0].SaveToProject);

/** How long the input stands still before the address follows it. */
const addressDelay = 250;

/** What the address says of an input: nothing where it is too long for a link, and the draft alone keeps it. */
function addressOf(definition: AnyCalculator, input: FormInput): SearchParams {
  const params = toSearchParams(definition, input);
  return isTooLong(params) ? {} : params;
}

const textOf = (params: SearchParams): string => new URLSearchParams(params).toString();

/** A calculator with its state in the address: a link reproduces the page. */
export function CalculatorPage({ definition, figure, drawnTables }: CalculatorView): ReactNode {
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
      startTransition(() => void navigate({ to: ".", search: params, replace: true, resetScroll: false }));
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
    else void navigate({ to: "/login", search: { redirect: `${location.pathname}?${textOf(addressOf(definition, input))}` } });
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
      {isSaving && (
        <Suspense>
          <SaveToProject definition={definition} input={input} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </>
  );
}
