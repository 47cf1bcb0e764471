import { authErrorText, type Account, type ActionResult } from "@org/data";
import { useEffect, useState } from "react";
import { runAction } from "../pageParts/runAction.ts";

export type CheckedCode = Awaited<ReturnType<Account["checkCode"]>>;

/** What became of a code, and how to ask again when it could not be asked. */
export interface CodeAnswer<T> {
  /** `undefined` while it is being asked. */
  readonly answer: T | undefined;
  readonly retry: () => void;
}

const unreachable = authErrorText({ code: "auth/network-request-failed" });

/** Whether nothing was said about the code because nobody could be asked. */
export function isUnreachable(answer: ActionResult): boolean {
  return !answer.ok && answer.message === unreachable;
}

/** What the code of an e-mailed link is good for. */
export function useActionCode(account: Account, code: string): CodeAnswer<CheckedCode> {
  return useAnswer(code, account.checkCode);
}

/** Carries out a code, once. */
export function useAppliedCode(account: Account, code: string): CodeAnswer<ActionResult> {
  return useAnswer(code, (one) => {
    // A code is good for one use; mounting twice must not spend it twice.
    const running = applying.get(one) ?? apply(account, one);
    applying.set(one, running);
    return running;
  });
}

const applying = new Map<string, Promise<ActionResult>>();

async function apply(account: Account, code: string): Promise<ActionResult> {
  const result = await account.applyCode(code);
  // It was not spent, and may be tried again.
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
    // The question is the same for a code, whatever function asks it.
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
