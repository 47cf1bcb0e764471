import { createSignal } from "@org/device/observable";
import type { Path } from "@org/hvac-core/kernel";
import { stored } from "../../elements/storedItems.ts";
import type { AnyCalculator } from "@org/form/state";
import { useObservable } from "../../elements/useObservable.ts";

/** Sections whose fold is open, by calculator: for this visit, and those that the user opened also on this device. */
const openFolds = new Map<string, ReadonlySet<string>>();
const changes = createSignal();
const none: ReadonlySet<string> = new Set();

function openFoldsOf({ id }: AnyCalculator): ReadonlySet<string> {
  const known = openFolds.get(id) ?? new Set(stored.openFolds.read(id));
  openFolds.set(id, known);
  return known;
}

/** The sections of a calculator whose fold is open; none in a prerendered page, which belongs to no device yet. */
export function useOpenFolds(definition: AnyCalculator): ReadonlySet<string> {
  return useObservable({ subscribe: changes.subscribe, getSnapshot: () => openFoldsOf(definition) }, () => none);
}

function setFold(definition: AnyCalculator, section: string, isOpen: boolean): void {
  const next = new Set(openFoldsOf(definition));
  if (isOpen) next.add(section);
  else next.delete(section);
  openFolds.set(definition.id, next);
  changes.emit();
}

/** Records that the user opened or closed a fold; the device remembers it. */
export function toggleFold(definition: AnyCalculator, section: string, isOpen: boolean): void {
  setFold(definition, section, isOpen);
  const opened = new Set(stored.openFolds.read(definition.id));
  if (isOpen) opened.add(section);
  else opened.delete(section);
  stored.openFolds.write([...opened], definition.id);
}

/** Opens a fold for this visit, because something in it needs attention. */
export function revealFold(definition: AnyCalculator, section: string): void {
  if (!openFoldsOf(definition).has(section)) setFold(definition, section, true);
}

/** The section of a field of the input. Fields without a section belong to the first. */
export function sectionOf({ fields, sections }: AnyCalculator, name: string): string | undefined {
  return (Object.hasOwn(fields, name) ? fields[name]!.section : undefined) ?? sections[0]?.id;
}

/** Opens the fold that contains a field, if there is one. */
export function revealField(definition: AnyCalculator, path: Path): void {
  const name = path.split(".")[0]!;
  const section = definition.sections.find(({ id }) => id === sectionOf(definition, name));
  if (section && !(section.first?.includes(name) ?? section.summary === undefined)) revealFold(definition, section.id);
}
