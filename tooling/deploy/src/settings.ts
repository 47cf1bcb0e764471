/** Configuration of a build for production: public values from environment variables. */
export interface Settings {
  readonly apiKey: string;
  readonly projectId: string;
  /** First part of every path of stored data. */
  readonly appId: string;
  /** `https://example.org`, where the site is visited. */
  readonly origin: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Rule {
  readonly name: string;
  readonly form: RegExp;
  readonly expected: string;
  readonly optional?: true;
}

const rules: readonly Rule[] = [
  { name: "VITE_FIREBASE_API_KEY", form: /^AIza[\w-]{35}$/, expected: "the browser key of the project: AIza and 35 more characters" },
  { name: "VITE_FIREBASE_PROJECT_ID", form: /^(?!demo-)[a-z][a-z0-9-]{4,28}[a-z0-9]$/, expected: "the id of a real project (not demo-…)" },
  {
    name: "VITE_FIREBASE_AUTH_DOMAIN",
    form: /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
    expected: "a host without https://, such as my-project.firebaseapp.com",
  },
  { name: "VITE_FIREBASE_APP_ID", form: /^1:\d+:web:[0-9a-f]+$/, expected: "the id of the registered web app: 1:…:web:…" },
  {
    name: "SITE_ORIGIN",
    form: /^https:\/\/(?!localhost)(?!.*\.example$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
    expected: "where the site is visited: https://, a host, and no slash at the end",
  },
  { name: "VITE_APP_ID", form: /^(?!\.{1,2}$)(?!__.*__$)[^/\s]{1,200}$/, expected: "one part of a path", optional: true },
  { name: "VITE_APP_CHECK_SITE_KEY", form: /^[\w-]{20,}$/, expected: "the site key of reCAPTCHA Enterprise", optional: true },
  { name: "VITE_AI_MODEL", form: /^[\w.-]{1,80}$/, expected: "the name of a model", optional: true },
  { name: "VITE_MINIMUM_PASSWORD_LENGTH", form: /^(?:[89]|[12]\d|30)$/, expected: "a whole number from 8 to 30", optional: true },
  { name: "VITE_BREACH_LIST_URL", form: /^https:\/\/\S+\/$/, expected: "an https address that ends with a slash", optional: true },
];

/** Variables that a build for production must not have, and why. */
const forbidden: Readonly<Record<string, string>> = {
  VITE_APP_CHECK_DEBUG_TOKEN: "it opens the service to anyone who reads the page",
  VITE_AI_ADDRESS: "the substitute for the AI service gets the session with every request",
  VITE_AUTH_EMULATOR: "it is for local runs",
  VITE_FIRESTORE_EMULATOR: "it is for local runs",
  VITE_FIREBASE_CONFIG: "the four VITE_FIREBASE_… variables say the same, and two sources can disagree",
};

/** Problems of the settings, all of them. */
export function settingsProblems(environment: Environment): readonly string[] {
  const given = (name: string): string => environment[name]?.trim() ?? "";
  const wrong = rules.flatMap(({ name, form, expected, optional }) => {
    if (given(name) === "") return optional ? [] : [`${name} is not set; it must be ${expected}.`];
    return form.test(given(name)) ? [] : [`${name} is "${given(name)}"; it must be ${expected}.`];
  });
  const unwanted = Object.entries(forbidden).flatMap(([name, reason]) => (given(name) === "" ? [] : [`${name} is set: ${reason}.`]));
  return [...wrong, ...unwanted];
}

/** Settings that are allowed, with a consequence that the person should know. */
export function settingsWarnings(environment: Environment): readonly string[] {
  if (environment["VITE_APP_CHECK_SITE_KEY"]) return [];
  return [
    "VITE_APP_CHECK_SITE_KEY is not set: App Check stays off in this build.",
    ...(environment["VITE_AI_MODEL"]
      ? ["VITE_AI_MODEL is set without App Check: anyone who reads the page can spend the AI service’s quota."]
      : []),
  ];
}

/** The settings, once they have no problems. */
export function readSettings(environment: Environment): Settings {
  const given = (name: string): string => environment[name]?.trim() ?? "";
  return {
    apiKey: given("VITE_FIREBASE_API_KEY"),
    projectId: given("VITE_FIREBASE_PROJECT_ID"),
    appId: given("VITE_APP_ID") || "plenum",
    origin: given("SITE_ORIGIN"),
  };
}
