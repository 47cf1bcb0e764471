import type { Source } from "../../../sources/index.ts";

/* Sources that systems of ducts alone cite. */

export const amca201: Source = {
  key: "amca-201",
  title: "AMCA Publication 201, Fans and systems",
  publisher: "AMCA International",
  edition: "2002 (R2011)",
};
export const pyductProgram: Source = {
  key: "pyduct",
  title: "pyduct: ductwork calculations",
  publisher: "Tokarzewski, GitHub",
  edition: "commit 38c74bf",
  evidence: "program",
  url: "https://github.com/Tokarzewski/pyduct",
};
