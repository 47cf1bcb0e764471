import * as z from "zod/mini";
import { shortText, storedText } from "./fields.ts";
import { limits } from "./limits.ts";
import { texts } from "./texts.ts";

const logoUrl = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/;

/** The company details of a user, as stored and in memory. Absent fields are their defaults. */
export const companyProfile = z.object({
  name: z._default(shortText(limits.nameLength), ""),
  location: z._default(shortText(limits.locationLength), ""),
  /** A picture as data URL (PNG, JPEG or WebP), or empty. */
  logo: z._default(z.nullable(shortText(limits.logoLength).check(z.regex(logoUrl, { error: texts.notPicture }))), null),
});

/** A profile that was stored before. */
export const storedProfile = z.extend(companyProfile, {
  name: z._default(storedText(limits.nameLength), ""),
  location: z._default(storedText(limits.locationLength), ""),
});

export type CompanyProfile = z.infer<typeof companyProfile>;

/** The profile of a user who has entered nothing. */
export const emptyCompanyProfile: CompanyProfile = { name: "", location: "", logo: null };
