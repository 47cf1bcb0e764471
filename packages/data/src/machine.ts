import { logEvent } from "@org/device/events";

/** Events and effects are named by their type. */
interface Typed {
  readonly type: string;
}

/** A running state machine: a pure reducer and its effects. */
export interface Machine<Model, Event> {
  readonly model: () => Model;
  /** Passes an event through the reducer and runs its effects; ignored once the machine has stopped. */
  readonly dispatch: (event: Event) => void;
  readonly isStopped: () => boolean;
  readonly stop: () => void;
}

export interface MachineOptions<Model, Event, Effect> {
  /** Its name in the log. */
  readonly name: string;
  readonly initial: Model;
  readonly transition: (model: Model, event: Event) => { readonly model: Model; readonly effects: readonly Effect[] };
  readonly run: (effect: Effect) => void;
  /** Called after the effects of every event. */
  readonly onChange: () => void;
}

/** Runs a state machine. An effect may dispatch at once: it meets the model after the event that it belongs to. */
export function createMachine<Model, Event extends Typed, Effect extends Typed>({
  name,
  initial,
  transition,
  run,
  onChange,
}: MachineOptions<Model, Event, Effect>): Machine<Model, Event> {
  let model = initial;
  let isStopped = false;
  return {
    model: () => model,
    dispatch: (event) => {
      if (isStopped) return;
      logEvent(name, event.type, event);
      const after = transition(model, event);
      model = after.model;
      for (const effect of after.effects) {
        logEvent(name, `→ ${effect.type}`, effect);
        run(effect);
      }
      onChange();
    },
    isStopped: () => isStopped,
    stop: () => {
      isStopped = true;
    },
  };
}
