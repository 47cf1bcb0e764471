import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Where accounts and data live in production; a local run replaces them by its emulators. */
const backend = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com", "https://firestore.googleapis.com"];

/**
 * What the page may load. Styles may stand inline because Mantine writes its theme as a style element and sets variables on elements;
 * scripts may not, save those of index.html, by their hash.
 */
export function policyFor(html: string): string {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(" ")}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${backend.join(" ")}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
}

/** Writes the policy into the built page, so that it holds on any host. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: "content-security-policy",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) => [{ tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: policyFor(html) }, injectTo: "head-prepend" }],
    },
  };
}
