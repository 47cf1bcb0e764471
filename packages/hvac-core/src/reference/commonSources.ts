import type { Source } from "../sources/index.ts";

/* What the tables cite that calculators come with. Apart from the other sources, which a page would load with them. */

export const jones2001: Source = {
  key: "jones-air-conditioning",
  title: "Air Conditioning Engineering",
  publisher: "W. P. Jones, Butterworth-Heinemann",
  edition: "5th",
  readIn: "fenkoil.ru, which quotes the table",
};
export const honeybeeStandards: Source = {
  key: "honeybee-energy-standards",
  title: "honeybee-energy-standards, after the OpenStudio Standards of NREL",
  publisher: "Ladybug Tools",
  edition: "commit 5367ca4",
  url: "https://github.com/ladybug-tools/honeybee-energy-standards",
};
