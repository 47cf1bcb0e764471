import type { Source } from "../../../sources/index.ts";

/* Sources that systems of ducts alone cite. */

export const amca201: Source = {
  key: "amca-201",
  title: "AMCA Publication 201, Fans and systems",
  publisher: "AMCA International",
  edition: "2002 (R2011)",
};
