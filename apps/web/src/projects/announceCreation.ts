import { messages, type ActionResult } from "@org/data";
import { log } from "@org/device/log";
import { notify, notificationsShown, preloadNotifications, type Notification } from "@org/ui/elements";

/** Messages about a new project; their texts are the specification's. */
interface CreationNotices {
  /** Shown while it is being created, if that takes a while. */
  readonly creating?: string;
  readonly created: string;
  readonly action?: (projectId: string) => Notification["action"] & object;
}

type Created = { readonly id: string };

/** Only these failures are announced: errors of the form are shown at its fields. */
const announcedFailures: readonly string[] = [messages.creationFailed, messages.notReady];

/** Creates a project and announces the result at the top of the page. A thrown error is a failure too. */
export async function announceCreation(
  create: () => Promise<ActionResult<Created>>,
  { creating, created, action }: CreationNotices,
): Promise<ActionResult<Created>> {
  const key = `project-created-${crypto.randomUUID()}`;
  if (creating !== undefined) {
    await preloadNotifications();
    notify({ key, message: creating, tone: "loading" });
    await notificationsShown();
  }
  const result = await create().catch((error: unknown): ActionResult<Created> => {
    log.warn("A project could not be created.", error);
    return { ok: false, message: messages.creationFailed };
  });
  if (result.ok) notify({ key, message: created, tone: "success", ...(action && { action: action(result.id) }) });
  else if (announcedFailures.includes(result.message)) notify({ key, message: result.message, tone: "error" });
  return result;
}
