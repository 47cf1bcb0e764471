import type { AuthState, Backend } from "@org/data";

let loading: Promise<Backend> | undefined;

/** Loads accounts and Firebase: only for users who sign in or are signed in, never for visitors. */
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

/** Resolves when it is known who is signed in. */
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
