import type { FirebaseApp } from "firebase/app";
import type { AppCheckOptions } from "firebase/app-check";
import { ConfigurationError, readConfiguration, type ConfigurationSource } from "./configuration.ts";

/** Starts App Check for an app. From then on every request of Auth and Firestore carries a token of it. */
export type StartAppCheck = (app: FirebaseApp) => void;

/**
 * Loads App Check where it is configured, and only there: without a site key nothing is loaded and nobody is asked.
 *
 * Call it before accounts are opened: the first thing that they ask the service is whether the session goes on, and a service that enforces
 * App Check would say no.
 *
 * @param provider stands for reCAPTCHA Enterprise
 */
export async function loadAppCheck(
  source: ConfigurationSource,
  provider?: AppCheckOptions["provider"],
): Promise<StartAppCheck | undefined> {
  const settings = readable(source)?.appCheck;
  if (!settings) return undefined;
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import("firebase/app-check");
  return (app) => {
    // The SDK reads this name when App Check starts.
    if (settings.debugToken !== undefined) Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: settings.debugToken });
    initializeAppCheck(app, { provider: provider ?? new ReCaptchaEnterpriseProvider(settings.siteKey), isTokenAutoRefreshEnabled: true });
  };
}

/** A configuration that cannot be read is reported when the backend is opened. */
function readable(source: ConfigurationSource): ReturnType<typeof readConfiguration> {
  try {
    return readConfiguration(source);
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}
