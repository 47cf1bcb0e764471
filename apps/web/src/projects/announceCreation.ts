import { messages, type Done } from "@org/data";
import { notify, notificationsShown, preloadNotifications, type Notification } from "@org/ui/elements";

/** What is said of a new project; the words are the specification's. */
interface CreationNotices {
  /** Said while it is being created, where that takes a while. */
  readonly creating?: string;
  readonly created: string;
  readonly action?: (projectId: string) => Notification["action"] & object;
}

type Created = { readonly id: string };

/** Faults of the form stand at its fields alone. */
const announcedFailures: readonly string[] = [messages.creationFailed, messages.notReady];

/** Creates a project, by whatever way, and says at the top of the page what came of it. What is thrown counts as failed. */
export async function announceCreation(
  create: () => Promise<Done<Created>>,
  { creating, created, action }: CreationNotices,
): Promise<Done<Created>> {
  const key = `project-created-${crypto.randomUUID()}`;
  if (creating !== undefined) {
    await preloadNotifications();
    notify({ key, message: creating, tone: "loading" });
    await notificationsShown();
  }
  const done = await create().catch((error: unknown): Done<Created> => {
    globalThis.console.warn("A project could not be created.", error);
    return { ok: false, message: messages.creationFailed };
  });
  if (done.ok) notify({ key, message: created, tone: "success", ...(action && { action: action(done.id) }) });
  else if (announcedFailures.includes(done.message)) notify({ key, message: done.message, tone: "error" });
  return done;
}
