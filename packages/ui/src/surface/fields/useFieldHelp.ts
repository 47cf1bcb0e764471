import { useEffect, type RefObject } from "react";
import { helpId } from "./fieldIds.ts";
import { helpLine } from "./helpLineStore.ts";

/** Time that the pointer rests on a label before its help opens, and time away from it before the help closes, ms. */
const restDelay = 450;
const leaveDelay = 250;

const isControl = (target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** The help below the pointer, or of the label below it. */
function helpUnder(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const name = target.closest<HTMLElement>("[data-help]");
  return name ? document.getElementById(name.dataset["help"]!) : target.closest<HTMLElement>("[data-field] [popover][role=note]");
}

const helpOf = (input: HTMLElement): HTMLElement | null => document.getElementById(helpId(input.id));

/**
 * The help of all fields of a form, with one set of listeners: it opens when a mouse rests on a label and closes when it leaves both; F1 and Alt H
 * open it in the field; and the foot of the form shows a short version as long as the field has the focus.
 */
export function useFieldHelp(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = form.current!;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let opened: HTMLElement | undefined;

    const close = (): void => {
      if (opened?.matches(":popover-open")) opened.hidePopover();
      opened = undefined;
    };
    const onPointerOver = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse") return;
      const help = helpUnder(event.target);
      clearTimeout(timer);
      if (help === (opened ?? null)) return;
      timer = setTimeout(
        () => {
          close();
          // Notifications are in a popover too, which stays open.
          if (!help?.isConnected || document.querySelector("[popover=auto]:popover-open")) return;
          help.showPopover();
          opened = help;
        },
        opened && !help ? leaveDelay : restDelay,
      );
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const asksForHelp = event.key === "F1" || (event.altKey && event.code === "KeyH");
      const help = asksForHelp && isControl(event.target) ? helpOf(event.target) : null;
      if (!help) return;
      event.preventDefault();
      help.togglePopover();
      opened = help.matches(":popover-open") ? help : undefined;
    };
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (!isControl(target)) return;
      close();
      const lines = [...(helpOf(target)?.querySelectorAll("p") ?? [])].map((line) => line.textContent);
      helpLine.set(lines.length > 0 ? lines.join(" ") : undefined);
    };
    // Help opened by its mark stays until it is dismissed.
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest("[data-help] button")) opened = undefined;
    };
    const onFocusOut = (): void => helpLine.set(undefined);
    element.addEventListener("keydown", onKeyDown);
    element.addEventListener("click", onClick);
    element.addEventListener("focusin", onFocusIn);
    element.addEventListener("focusout", onFocusOut);
    document.addEventListener("pointerover", onPointerOver);
    return () => {
      clearTimeout(timer);
      helpLine.set(undefined);
      element.removeEventListener("keydown", onKeyDown);
      element.removeEventListener("click", onClick);
      element.removeEventListener("focusin", onFocusIn);
      element.removeEventListener("focusout", onFocusOut);
      document.removeEventListener("pointerover", onPointerOver);
    };
  }, [form]);
}
