import type { AuthState, Backend } from "@org/data";

let loading: Promise<Backend> | undefined;

/** Loads accounts, and with them Firebase: only where somebody signs in or is signed in, never for visitors. */
export function loadBackend(): Promise<Backend> {
  loading ??= open();
  return loading;
}

async function open(): Promise<Backend> {
  try {
    const { startBackend } = await import("./startBackend.ts");
    return await startBackend();
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Who is signed in, once that is known. */
export function whenAuthKnown({ account }: Backend): Promise<AuthState> {
  return new Promise((resolve) => {
    const unsubscribe = account.state.subscribe(check);
    function check(): void {
      const state = account.state.getSnapshot();
      if (state.status === "loading") return;
      unsubscribe();
      resolve(state);
    }
    check();
  });
}
