import { startLocalFirebase } from "@tooling/local-firebase";

/** Starts the local Firebase, empty and on free ports, and tells the tests where it is. @returns what ends it */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const firebase = await startLocalFirebase({ hosting: {} });
  process.env["PLENUM_TEST_URL"] = firebase.hostingUrl;
  process.env["PLENUM_TEST_AUTH_URL"] = firebase.authUrl;
  process.env["PLENUM_TEST_FIRESTORE_URL"] = firebase.firestoreUrl;
  return firebase.stop;
}
