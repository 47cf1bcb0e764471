import type { CardId } from "@org/hvac-core/cards";

/** The publications that the physics of a planned calculator follows, by their keys in the bibliography of docs/validation.json. */
export const methodSources: Readonly<Partial<Record<CardId, readonly string[]>>> = {
  "acoustic-calculator": [
    "iec-61672-1",
    "beranek-1957",
    "ansi-s12.2-2008",
    "iso-r-1996",
    "blazier-1997",
    "reynolds-bledsoe-1991",
    "ashrae-applications-2015",
    "ashrae-applications-2019",
    "bies-2017",
    "long-2014",
    "schultz-1985",
  ],
  "energy-analysis": [
    "nist-handbook-135",
    "astm-e917",
    "openei-urdb",
    "nrel-sam",
    "iso-13790",
    "thom-1954",
    "ahri-340-360",
    "ahri-550-590",
  ],
  boq: ["smacna-duct", "dw-144", "astm-a653", "pipe-standards"],
};
