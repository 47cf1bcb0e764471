import type { Citation } from "../sources/index.ts";
import { ashrae170 } from "./sources.ts";
import type { AirChangeRecommendation } from "./airChangeRecommendation.ts";

const designParameters: Citation = { source: ashrae170, locator: "Table 7.1" };

/** Lower and upper end; 0 where only the upper end is given. */
type Range = readonly [minimum: number, maximum: number];

type Row = readonly [
  id: string,
  label: string,
  pressure: "+" | "-" | "",
  outdoorChanges: number,
  totalChanges: number,
  exhausted?: "exhausted" | "",
  celsius?: Range,
  humidityPercent?: Range,
];

/** Rows read in copies of the table. */
const read: readonly Row[] = [
  ["operating-room", "Operating room", "+", 4, 20, "", [20, 24], [20, 60]],
  ["delivery-caesarean", "Caesarean delivery room", "+", 4, 20, "", [20, 24], [20, 60]],
  ["substerile", "Substerile service area", "", 2, 6],
  ["recovery-room", "Recovery room", "", 2, 6, "", [21, 24], [20, 60]],
  ["icu", "Critical and intensive care", "", 2, 6, "", [21, 24], [30, 60]],
  ["intermediate-care", "Intermediate care", "", 2, 6, "", [21, 24], [0, 60]],
  ["burn-unit", "Wound intensive care (burns)", "", 2, 6, "", [21, 24], [40, 60]],
  ["nicu", "Newborn intensive care", "+", 2, 6, "", [22, 26], [30, 60]],
  ["treatment-room", "Treatment room", "", 2, 6, "", [21, 24], [20, 60]],
  ["trauma-room", "Trauma room", "+", 3, 15, "", [21, 24], [20, 60]],
  ["gas-storage", "Store of medical gases", "-", 0, 8, "exhausted"],
  ["laser-eye-room", "Laser eye room", "+", 3, 15, "", [21, 24], [20, 60]],
  ["emergency-waiting", "Public waiting area of an emergency department", "-", 2, 12, "exhausted", [21, 24], [0, 65]],
  ["triage", "Triage", "-", 2, 12, "exhausted", [21, 24], [0, 60]],
  ["emergency-decontamination", "Decontamination of an emergency department", "-", 2, 12, "exhausted"],
  ["radiology-waiting", "Waiting room of radiology", "-", 2, 12, "exhausted", [21, 24], [0, 60]],
  ["procedure-room", "Procedure room", "+", 3, 15, "", [21, 24], [20, 60]],
  ["emergency-treatment", "Treatment room of an emergency department", "", 2, 6, "", [21, 24], [0, 60]],
  ["continued-care-nursery", "Continued care nursery", "", 2, 6, "", [22, 26], [30, 60]],
  ["labour-delivery", "Labour, delivery and recovery room", "", 2, 6, "", [21, 24], [0, 60]],
  ["newborn-nursery", "Newborn nursery", "", 2, 6, "", [22, 26], [30, 60]],
  ["nourishment-room", "Nourishment room", "", 0, 2],
  ["patient-corridor", "Patient corridor", "", 0, 2],
  ["patient-room", "Patient room", "", 2, 4, "", [21, 24], [0, 60]],
  ["protective-anteroom", "Anteroom of a protective environment", "", 0, 10],
  ["protective-room", "Protective environment room", "+", 2, 12, "", [21, 24], [0, 60]],
  ["patient-toilet", "Patient toilet", "-", 0, 10, "exhausted"],
  ["bathing-room", "Bathing room of a nursing home", "-", 0, 10, "exhausted", [21, 24]],
  ["occupational-therapy", "Occupational therapy", "", 2, 6, "", [21, 24]],
  ["physical-therapy", "Physical therapy of a nursing home", "-", 2, 6, "", [21, 24]],
  ["resident-dining", "Residents' day room or dining room", "", 4, 4, "", [21, 24]],
  ["resident-room", "Resident's room of a nursing home", "", 2, 2, "", [21, 24]],
  ["resident-corridor", "Corridor of a nursing home", "", 0, 4],
  ["radiology-darkroom", "Radiology darkroom", "-", 2, 10, "exhausted"],
  ["x-ray", "X-ray, diagnosis and treatment", "", 2, 6, "", [22, 26], [0, 60]],
  ["x-ray-surgery", "X-ray in surgery, catheterization", "+", 3, 15, "", [21, 24], [0, 60]],
  ["autopsy", "Autopsy room", "-", 2, 12, "exhausted", [20, 24]],
  ["bronchoscopy", "Bronchoscopy and sputum collection", "-", 2, 12, "exhausted", [20, 23]],
];

/** Rows without a second source. */
const unconfirmed: readonly Row[] = [
  ["isolation-room", "Airborne infection isolation room", "-", 2, 12, "exhausted", [21, 24], [0, 60]],
  ["isolation-anteroom", "Anteroom of airborne infection isolation", "", 0, 10, "exhausted"],
  ["isolation-combined", "Airborne infection isolation and protective environment combined", "+", 2, 12, "exhausted", [21, 24], [0, 60]],
  ["hospital-laboratory", "Hospital laboratory, general", "-", 2, 6, "", [21, 24]],
  [
    "hospital-laboratory-exhausted",
    "Hospital laboratory: bacteriology, cytology, histology, pathology, serology",
    "-",
    2,
    6,
    "exhausted",
    [21, 24],
  ],
  ["glasswashing", "Glasswashing of a laboratory", "-", 2, 10, "exhausted"],
  ["laboratory-sterilizing", "Sterilising of a laboratory", "-", 2, 10, "exhausted", [21, 24]],
  ["media-transfer", "Media transfer of a laboratory", "+", 2, 4, "", [21, 24]],
  ["body-holding", "Body holding room, not refrigerated", "-", 0, 10, "exhausted", [21, 24]],
  ["hospital-pharmacy", "Hospital pharmacy", "+", 2, 4],
  ["examination-room", "Examination room", "", 2, 4, "", [21, 24], [0, 60]],
  ["medication-room", "Medication room", "", 2, 4, "", [21, 24], [0, 60]],
  ["endoscope-cleaning", "Endoscope cleaning", "-", 2, 10, "exhausted"],
  ["endoscopy", "Gastrointestinal endoscopy", "", 2, 6, "", [20, 23], [20, 60]],
  ["hydrotherapy", "Hydrotherapy", "-", 2, 6, "", [22, 27]],
  ["dialysis", "Dialysis", "", 2, 6, "", [22, 26]],
  ["dialyzer-reprocessing", "Dialyzer reprocessing", "-", 0, 10, "exhausted"],
  ["nuclear-hot-laboratory", "Hot laboratory of nuclear medicine", "-", 0, 6, "exhausted", [21, 24]],
  ["nuclear-treatment", "Treatment room of nuclear medicine", "-", 2, 6, "exhausted", [21, 24]],
  ["sterile-assembly", "Clean workroom of sterile processing", "+", 2, 4, "", [20, 23], [0, 60]],
  ["sterile-decontamination", "Decontamination of sterile processing", "-", 2, 6, "exhausted", [16, 23]],
  ["sterile-storage", "Sterile store", "+", 2, 4, "", [0, 24], [0, 60]],
  ["sterilizer-room", "Steriliser equipment room", "-", 0, 10, "exhausted"],
  ["hospital-kitchen", "Food preparation of a hospital", "", 2, 10, "", [22, 26]],
  ["warewashing", "Warewashing", "-", 0, 10, "exhausted"],
  ["hospital-laundry", "Laundry of a hospital", "-", 2, 10, "exhausted"],
  ["soiled-linen", "Soiled linen", "-", 0, 10, "exhausted"],
  ["clean-linen", "Clean linen store", "+", 0, 2, "", [22, 26]],
  ["health-janitor", "Janitor's closet in health care", "-", 0, 10, "exhausted"],
  ["soiled-workroom", "Soiled workroom", "-", 2, 10, "exhausted"],
  ["clean-workroom", "Clean workroom", "+", 2, 4],
  ["hazardous-storage", "Store of hazardous material", "-", 2, 10, "exhausted"],
];

const pressures = { "+": "positive", "-": "negative" } as const;
const between = ([minimum, maximum]: Range, scale: number) => ({
  ...(minimum > 0 && { minimum: minimum * scale }),
  maximum: maximum * scale,
});

function roomOf([id, label, pressure, outdoorMinimum, minimum, exhausted, celsius, humidity]: Row): AirChangeRecommendation {
  return {
    id,
    label,
    group: "health",
    minimum,
    source: designParameters,
    ...(outdoorMinimum > 0 && { outdoorMinimum }),
    ...(pressure && { pressure: pressures[pressure] }),
    ...(exhausted && { exhaustedOutdoors: true }),
    ...(celsius && { temperature: between(celsius, 1) }),
    ...(humidity && { relativeHumidity: between(humidity, 0.01) }),
  };
}

/**
 * Rooms of hospitals, outpatient clinics and nursing homes with the design conditions of ASHRAE 170, 2017. In 2021 several rows changed.
 *
 * @returns the last rows of `airChanges`
 * @source ashrae-170, Table 7.1
 */
export function healthCareAirChanges(): AirChangeRecommendation[] {
  return [...read.map(roomOf), ...unconfirmed.map((row): AirChangeRecommendation => ({ ...roomOf(row), verify: true }))];
}
