import type { Source } from "../sources/index.ts";

export const iso80000: Source = {
  key: "iso-80000-1",
  title: "ISO 80000-1, Quantities and units: General",
  publisher: "ISO",
  edition: "2009",
};

export const masterFormat: Source = {
  key: "masterformat",
  title: "MasterFormat: numbers and titles",
  publisher: "CSI and CSC",
  edition: "2016",
  readIn: "an open list of its numbers, by outer-labs",
};

export const uniFormat: Source = {
  key: "uniformat",
  title: "UniFormat II, Elemental classification for building specifications, cost estimating and cost analysis (ASTM E1557)",
  publisher: "ASTM and NIST",
  edition: "1999",
  readIn: "a public list of its elements with their units",
};

export const nrm2: Source = {
  key: "nrm2",
  title: "NRM2: Detailed measurement for building works",
  publisher: "RICS",
  edition: "second edition",
};

export const smm7: Source = {
  key: "smm7",
  title: "SMM7: Standard method of measurement of building works, with the work sections of CAWS",
  publisher: "RICS and BEC",
  edition: "seventh edition",
};

export const peppolBilling: Source = {
  key: "peppol-bis-billing",
  title: "Peppol BIS Billing 3.0, an application of EN 16931 to invoices",
  publisher: "OpenPeppol",
  edition: "3.0",
  readIn: "its published examples",
};

export const iso4217: Source = {
  key: "iso-4217",
  title: "ISO 4217, Codes for the representation of currencies, list one",
  publisher: "SIX, for ISO",
  edition: "25 June 2024",
  readIn: "the npm package currency-codes 2.2.0",
};
