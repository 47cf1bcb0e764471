import { readFileSync } from "node:fs";
import { chargeLimit, minimumFloorArea } from "../../../src/refrigerant-lines/index.ts";
import type { ProvingCase, ProvingResult, ProvingSet } from "../provingSet.ts";

/* Charges and rooms of R-32 by IEC 60335-2-40, as manufacturers print its tables (`charges.json`). */

type Numbers = Readonly<Record<string, number>>;
interface Manual {
  readonly lowerFlammability_kg_m3: number;
}
const manuals = JSON.parse(readFileSync(new URL("./charges.json", import.meta.url), "utf8")) as {
  readonly panasonic: Manual & { readonly releaseHeight_m: number; readonly largestCharge_kg: Numbers; readonly smallestRoom_m2: Numbers };
  readonly hisense: Manual & { readonly releaseHeight_m: number; readonly smallestRoom_m2: Numbers };
  readonly evvo: Manual & { readonly largestCharge_kg: Readonly<Record<string, Numbers>> };
};
const { panasonic, hisense, evvo } = manuals;

const spaceOf = ({ lowerFlammability_kg_m3: lowerFlammability }: Manual, releaseHeight: number) =>
  ({ standard: "iec60335Edition6", safetyGroup: "A2L", lowerFlammability, roomHeight: 2.4, releaseHeight }) as const;

/** Half of the last printed digit, of a table whose numbers are rounded. */
const rounded = (printed: number, digit: number): readonly [number, number] => [printed - 0.501 * digit, printed + 0.501 * digit];

function charges(
  manual: Manual,
  height: number,
  printed: Numbers,
  print: { readonly name: string; readonly digit: number },
): ProvingResult[] {
  return Object.entries(printed).map(([area, charge]) => ({
    quantity: `Largest charge, ${Number(area)} m², released at ${height} m`,
    unit: "kg",
    ours: chargeLimit({ ...spaceOf(manual, height), floorArea: Number(area) })!.maximumCharge,
    programs: { [print.name]: charge },
    accepted: rounded(charge, print.digit),
  }));
}

const rooms = (manual: typeof hisense, name: string): ProvingResult[] =>
  Object.entries(manual.smallestRoom_m2).map(([charge, area]) => ({
    quantity: `Smallest room, ${charge} kg, released at ${manual.releaseHeight_m} m`,
    unit: "m²",
    ours: minimumFloorArea(spaceOf(manual, manual.releaseHeight_m), Number(charge))!,
    programs: { [name]: area },
    accepted: rounded(area, 0.01),
  }));

/** In small rooms edition 6 has a second limit, which the table of the earlier edition does not have. */
const laterLimit =
  "The manual prints the table of an earlier edition. Edition 6 also limits the charge to 75 % of the flammability limit in the air below the height of release.";
const misprint =
  "Printed as “7254”, without a decimal point; the equation, by which the other numbers of the row are within half of their last digit, gives 7.242.";
const evvoResults = (): ProvingResult[] =>
  Object.entries(evvo.largestCharge_kg).flatMap(([height, printed]) =>
    charges(evvo, Number(height), printed, { name: "Evvo, printed", digit: 0.01 }).map((result) =>
      result.quantity.includes(" 4 m²")
        ? { ...result, reason: laterLimit, upTo: 0.5 }
        : result.quantity.includes(" 50 m², released at 1.8")
          ? { ...result, reason: misprint, upTo: 0.01 }
          : result,
    ),
  );

const halfDigit = "Half of the last printed digit.";
const table = ["The case is a table of rooms; a file of refrigerant piping has one."];

const cases: readonly ProvingCase[] = [
  {
    id: "panasonic-largest-charge",
    title: "R-32 released at 0.6 m: largest charge",
    description:
      "Table I of Panasonic’s manual from 29 m², where it begins to exceed the charge that needs no room; smaller rooms have that one here.",
    because: halfDigit,
    inputs: panasonic,
    notAFile: table,
    results: () => charges(panasonic, panasonic.releaseHeight_m, panasonic.largestCharge_kg, { name: "Panasonic, printed", digit: 0.001 }),
  },
  {
    id: "panasonic-smallest-room",
    title: "R-32 released at 0.6 m: smallest room",
    description: "Table II of Panasonic’s manual, from the first charge that needs a room.",
    because: halfDigit,
    inputs: panasonic,
    notAFile: table,
    results: () => rooms(panasonic, "Panasonic, printed"),
  },
  {
    id: "hisense-smallest-room",
    title: "R-32 of a unit on the floor: smallest room",
    description: "Table of Hisense’s manual for units on the floor; its columns for walls and ceilings were not read whole.",
    because: halfDigit,
    inputs: hisense,
    notAFile: table,
    results: () => rooms(hisense, "Hisense, printed"),
  },
  {
    id: "evvo-largest-charge",
    title: "R-32 at windows, walls and ceilings: largest charge",
    description: "Table GG.1 in Evvo’s manual, whose flammability limit is 0.306 kg/m³, above the charge that needs no room.",
    because: "Half of the second decimal, which most of its numbers have.",
    inputs: evvo,
    notAFile: table,
    results: evvoResults,
  },
];

export const refrigerantCharges: ProvingSet = {
  id: "refrigerant-charges",
  title: "IEC 60335-2-40: charges of R-32",
  source:
    "IEC 60335-2-40:2018 (edition 6), Annex GG, as installation manuals print its tables: Panasonic WH-ADC0309K3E5, tables I and II (manualshive.com), Hisense Hi-Therma (manualslib.mx, 929182, p. 27) and Evvo Clima 9000 to 24000 (manualslib.es, 911259, p. 167). The standard and its own examples were not read.",
  claim: ({ within, compared }) =>
    `IEC 60335-2-40, Annex GG: ${within} of ${compared} charges and floor areas of R-32 that three manufacturers print within half of their last digit. The examples of the standard itself are not claimed.`,
  cases,
};
