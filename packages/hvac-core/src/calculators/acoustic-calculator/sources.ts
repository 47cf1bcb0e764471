import type { Source } from "../../sources/index.ts";

/* Sources that the acoustic calculator alone cites. */

export const siemens125: Source = {
  key: "siemens-125-1929",
  title: "Minimizing excessive sound in ventilation system design, application guide 125-1929",
  publisher: "Siemens Building Technologies",
  edition: "Rev. 4, 2009",
  url: "https://www.manualshelf.com/manual/siemens/lab-controls/3-2-1-basic-documentation-english.html",
};
