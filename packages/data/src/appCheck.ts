import type { FirebaseApp } from "firebase/app";
import type { AppCheckOptions } from "firebase/app-check";
import { ConfigurationError, readConfiguration, type ConfigurationSource } from "./configuration.ts";

/** Starts App Check for an app. After that every request of Auth and Firestore has its token. */
export type StartAppCheck = (app: FirebaseApp) => void;

/**
 * Loads App Check where it is configured: without a site key nothing is loaded or requested.
 *
 * Call it before accounts are opened: their first request is whether the session continues, which a service that enforces App Check would refuse.
 *
 * @param provider in place of reCAPTCHA Enterprise
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
