import type { Source } from "../sources/index.ts";

export const dekker1971: Source = {
  key: "dekker-1971",
  title: "A floating-point technique for extending the available precision",
  publisher: "Dekker, Numerische Mathematik 18",
  edition: "1971",
};
