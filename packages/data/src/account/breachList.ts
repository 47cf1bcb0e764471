import type { Logger } from "@org/device/log";

/** An answer is waited for so long, in milliseconds: a password is set without the list rather than late. */
const timeoutMs = 3000;

/**
 * Whether a password stands on a list of breached passwords, asked as the Pwned Passwords range API is: only the first 5 hexadecimal digits of the
 * password's SHA-1 leave this device, some 800 candidates come back, padded so that the length of the answer tells nothing, and the comparison
 * is made here.
 *
 * @param rangeUrl where ranges are; the digits are appended
 * @returns whether it is on the list; not, when the list could not be asked: that never stands in the way
 */
export async function isBreached(rangeUrl: string, password: string, report: Logger): Promise<boolean> {
  try {
    const hash = await sha1(password);
    const response = await fetch(`${rangeUrl.replace(/\/*$/, "/")}${hash.slice(0, 5)}`, {
      headers: { "Add-Padding": "true" },
      cache: "no-store",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The answer was ${response.status}.`);
    const lines = (await response.text()).split("\n").map((line) => line.trim().split(":"));
    // A line of padding counts 0 breaches.
    return lines.some(([rest, count]) => rest?.toUpperCase() === hash.slice(5) && Number(count) > 0);
  } catch (error) {
    report.warn("The list of breached passwords could not be asked.", error);
    return false;
  }
}

async function sha1(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}
