import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Services of accounts and data in production; a local run replaces them with emulators. */
const backend = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com", "https://firestore.googleapis.com"];

/** Origins that reCAPTCHA Enterprise and App Check require. Source: reCAPTCHA, "Frequently asked questions", content security policy. */
const recaptcha = {
  scripts: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  frames: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  connections: ["https://content-firebaseappcheck.googleapis.com", "https://www.google.com/recaptcha/"],
};

/** Firebase AI Logic. */
const aiService = "https://firebasevertexai.googleapis.com";

/** Settings of the build environment that extend the policy. */
export type PolicyEnvironment = Readonly<Partial<Record<"VITE_BREACH_LIST_URL" | "VITE_APP_CHECK_SITE_KEY" | "VITE_AI_MODEL", string>>>;

/**
 * Content security policy of the page. Inline styles are allowed because Mantine writes its theme as a style element and sets variables on elements;
 * inline scripts are not, except those of index.html, by their hash. An optional service is allowed only where it is configured. Text becomes code
 * only through the trusted-types policy that index.html sets; the policy is not required where the scripts of reCAPTCHA run, which is untested.
 */
export function policyFor(html: string, environment: PolicyEnvironment): string {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  const { VITE_BREACH_LIST_URL: breachList = "", VITE_APP_CHECK_SITE_KEY: siteKey = "", VITE_AI_MODEL: aiModel = "" } = environment;
  const hasAppCheck = siteKey !== "";
  const connections = [
    ...backend,
    ...(breachList === "" ? [] : [new URL(breachList).origin]),
    ...(hasAppCheck ? recaptcha.connections : []),
    ...(aiModel === "" ? [] : [aiService]),
  ];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...(hasAppCheck ? recaptcha.scripts : [])].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${connections.join(" ")}`,
    ...(hasAppCheck ? [`frame-src ${recaptcha.frames.join(" ")}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    ...(hasAppCheck ? [] : ["require-trusted-types-for 'script'", "trusted-types default"]),
  ].join("; ");
}

/** Writes the policy into the built page, so that it applies on any host. */
export function contentSecurityPolicy(): Plugin {
  let environment: PolicyEnvironment = {};
  return {
    name: "content-security-policy",
    apply: "build",
    configResolved(config) {
      environment = config.env;
    },
    transformIndexHtml: {
      order: "post",
      handler: (html) => [
        {
          tag: "meta",
          attrs: { "http-equiv": "Content-Security-Policy", content: policyFor(html, environment) },
          injectTo: "head-prepend",
        },
      ],
    },
  };
}
