import { authErrorText, type Account, type ActionResult } from "@org/data";
import { useEffect, useState } from "react";
import { runAction } from "../page/runAction.ts";

export type CheckedCode = Awaited<ReturnType<Account["checkCode"]>>;

/** Answer of the service about a code, and a way to ask again. */
export interface CodeAnswer<T> {
  /** `undefined` until the service answers. */
  readonly answer: T | undefined;
  readonly retry: () => void;
}

const unreachable = authErrorText({ code: "auth/network-request-failed" });

/** Whether the service could not be reached, so that nothing is known about the code. */
export function isUnreachable(answer: ActionResult): boolean {
  return !answer.ok && answer.message === unreachable;
}

/** Checks the code of an e-mailed link. */
export function useActionCode(account: Account, code: string): CodeAnswer<CheckedCode> {
  return useAnswer(code, account.checkCode);
}

/** Applies a code, once. */
export function useAppliedCode(account: Account, code: string): CodeAnswer<ActionResult> {
  return useAnswer(code, (usedCode) => {
    // A code can be used once; mounting twice must not use it twice.
    const running = applying.get(usedCode) ?? apply(account, usedCode);
    applying.set(usedCode, running);
    return running;
  });
}

const applying = new Map<string, Promise<ActionResult>>();

async function apply(account: Account, code: string): Promise<ActionResult> {
  const result = await account.applyCode(code);
  // The code was not used and may be tried again.
  if (isUnreachable(result)) applying.delete(code);
  return result;
}

function useAnswer<T>(code: string, ask: (code: string) => Promise<T>): CodeAnswer<T> {
  const [answered, setAnswered] = useState<{ readonly code: string; readonly answer: T }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const answer = await ask(code);
      if (isCurrent) setAnswered({ code, answer });
    };
    runAction(load);
    return () => {
      isCurrent = false;
    };
    // The result depends on the code alone, whichever function checks it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [code, attempt]);
  return {
    answer: answered?.code === code ? answered.answer : undefined,
    retry: () => {
      setAnswered(undefined);
      setAttempt(attempt + 1);
    },
  };
}
