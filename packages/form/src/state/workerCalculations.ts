/** Inputs calculated in a worker: one at a time, and then the latest. */
export interface WorkerCalculations<Input, Outcome> {
  /** The latest input; earlier inputs that were not started are never calculated. */
  readonly wanted: Input | undefined;
  /** Input being calculated. */
  readonly running: Input | undefined;
  /** The last outcome, with the input it belongs to. */
  readonly answer: { readonly input: Input; readonly outcome: Outcome } | undefined;
  /** The worker has failed, and the page calculates from now on. */
  readonly hasFailed: boolean;
}

export type WorkerEvent<Input, Outcome> =
  /** The input has changed. */
  | { readonly type: "asked"; readonly input: Input }
  | { readonly type: "answered"; readonly input: Input; readonly outcome: Outcome }
  /** The input was no longer wanted, and its calculation has ended early. */
  | { readonly type: "cancelled"; readonly input: Input }
  /** The page has calculated the input. */
  | { readonly type: "known"; readonly input: Input; readonly outcome: Outcome }
  /** The page calculates the changed input. */
  | { readonly type: "left" }
  | { readonly type: "failed" };

export const noWorkerCalculations = { wanted: undefined, running: undefined, answer: undefined, hasFailed: false } as const;

/** Starts the wanted input, unless an input is being calculated or the outcome is known. */
function begin<Input, Outcome>(state: WorkerCalculations<Input, Outcome>): WorkerCalculations<Input, Outcome> {
  const { wanted, running, answer } = state;
  return running !== undefined || wanted === undefined || wanted === answer?.input ? state : { ...state, running: wanted };
}

/** The latest input wins: an answer to an outdated one is dropped. */
export function changeWorkerCalculations<Input, Outcome>(
  before: WorkerCalculations<Input, Outcome>,
  event: WorkerEvent<Input, Outcome>,
): WorkerCalculations<Input, Outcome> {
  switch (event.type) {
    case "asked":
      return event.input === before.wanted ? before : begin({ ...before, wanted: event.input });
    case "answered": {
      const { input, outcome } = event;
      if (input !== before.running) return before;
      return begin({ ...before, running: undefined, ...(input === before.wanted && { answer: { input, outcome } }) });
    }
    case "cancelled":
      return event.input === before.running ? begin({ ...before, running: undefined }) : before;
    case "known":
      return { ...before, wanted: event.input, answer: { input: event.input, outcome: event.outcome } };
    case "left":
      return { ...before, wanted: undefined, answer: undefined };
    case "failed":
      return { ...before, wanted: undefined, running: undefined, hasFailed: true };
  }
}
