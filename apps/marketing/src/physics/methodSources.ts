import type { CardId } from "@org/hvac-core/cards";

/** The publications that the physics of a planned calculator follows, by their keys in the bibliography of docs/validation.json. */
export const methodSources: Readonly<Partial<Record<CardId, readonly string[]>>> = {
  "psychrometric-chart": ["ashrae-hof-2017", "hyland-wexler", "us-standard-atmosphere", "psychrolib", "carrier-1965", "ahri-1060"],
  "pump-head-calc": ["colebrook", "crane-410", "darby-3k", "hooper-2k", "pipe-standards", "iapws-if97", "iapws-r12", "melinder"],
  "refrigerant-pipe-sizer": [
    "span-2000",
    "tillner-roth-baehr-1994",
    "tillner-roth-yokozeki-1997",
    "lemmon-akasaka-2022",
    "lemmon-2003",
    "bell-2022",
    "huber-assael-2016",
    "ashrae-34",
  ],
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
