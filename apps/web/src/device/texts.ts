const yesOrNo = (is: boolean): string => (is ? "yes" : "no");

interface Diagnostics {
  readonly time: string;
  /** The commit of the live site, if it is known. */
  readonly release: string | undefined;
  readonly script: string | undefined;
  readonly engine: string;
  readonly page: string;
  readonly browser: string;
  readonly language: string;
  readonly window: { readonly width: number; readonly height: number; readonly pixels: number };
  readonly isOnline: boolean;
  readonly hasServiceWorker: boolean;
  readonly isSignedIn: boolean;
  readonly hasUnsent: boolean;
  readonly storage: { readonly used: number; readonly quota: number; readonly isPersistent: boolean };
  /** Number of entries in each store; `undefined` if the browser denies the database. */
  readonly stores: readonly (readonly [name: string, count: number])[] | undefined;
}

/** Texts of the diagnostics of a device. The diagnostics themselves are for the support, and English in every language. */
export const texts = {
  copied: "Diagnostics copied. Paste them into your message to support.",
  notAllowed: "The browser does not allow copying.",
  diagnostics: ({ release = "unknown", script = "unknown", window, storage, stores, ...rest }: Diagnostics): readonly string[] => [
    "Plenum diagnostics",
    `Time: ${rest.time}`,
    `Release: ${release}; script ${script}`,
    `Engine: ${rest.engine}`,
    `Page: ${rest.page}`,
    `Browser: ${rest.browser}`,
    `Language: ${rest.language}`,
    `Window: ${window.width} × ${window.height}, ${window.pixels} pixels per px`,
    `Online: ${yesOrNo(rest.isOnline)}`,
    `Service worker: ${yesOrNo(rest.hasServiceWorker)}`,
    `Signed in: ${yesOrNo(rest.isSignedIn)}`,
    `Changes that are not sent: ${yesOrNo(rest.hasUnsent)}`,
    `Storage: ${Math.round(storage.used / 1e6)} of ${Math.round(storage.quota / 1e6)} MB used; persistent: ${yesOrNo(storage.isPersistent)}`,
    `Database: ${stores?.map(([name, count]) => `${name} ${count}`).join(", ") ?? "denied"}`,
  ],
  storedItems: "Stored items",
  log: "Log (UTC)",
} as const;
