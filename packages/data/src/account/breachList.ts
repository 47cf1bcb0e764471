import type { Logger } from "@org/device/log";

/** Maximum wait for an answer, in milliseconds: a password is set without the list rather than late. */
const timeoutMs = 3000;

/**
 * Whether a list of breached passwords has a password, by the protocol of the Pwned Passwords range API: only the first 5 hexadecimal digits of the
 * password's SHA-1 leave this device, some 800 candidates are returned, padded so that the length of the answer reveals nothing, and the comparison is
 * made here.
 *
 * @param rangeUrl address of ranges, to which the digits are appended
 * @returns whether it is on the list; false when the list cannot be reached, which never blocks a password
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
    // A line of padding has 0 breaches.
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
