import { asFile, notAFile } from "./asFile.ts";
import { caseInputs } from "./caseInputs.ts";
import { fabricCases, quantitiesOf, quantityNames, runCase, type FabricCase, type FabricQuantity } from "./fabricCases.ts";
import { bandOf, type ProvingCase, type ProvingResult, type ProvingSet } from "../provingSet.ts";

const programNames = ["BSIMAC", "CSE", "DeST", "EnergyPlus", "ESP-r", "TRNSYS"] as const;
const labels: Readonly<Record<FabricQuantity, readonly [quantity: string, unit: string]>> = {
  heating_MWh: ["Annual heating", "MWh"],
  cooling_MWh: ["Annual cooling", "MWh"],
  peak_heating_kW: ["Peak heating", "kW"],
  peak_cooling_kW: ["Peak cooling", "kW"],
  highest_C: ["Highest air temperature", "°C"],
  lowest_C: ["Lowest air temperature", "°C"],
  mean_C: ["Mean air temperature", "°C"],
};

/** Reasons that were found for what is outside the band, with its largest distance. */
type Reason = readonly [reason: string, upTo: number];
const skyOfFile = "The sky of the weather file, as in EnergyPlus, the highest program. With a sky 3 K colder, as other programs have it,";
const firstHour = "In the first hour of the year, which follows 31 December here.";
const reasons: Readonly<Record<string, Partial<Record<FabricQuantity, Reason>>>> = {
  200: { peak_cooling_kW: [`${skyOfFile} this is within.`, 0.005] },
  215: { peak_cooling_kW: [`${skyOfFile} this is 0.1 % above.`, 0.007] },
  230: {
    peak_heating_kW: [
      `${firstHour} EnergyPlus, the highest program, begins with 1 January and has its peak in the last hour of the year.`,
      0.032,
    ],
  },
  300: { cooling_MWh: [`${skyOfFile} this is within.`, 0.028] },
  320: { cooling_MWh: [`${skyOfFile} this is within.`, 0.019] },
  470: {
    heating_MWh: [
      "A tenth of the light that a floor reflects leaves by the windows, as rays show; shares by area and absorptance, as in EnergyPlus, the highest program, have less.",
      0.045,
    ],
    peak_heating_kW: [`${firstHour} More of the light that the floor reflects leaves by the windows.`, 0.046],
  },
};

function resultsOf(each: FabricCase): ProvingResult[] {
  const values = quantitiesOf(runCase(each)[0]!);
  const isFree = each.zones[0]!.heating_C === undefined && each.zones[0]!.cooling_C === undefined;
  const names = quantityNames.filter((name) => (each.results ? each.results[name] : name.endsWith("_C") === isFree));
  return names.map((name) => {
    const [quantity, unit] = labels[name];
    const published = each.results?.[name];
    const programs = Object.fromEntries(
      programNames.flatMap((program, index) => {
        const value = published?.programs[index] ?? null;
        return value === null ? [] : [[program, value]];
      }),
    );
    const [reason, upTo] = reasons[each.id]?.[name] ?? [];
    return {
      quantity,
      unit,
      ours: values[name],
      programs,
      ...(published && { band: bandOf(programs) }),
      ...(published?.accepted && { accepted: published.accepted }),
      ...(reason && { reason, upTo: upTo! }),
    };
  });
}

/** "600 with south overhang" as "Case 600 with south overhang." */
function sentenceOf(what: string): string {
  const text = what.replace(/^(as )?(?=\d{3})/, "$1case ");
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}

function caseOf(each: FabricCase): ProvingCase {
  const opensAs = asFile(each);
  return {
    id: each.id.toLowerCase(),
    title: `Case ${each.id}`,
    description: sentenceOf(each.what),
    inputs: caseInputs(each),
    ...(opensAs ? { opensAs } : { notAFile: notAFile(each) }),
    ...(each.results === null && { isHeldBack: true }),
    results: () => resultsOf(each),
  };
}

export const thermalFabric: ProvingSet = {
  id: "thermal-fabric",
  title: "ASHRAE 140: thermal fabric",
  source:
    "ANSI/ASHRAE Standard 140-2023, thermal fabric tests, Denver TMY3 (725650). Results of BSIMAC 9.0.74, CSE 0.861.1, DeST 2.0, EnergyPlus 9.0.1, ESP-r 13.3 and TRNSYS 18 from JasonGlazer/ashrae-140-automation; accepted ranges of Addendum b as recorded in lbl-srg/modelica-buildings; inputs as in VICUS-Software/vicus-validation and cse-sim/std140-cse. The standard was not read in print.",
  claim: ({ withinBand, withBand, cases, withinAccepted, withAccepted, casesHeldBack }) =>
    `ASHRAE 140-2023 thermal fabric: ${withinBand} of ${withBand} quantities of ${cases} cases within the programs’ band, ${withinAccepted} of ${withAccepted} within an accepted range where it was recorded; results of ${casesHeldBack} cases are held back.`,
  cases: fabricCases.map(caseOf),
  // Each kind of wall, glass, film, shade and control.
  usual: ["195", "230", "300", "470", "600", "630", "640", "650", "670", "900", "900ff", "950", "980ff"],
};
