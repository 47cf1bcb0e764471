import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createProject, createProjectFromTemplate, openBackend } from "../../src/backend.ts";
import { createObservable } from "@org/device/observable";
import { templates, type Template, type Workspace, type WorkspaceOptions } from "../../src/store/index.ts";
import { startIdentityToolkit } from "./identityToolkit.ts";

let toolkit: Awaited<ReturnType<typeof startIdentityToolkit>>;

beforeAll(async () => {
  toolkit = await startIdentityToolkit();
});
afterAll(() => toolkit.close());

describe("the workspace of the signed-in user", () => {
  test("is loaded after sign-in, never before, and gone with the session", async () => {
    const events: string[] = [];
    let failing = false;
    let isSettled = false;
    const openWorkspace = ({ uid }: WorkspaceOptions): Workspace => {
      events.push(`opened for ${uid}`);
      const workspace = {
        sync: createObservable({ status: "saved" }),
        projects: {
          create: () => Promise.resolve({ ok: true, id: "p1" }),
          createFromTemplate: ({ id }: Template) => Promise.resolve({ ok: true, id }),
        },
        removeEverything: async () => void events.push("removed"),
        forgetDevice: async () => void events.push("forgotten"),
        settle: () => Promise.resolve(isSettled),
        close: () => events.push("closed"),
      };
      return workspace as unknown as Workspace;
    };
    const backend = openBackend({
      environment: { VITE_AUTH_EMULATOR: toolkit.url, VITE_MINIMUM_PASSWORD_LENGTH: "13" },
      globals: {},
      report: { warn: () => {}, error: () => {} },
      loadStore: async () => {
        events.push("loaded");
        if (failing) throw new Error("no network");
        return { openWorkspace };
      },
    });
    const status = (): string => backend.workspace.getSnapshot().status;

    expect(backend.account.newPasswords.rule).toContain("At least 13 characters.");
    expect(status()).toBe("none");
    await expect.poll(() => backend.account.state.getSnapshot().status).toBe("signedOut");
    expect(events).toEqual([]);

    await backend.account.signUp("ada@example.com", "correct horse");
    await expect.poll(status).toBe("ready");
    expect(await createProject(backend.workspace, { name: "Office" })).toEqual({ ok: true, id: "p1" });
    expect(await createProjectFromTemplate(backend.workspace, templates[0]!)).toEqual({ ok: true, id: "small-office" });
    expect(events).toEqual(["loaded", "opened for user-1"]);

    const onLeaving = async (): Promise<void> => void events.push("left the pages");
    expect(await backend.account.signOut({ onLeaving })).toMatchObject({ ok: false, unsent: true });
    expect([status(), events.length]).toEqual(["ready", 2]);
    isSettled = true;
    await backend.account.signOut({ onLeaving });
    expect([status(), ...events.slice(2)]).toEqual(["none", "left the pages", "closed", "forgotten"]);
    expect(await createProject(backend.workspace, { name: "Office" })).toEqual({ ok: false, message: "Database not ready." });
    expect(await createProjectFromTemplate(backend.workspace, templates[0]!)).toEqual({ ok: false, message: "Database not ready." });

    failing = true;
    await backend.account.signIn("ada@example.com", "correct horse");
    await expect.poll(status).toBe("failed");
    failing = false;
    backend.retry();
    await expect.poll(status).toBe("ready");

    expect(await backend.account.deleteAccount("correct horse")).toEqual({ ok: true });
    expect(events.slice(-3)).toEqual(["removed", "closed", "forgotten"]);
    expect([status(), toolkit.accounts.size]).toEqual(["none", 0]);
  });

  test("of one person is not forgotten when another, whose own could not be loaded, signs out", async () => {
    const events: string[] = [];
    let failing = false;
    const openWorkspace = ({ uid }: WorkspaceOptions): Workspace =>
      ({
        sync: createObservable({ status: "saved" }),
        forgetDevice: async () => void events.push(`forgotten ${uid}`),
        settle: () => Promise.resolve(true),
        close: () => events.push(`closed ${uid}`),
      }) as unknown as Workspace;
    const backend = openBackend({
      environment: { VITE_AUTH_EMULATOR: toolkit.url },
      globals: {},
      report: { warn: () => {}, error: () => {} },
      loadStore: async () => {
        if (failing) throw new Error("no network");
        return { openWorkspace };
      },
    });
    const status = (): string => backend.workspace.getSnapshot().status;
    await backend.account.signUp("first@example.com", "correct horse");
    await expect.poll(status).toBe("ready");
    // The first session ends by itself, for instance because the service has ended it; another person comes.
    failing = true;
    await backend.account.signUp("second@example.com", "correct horse");
    await expect.poll(status).toBe("failed");
    expect(events.splice(0)).toHaveLength(1);
    await backend.account.signOut({ discard: true });
    expect(events).toEqual([]);
  });
});
