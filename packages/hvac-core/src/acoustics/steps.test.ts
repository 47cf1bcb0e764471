import { describe, expect, test } from "vitest";
import * as acoustics from "./index.ts";

/* A coefficient that jumps makes two nearly equal elements differ. Every function of this folder is scanned over its domain, band by band. */

type Range = readonly [min: number, max: number];
type Values = Readonly<Record<string, number>>;

/** Levels or losses, dB, or another number, with the domain of each argument. */
interface Scanned {
  readonly domain: Readonly<Record<string, Range>>;
  readonly compute: (values: Values) => readonly number[];
}

const { octaveBands } = acoustics;
const flat = (level: number): number[] => octaveBands.map(() => level);
const single = (value: number): readonly number[] => [value];
const density: Range = [0.3, 2];
const walls = { width: [0.1, 3], height: [0.1, 3], length: [0.5, 30], surfaceMass: [2, 50] } as const;
const round = { diameter: [0.1, 2.4], surfaceMass: [2, 50] } as const;
const oval = { major: [0.9, 4], minor: [0.1, 0.8], length: [0.5, 30], surfaceMass: [2, 50] } as const;
const rectangular = { width: [0.1, 2], height: [0.1, 2], length: [0.5, 3] } as const;
const junction = { mainFlow: [1.5, 3], branchFlow: [0.4, 1], mainArea: [0.2, 0.5], branchArea: [0.05, 0.1], radius: [0, 0.2] } as const;
const damper = { flow: [0.5, 3], area: [0.05, 0.5], height: [0.1, 1], pressureDrop: [5, 200], density } as const;
const diffuser = { flow: [0.05, 0.3], area: [0.02, 0.1], pressureDrop: [2, 100], density } as const;
const level: Range = [20, 80];
const spectrum = Object.fromEntries(octaveBands.map((band) => [`level${band}`, level]));
const levelsOf = (v: Values): number[] => octaveBands.map((band) => v[`level${band}`]!);
const plenum = {
  inletLargest: [0.06, 3],
  outletArea: [0.02, 0.5],
  wallArea: [1, 50],
  volume: [0.1, 20],
  distance: [0.3, 5],
  angle: [0, 45],
} as const;

/** A function of fields by name: `fields(f)` takes what is scanned as its argument. */
const fields =
  (compute: (values: never) => readonly number[], more: object = {}) =>
  (v: Values): readonly number[] =>
    compute({ ...v, ...more } as never);

const functions: Readonly<Record<string, Scanned>> = {
  airAttenuation: {
    domain: { temperature: [-20, 50], relativeHumidity: [0.05, 1], pressure: [5e4, 1.1e5] },
    compute: fields(acoustics.airAttenuation),
  },
  aWeightingAt: { domain: { frequency: [10, 20_000] }, compute: (v) => single(acoustics.aWeightingAt(v["frequency"]!)) },
  cWeightingAt: { domain: { frequency: [10, 20_000] }, compute: (v) => single(acoustics.cWeightingAt(v["frequency"]!)) },
  aWeighted: { domain: spectrum, compute: (v) => single(acoustics.aWeighted(levelsOf(v))) },
  cWeighted: { domain: spectrum, compute: (v) => single(acoustics.cWeighted(levelsOf(v))) },
  addLevels: { domain: spectrum, compute: (v) => single(acoustics.addLevels(levelsOf(v))) },
  addSpectra: { domain: spectrum, compute: (v) => acoustics.addSpectra([levelsOf(v), flat(50)]) },
  noiseCriterionCurve: { domain: { curve: [15, 65] }, compute: (v) => acoustics.noiseCriterionCurve(v["curve"]!) },
  noiseCriterion: { domain: spectrum, compute: (v) => single(acoustics.noiseCriterion(levelsOf(v)).rating) },
  noiseRatingCurve: { domain: { curve: [0, 130] }, compute: (v) => acoustics.noiseRatingCurve(v["curve"]!) },
  noiseRating: { domain: spectrum, compute: (v) => single(acoustics.noiseRating(levelsOf(v)).rating) },
  roomCriterionCurve: { domain: { curve: [0, 100] }, compute: (v) => acoustics.roomCriterionCurve(v["curve"]!) },
  roomCriterion: {
    domain: spectrum,
    compute: (v) => {
      const { rating, qualityAssessmentIndex } = acoustics.roomCriterion(levelsOf(v));
      return [rating, qualityAssessmentIndex];
    },
  },
  feltVibration: { domain: spectrum, compute: (v) => single(acoustics.feltVibration(levelsOf(v)).margin) },
  speechInterferenceLevel: { domain: spectrum, compute: (v) => single(acoustics.speechInterferenceLevel(levelsOf(v))) },
  articulationIndex: {
    domain: spectrum,
    compute: (v) => single(10 * acoustics.articulationIndex({ speech: acoustics.speechLevels("normal"), noise: levelsOf(v) })),
  },
  speechIntelligibilityIndex: {
    domain: spectrum,
    compute: (v) => single(10 * acoustics.speechIntelligibilityIndex({ speech: acoustics.speechLevels("normal"), noise: levelsOf(v) })),
  },
  allowedLevels: { domain: spectrum, compute: (v) => acoustics.allowedLevels(levelsOf(v), { kind: "aWeighted", value: 45 }) },
  requiredReduction: {
    domain: spectrum,
    compute: (v) => acoustics.requiredReduction([levelsOf(v), flat(45)], { kind: "nc", value: 40 }).reductions.flat(),
  },

  unlinedRectangularDuctAttenuation: { domain: rectangular, compute: fields(acoustics.unlinedRectangularDuctAttenuation) },
  rectangularLiningInsertionLoss: {
    domain: { ...rectangular, thickness: [0.01, 0.1] },
    compute: (v) => acoustics.rectangularLiningInsertionLoss(v as never, v["thickness"]!),
  },
  rectangularDuctAttenuation: {
    domain: { ...rectangular, liningThickness: [0.01, 0.1] },
    compute: fields(acoustics.rectangularDuctAttenuation),
  },
  roundDuctAttenuation: { domain: { diameter: [0.06, 1.5], length: [0.5, 20] }, compute: fields(acoustics.roundDuctAttenuation) },
  "roundDuctAttenuation, lined": {
    domain: { diameter: [0.06, 1.5], length: [0.5, 20], liningThickness: [0.01, 0.1] },
    compute: fields(acoustics.roundDuctAttenuation),
  },
  flexibleDuctAttenuation: { domain: { diameter: [0.1, 0.4064], length: [0.5, 10] }, compute: fields(acoustics.flexibleDuctAttenuation) },
  elbowAttenuation: { domain: { width: [0.05, 3] }, compute: fields(acoustics.elbowAttenuation, { kind: "square", lined: true }) },
  branchPowerDivision: { domain: { branchArea: [0.01, 1], totalArea: [1, 5] }, compute: fields(acoustics.branchPowerDivision) },
  endReflectionLoss: { domain: { area: [0.001, 5] }, compute: fields(acoustics.endReflectionLoss, { termination: "flush" }) },
  plenumAttenuation: {
    domain: { outletArea: [0.02, 0.5], wallArea: [1, 50], distance: [0.3, 5], angle: [0, 89] },
    compute: fields(acoustics.plenumAttenuation, { absorption: flat(0.3) }),
  },
  measuredPlenumAttenuation: {
    domain: plenum,
    compute: fields(acoustics.measuredPlenumAttenuation, { absorption: flat(0.3), wall: "fabric-50" }),
  },
  ductCutoffFrequency: { domain: { largest: [0.05, 5] }, compute: (v) => single(acoustics.ductCutoffFrequency(v["largest"]!, "round")) },
  rectangularBreakoutLoss: { domain: walls, compute: fields(acoustics.rectangularBreakoutLoss) },
  rectangularBreakInLoss: { domain: walls, compute: fields(acoustics.rectangularBreakInLoss) },
  roundBreakoutLoss: { domain: round, compute: fields(acoustics.roundBreakoutLoss, { seam: "spiral" }) },
  roundBreakInLoss: { domain: { ...round, length: walls.length }, compute: fields(acoustics.roundBreakInLoss, { seam: "long" }) },
  flatOvalBreakoutLoss: { domain: oval, compute: fields(acoustics.flatOvalBreakoutLoss) },
  flatOvalBreakInLoss: { domain: oval, compute: fields(acoustics.flatOvalBreakInLoss) },
  breakoutSoundPower: {
    domain: { surface: [0.1, 100], area: [0.01, 5] },
    compute: fields(acoustics.breakoutSoundPower, { levels: flat(80), transmissionLoss: flat(20) }),
  },
  breakInSoundPower: {
    domain: { surface: [0.1, 100] },
    compute: fields(acoustics.breakInSoundPower, { levels: flat(80), transmissionLoss: flat(20) }),
  },

  straightDuctAttenuationVdi: {
    domain: { largest: [0.05, 1.5], length: [0.5, 20] },
    compute: fields(acoustics.straightDuctAttenuationVdi, { shape: "rectangular" }),
  },
  bendAttenuationVdi: {
    domain: { largest: [0.05, 3] },
    compute: fields(acoustics.bendAttenuationVdi, { kind: "sharp", shape: "rectangular" }),
  },
  sectionChangeAttenuation: {
    domain: { areaBefore: [0.05, 2], areaAfter: [0.05, 2], largest: [0.1, 3] },
    compute: fields(acoustics.sectionChangeAttenuation, { shape: "rectangular" }),
  },
  "bendAttenuationVdi, round": {
    domain: { largest: [0.05, 3] },
    compute: fields(acoustics.bendAttenuationVdi, { kind: "sharp-lined", shape: "round" }),
  },
  "sectionChangeAttenuation, round": {
    domain: { areaBefore: [0.05, 2], areaAfter: [0.05, 2], largest: [0.1, 3] },
    compute: fields(acoustics.sectionChangeAttenuation, { shape: "round" }),
  },
  junctionAttenuation: {
    domain: { mainArea: [0.5, 2], branchArea: [0.05, 0.4], totalArea: [0.5, 3] },
    compute: fields(acoustics.junctionAttenuation),
  },
  throttlingNoise: {
    domain: { pressureRatio: [1, 6] },
    compute: (v) => single(acoustics.throttlingNoise({ place: "diffuser-neck", pressureRatio: v["pressureRatio"]! })),
  },

  damperNoise: { domain: damper, compute: fields(acoustics.damperNoise, { blades: "multiple" }) },
  "damperNoise, single blade": { domain: damper, compute: fields(acoustics.damperNoise, { blades: "single" }) },
  vanedElbowNoise: { domain: { ...damper, chord: [0.05, 0.5], vanes: [1, 20] }, compute: fields(acoustics.vanedElbowNoise) },
  junctionNoise: {
    domain: junction,
    compute: (v) =>
      acoustics.junctionNoise({ kind: "branch", upstreamTurbulence: true, ...(v as never as Omit<acoustics.BranchingFlow, "kind">) }).main,
  },
  diffuserNoise: { domain: diffuser, compute: fields(acoustics.diffuserNoise, { shape: "round" }) },
  ratedOutletNoise: { domain: { rating: [15, 65], roomEffect: [0, 20] }, compute: fields(acoustics.ratedOutletNoise) },
  straightDuctNoise: { domain: { velocity: [0.5, 60], area: [0.001, 10] }, compute: fields(acoustics.straightDuctNoise) },
  bendNoise: { domain: { velocity: [0.5, 60], area: [0.001, 10], height: [0.05, 5], density }, compute: fields(acoustics.bendNoise) },
  splitterSilencerInsertionLoss: {
    domain: { airway: [0.05, 0.5], height: [0.1, 3], length: [0.3, 3], splitterThickness: [0.05, 0.3] },
    compute: (v) =>
      acoustics.splitterSilencerInsertionLoss({ ...(v as never as acoustics.SplitterSilencer), airways: [v["airway"]!, 0.1] }),
  },
  silencerSelfNoise: {
    domain: { airwayVelocity: [1, 40], airways: [1, 20], height: [0.1, 3] },
    compute: fields(acoustics.silencerSelfNoise),
  },
  silencerSelfNoiseByPressureDrop: {
    domain: { airwayVelocity: [1, 40], pressureDrop: [1, 500], faceArea: [0.05, 5], airwayWidth: [0.05, 0.5] },
    compute: fields(acoustics.silencerSelfNoiseByPressureDrop),
  },

  fanSoundPower: {
    domain: { flow: [0.01, 100], pressure: [10, 5000], bladePassFrequency: [50, 9000], efficiencyRatio: [0, 1] },
    compute: fields(acoustics.fanSoundPower, { kind: "forward" }),
  },
  fanSoundPowerByAssembly: {
    domain: { flow: [0.01, 100], pressure: [10, 5000], speed: [2, 200], relativeFlow: [0.3, 1.6] },
    compute: fields(acoustics.fanSoundPowerByAssembly, { assembly: "axial", blades: 8 }),
  },
  fanSoundPowerScaled: {
    domain: { speedRatio: [0.3, 3], diameterRatio: [0.3, 3] },
    compute: (v) => acoustics.fanSoundPowerScaled(flat(80), v),
  },
  fanCasingSoundPower: { domain: spectrum, compute: (v) => acoustics.fanCasingSoundPower(levelsOf(v)) },
  identicalSources: { domain: { count: [1, 1000] }, compute: (v) => acoustics.identicalSources(flat(50), v["count"]!) },
  soundPowerOfMeasured: {
    domain: { distance: [0.5, 10], length: [0.1, 10], width: [0.1, 10], height: [0.1, 5] },
    compute: fields(acoustics.soundPowerOfMeasured, { levels: flat(70) }),
  },
  spectrumOfTerminal: { domain: spectrum, compute: (v) => acoustics.spectrumOfTerminal(levelsOf(v).slice(1, 7)) },
  ...Object.fromEntries(
    (["pump", "motor", "boiler", "cooling-tower-propeller", "cooling-tower-centrifugal"] as const).map((kind) => [
      `equipmentSoundPower, ${kind}`,
      { domain: { power: [1000, 1e6], speed: [8, 60] }, compute: fields(acoustics.equipmentSoundPower, { kind }) } satisfies Scanned,
    ]),
  ),

  schultzRoomEffect: { domain: { volume: [5, 20_000], distance: [0.3, 50] }, compute: fields(acoustics.schultzRoomEffect) },
  diffuseRoomEffect: {
    domain: { surface: [10, 1e4], distance: [0.3, 50], directivity: [1, 8] },
    compute: fields(acoustics.diffuseRoomEffect, { absorption: flat(0.2) }),
  },
  ceilingArrayRoomEffect: {
    domain: { ceilingHeight: [2, 15], floorArea: [10, 1e4], outlets: [1, 1000] },
    compute: fields(acoustics.ceilingArrayRoomEffect),
  },
  reverberationTime: {
    domain: { volume: [20, 1e4], area: [50, 1000], alpha: [0.01, 0.9] },
    compute: (v) =>
      acoustics.reverberationTime({
        volume: v["volume"]!,
        surfaces: [{ area: v["area"]!, absorption: flat(v["alpha"]!) }],
        method: "norris-eyring",
      }),
  },
  meanAbsorption: {
    domain: { area: [1, 1000], alpha: [0, 1.3] },
    compute: (v) =>
      acoustics.meanAbsorption([
        { area: v["area"]!, absorption: flat(v["alpha"]!) },
        { area: 50, absorption: flat(0.1) },
      ]),
  },
  absorptionOfReverberation: {
    domain: { volume: [20, 200], surface: [100, 400], time: [0.5, 5] },
    compute: (v) =>
      acoustics.absorptionOfReverberation({ volume: v["volume"]!, surface: v["surface"]!, reverberationTime: flat(v["time"]!) }),
  },
  reverberationDistance: {
    domain: { surface: [10, 1e4], directivity: [1, 8], alpha: [0.01, 0.9] },
    compute: (v) =>
      acoustics.reverberationDistance({ surface: v["surface"]!, directivity: v["directivity"]!, absorption: flat(v["alpha"]!) }),
  },
  compositeTransmissionLoss: {
    domain: { area: [0.01, 100], loss: [0, 60] },
    compute: (v) =>
      acoustics.compositeTransmissionLoss([
        { area: v["area"]!, transmissionLoss: flat(v["loss"]!) },
        { area: 10, transmissionLoss: flat(40) },
      ]),
  },
  openingSoundPower: { domain: { area: [0.01, 10] }, compute: fields(acoustics.openingSoundPower, { levels: flat(60) }) },
};

/** Files that are not scanned, with reasons. */
const notScanned: Readonly<Record<string, string>> = {
  eachBand: "no physics",
  requireSpectrum: "no physics",
  curveExcess: "a comparison of given levels",
  roomSoundPressure: "sums of scanned effects",
  roomToRoom: "sums of scanned losses",
  soundPath: "sums of scanned elements",
  silencerElement: "sums of scanned elements",
  requiredDuctLength: "a search over scanned losses",
  requiredSize: "a search over scanned losses",
  soundTransmissionClass: "whole decibels by definition, ASTM E413",
  transmissionClassOfOctaves: "whole decibels by definition, ASTM E413",
  weightedReduction: "whole decibels by definition, ISO 717-1",
  speechPrivacy: "degrees of the scanned indices",
  speechLevels: "one row of a table by effort",
};

/** A step that a source prints: where it lies along an argument, the others and the band given. */
interface PrintedStep {
  readonly names: readonly string[];
  readonly argument: string;
  readonly places: (others: Values, frequency: number) => readonly number[];
  readonly source: string;
}

const sound = 343;
const foot = 0.3048;
const inch = 0.0254;
/** Largest side or diameter, m, whose cut-off is a frequency. */
const cutoffAt = (frequency: number, factor: number): number => (factor * sound) / frequency;
/** Edges of the octave bands between which a tone or a peak belongs to one of them, Hz. */
const edges = [-4, -3, -2, -1, 0, 1, 2, 3].map((octave) => 1000 * 2 ** (octave - 0.5));
const thirds = [50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000, 5000];
const reynolds = "Reynolds and Bledsoe, Algorithms for HVAC Acoustics (1991)";
const ashrae = "ASHRAE Handbook, HVAC Applications, sound and vibration control";
const vdi = "VDI 2081-1";
const bies = "Bies, Hansen and Howard, Engineering Noise Control (2017), ch. 10";

/** Side of a duct at which perimeter over area is 3 per foot, by its other side. */
const perimeterThree = (other: number): readonly number[] => [(2 * other * foot) / (3 * other - 2 * foot)];
const printedSteps: readonly PrintedStep[] = [
  ...(["width", "height"] as const).map((argument): PrintedStep => ({
    names: ["unlinedRectangularDuctAttenuation", "rectangularDuctAttenuation"],
    argument,
    places: (others) => perimeterThree(others[argument === "width" ? "height" : "width"]!),
    source: `${reynolds}, eqs. 5.13 to 5.15: one up to 250 Hz from a perimeter over area of 3/ft on, one below`,
  })),
  {
    names: ["roundDuctAttenuation"],
    argument: "diameter",
    places: () => [0.18, 0.381, 0.762],
    source: `${ashrae}, unlined round ducts: rows up to 7, 15, 30 and 60 in`,
  },
  {
    names: ["elbowAttenuation"],
    argument: "width",
    places: (_, frequency) => [1.9, 3.8, 7.5, 15, 30].map((limit) => (limit * 1000 * inch) / frequency),
    source: `${ashrae} (2015), tables 22 to 24: classes of frequency times width, kHz·in`,
  },
  {
    names: ["straightDuctAttenuationVdi"],
    argument: "largest",
    places: () => [0.2, 0.4, 0.8, 1],
    source: `${vdi}, table 5: rows up to 200, 400, 800 and 1000 mm`,
  },
  ...[["", 0.5] as const, [", round", 0.586] as const].flatMap(([shape, factor]): PrintedStep[] => [
    {
      names: [`bendAttenuationVdi${shape}`],
      argument: "largest",
      places: () => edges.map((edge) => cutoffAt(edge, factor)),
      source: `${vdi}, table 7: columns counted from the octave band of the cut-off`,
    },
    {
      names: [`sectionChangeAttenuation${shape}`],
      argument: "largest",
      places: (_, frequency) => [cutoffAt(frequency, factor)],
      source: `${vdi}, sec. 6.3: widenings reflect up to the cut-off`,
    },
  ]),
  ...(["width", "height"] as const).map((argument): PrintedStep => ({
    names: ["rectangularBreakoutLoss", "rectangularBreakInLoss"],
    argument,
    places: (others, frequency) => [(613_000 / frequency) ** 2 / (others[argument === "width" ? "height" : "width"]! * 1e6)],
    source: `${reynolds}, eqs. 6.11 and 6.12: one below 613 000/√(a·b), one above`,
  })),
  ...(["width", "height"] as const).map((argument): PrintedStep => ({
    names: ["rectangularBreakInLoss"],
    argument,
    places: (_, frequency) => [cutoffAt(frequency, 0.5)],
    source: `${reynolds}, eqs. 6.15 and 6.16: one below the cut-off of the larger side, one above`,
  })),
  {
    names: ["roundBreakoutLoss", "roundBreakInLoss"],
    argument: "diameter",
    places: (_, frequency) => (frequency >= 4000 ? [26 * inch] : []),
    source: `${reynolds}, ch. 6: from 26 in on another constant at 4 kHz`,
  },
  {
    names: ["roundBreakInLoss"],
    argument: "diameter",
    places: (_, frequency) => [cutoffAt(frequency, 0.586)],
    source: `${reynolds}, ch. 6: one equation below the cut-off, one above`,
  },
  {
    names: ["flatOvalBreakInLoss"],
    argument: "major",
    places: (_, frequency) => [cutoffAt(frequency, 0.5)],
    source: `${reynolds}, ch. 6: one equation below the cut-off of the major axis, one above`,
  },
  {
    names: ["measuredPlenumAttenuation"],
    argument: "inletLargest",
    places: () => thirds.map((third) => cutoffAt(third, 0.5)),
    source: `${ashrae} (2015), eqs. 5 to 10: one equation in one-third octaves below the cut-off, one above`,
  },
  {
    names: ["measuredPlenumAttenuation"],
    argument: "volume",
    places: () => [1.5],
    source: `${ashrae} (2015), tables 12 to 15: surface coefficients up to 1.5 m³ and above`,
  },
  {
    names: ["diffuserNoise"],
    argument: "flow",
    places: (others) => edges.map((edge) => (edge * foot * others["area"]!) / 48.8),
    source: "Long, Architectural Acoustics (2014), eqs. 13.27 to 13.33: octaves from the band of the peak, 48.8 times the velocity in ft/s",
  },
  {
    names: ["diffuserNoise"],
    argument: "area",
    places: (others) => edges.map((edge) => (48.8 * others["flow"]!) / (edge * foot)),
    source: "Long, the same",
  },
  {
    names: ["fanSoundPower"],
    argument: "bladePassFrequency",
    places: () => edges,
    source: `${ashrae}, fans: the increment is in the octave band of the blade frequency`,
  },
  {
    names: ["fanSoundPower"],
    argument: "efficiencyRatio",
    places: () => [0.5, 0.55, 0.65, 0.75, 0.85, 0.9],
    source: "Long, Architectural Acoustics (2014), table 13.7: rows by the share of the peak efficiency",
  },
  {
    names: ["fanSoundPowerByAssembly"],
    argument: "speed",
    places: () => edges.map((edge) => edge / 8),
    source: `${vdi}, sec. 4.3: 4 dB in the octave band of the blade frequency of axial fans`,
  },
  {
    names: ["equipmentSoundPower, pump"],
    argument: "power",
    places: () => [75_000],
    source: `${bies}, pumps: one constant up to 75 kW, one above`,
  },
  {
    names: ["equipmentSoundPower, pump"],
    argument: "speed",
    places: () => [950 / 60, 1550 / 60, 40],
    source: `${bies}, pumps: constants for 450 to 900, 1000 to 1500, 1600 to 1800 and 3000 to 3600 1/min; the steps lie between them`,
  },
  {
    names: ["equipmentSoundPower, motor"],
    argument: "power",
    places: () => [40_000],
    source: `${bies}, motors: one equation below 40 kW, one above`,
  },
  {
    names: ["equipmentSoundPower, cooling-tower-propeller"],
    argument: "power",
    places: () => [75_000],
    source: `${bies}, cooling towers: one equation up to 75 kW, one above`,
  },
  {
    names: ["equipmentSoundPower, cooling-tower-centrifugal"],
    argument: "power",
    places: () => [60_000],
    source: `${bies}, cooling towers: one equation up to 60 kW, one above`,
  },
  ...(["flow", "area", "height", "pressureDrop", "density"] as const).map((argument): PrintedStep => ({
    names: ["damperNoise", "damperNoise, single blade"],
    argument,
    places: (others, frequency) => damperBends(others, argument, frequency),
    source: `${reynolds}, eqs. 4.2 to 4.6: two lines that meet at a Strouhal number of 25 within 0.1 dB`,
  })),
  ...(["flow", "area", "pressureDrop", "density"] as const).map((argument): PrintedStep => ({
    names: ["damperNoise, single blade"],
    argument,
    places: (others) => lossOfFour(others, argument),
    source: `${reynolds}, eqs. 4.2 to 4.6: one opening of a single blade up to a loss coefficient of 4, one above`,
  })),
];

/** Values of an argument at which something of a damper is a number, found where it changes side; 200 places of the domain are tried. */
function crossings(argument: keyof typeof damper, excess: (value: number) => number): readonly number[] {
  const [min, max] = damper[argument];
  const roots: number[] = [];
  const places = 200;
  for (let place = 0; place < places; place++) {
    let [a, b] = [min + ((max - min) * place) / places, min + ((max - min) * (place + 1)) / places];
    if (excess(a) > 0 === excess(b) > 0) continue;
    const isAbove = excess(a) > 0;
    for (let halving = 0; halving < 60; halving++) {
      const middle = (a + b) / 2;
      if (excess(middle) > 0 === isAbove) a = middle;
      else b = middle;
    }
    roots.push(b);
  }
  return roots;
}

const lossCoefficientOf = (v: Values): number => v["pressureDrop"]! / ((v["density"]! * (v["flow"]! / v["area"]!) ** 2) / 2);

function lossOfFour(others: Values, argument: keyof typeof damper): readonly number[] {
  return crossings(argument, (value) => lossCoefficientOf({ ...others, [argument]: value }) - 4);
}

/** Values at which the Strouhal number of a damper is 25, by either opening. */
function damperBends(others: Values, argument: keyof typeof damper, frequency: number): readonly number[] {
  const openings = [(c: number) => 1 / (1 + Math.sqrt(c)), (c: number) => 0.68 * c ** -0.15 - 0.22];
  return openings.flatMap((opening) =>
    crossings(argument, (value) => {
      const v = { ...others, [argument]: value };
      return (frequency * v["height"]! * opening(lossCoefficientOf(v))) / (v["flow"]! / v["area"]!) - 25;
    }),
  );
}

/** Draws of the other arguments for each argument. */
const draws = 3;
const intervals = 50;
/** A step is a difference that stays, dB. */
const smallestStep = 1e-3;

/** From 0 to 1 to the domain: by decades where it spans some. */
const inDomain = ([min, max]: Range, share: number): number =>
  min > 0 && max / min > 100 ? min * (max / min) ** share : min + (max - min) * share;

/** Values of the other arguments. */
function othersOf(domain: Scanned["domain"], argument: string, draw: number): Values {
  const others = Object.keys(domain).filter((each) => each !== argument);
  return Object.fromEntries(others.map((other, index) => [other, inDomain(domain[other]!, (0.07 + 0.618034 * draw + 0.377 * index) % 1)]));
}

/** Halvings after which a difference of neighbours that is still there is a step. */
const halvings = 46;

/** The place of a step in an interval: the half in which more happens than in a straight line is halved on and on, until nothing or a step is left. */
function stepBetween(compute: (value: number) => number, from: number, to: number): number | undefined {
  let [a, b] = [from, to];
  let [atA, atMiddle, atB] = [compute(a), compute((a + b) / 2), compute(b)];
  for (let halving = 0; halving < halvings; halving++) {
    if (Math.abs(atB - atA) <= smallestStep && Math.abs(atMiddle - atA) <= smallestStep) return undefined;
    const middle = (a + b) / 2;
    const [first, last] = [compute((a + middle) / 2), compute((middle + b) / 2)];
    if (Math.abs(atA - 2 * first + atMiddle) > Math.abs(atMiddle - 2 * last + atB)) [b, atB, atMiddle] = [middle, atMiddle, first];
    else [a, atA, atMiddle] = [middle, atMiddle, last];
  }
  return b;
}

const isNear = (a: number, b: number): boolean => Math.abs(a / b - 1) < 1e-6;

describe("steps", () => {
  test("every function is scanned, or left out with a reason", () => {
    const scanned = new Set(Object.keys(functions).map((name) => name.split(", ")[0]));
    const exported = Object.entries(acoustics).flatMap(([name, value]) => (typeof value === "function" ? [name] : []));
    expect(exported.filter((name) => !scanned.has(name) && !(name in notScanned))).toEqual([]);
    expect(printedSteps.flatMap(({ names }) => names).filter((name) => !(name in functions))).toEqual([]);
  });

  test.each(Object.entries(functions))("of %s lie where a source prints them, and nowhere else", (name, { domain, compute }) => {
    const unexpected: string[] = [];
    const met = new Set<PrintedStep>();
    const printed = printedSteps.filter(({ names }) => names.includes(name));
    for (const argument of Object.keys(domain)) {
      for (let draw = 0; draw < draws; draw++) {
        const values = othersOf(domain, argument, draw);
        const bandCount = compute({ ...values, [argument]: inDomain(domain[argument]!, 0.5) }).length;
        const range = domain[argument]!;
        const grid = Array.from({ length: intervals + 1 }, (_, place) =>
          Math.min(range[1], Math.max(range[0], inDomain(range, place / intervals))),
        );
        const spectra = grid.map((value) => compute({ ...values, [argument]: value }));
        for (let band = 0; band < bandCount; band++) {
          const frequency = octaveBands[band % 8]!;
          for (let place = 0; place < intervals; place++) {
            if (Math.abs(spectra[place + 1]![band]! - spectra[place]![band]!) <= smallestStep) continue;
            const step = stepBetween((value) => compute({ ...values, [argument]: value })[band]!, grid[place]!, grid[place + 1]!);
            if (step === undefined) continue;
            const match = printed.find(
              (each) => each.argument === argument && each.places(values, frequency).some((place) => isNear(place, step)),
            );
            if (match) met.add(match);
            else unexpected.push(`${argument} ${step.toPrecision(8)} at ${frequency} Hz with ${JSON.stringify(values)}`);
          }
        }
      }
    }
    expect(unexpected).toEqual([]);
    // Nothing is listed that is not there.
    const sources = new Set([...met].map(({ source }) => source));
    expect(printed.map(({ source }) => source).filter((source) => !sources.has(source))).toEqual([]);
  });

  test.each(Object.entries(functions))("of %s are not chosen by the last bits of an argument", (name, { domain, compute }) => {
    const mismatches: string[] = [];
    for (const { names, argument, places } of printedSteps) {
      if (!names.includes(name)) continue;
      const [min, max] = domain[argument]!;
      for (let draw = 0; draw < draws; draw++) {
        const others = othersOf(domain, argument, draw);
        for (const [band, frequency] of octaveBands.entries())
          for (const place of places(others, frequency)) {
            const around = [1 - 1e-12, 1, 1 + 1e-12].map((factor) => place * factor).filter((value) => value >= min && value <= max);
            const results = around.map((value) => compute({ ...others, [argument]: value })[band] ?? 0);
            if (results.length > 0 && Math.max(...results) - Math.min(...results) > smallestStep)
              mismatches.push(`at ${argument} ${place}, ${frequency} Hz: ${results.join(", ")} with ${JSON.stringify(others)}`);
          }
      }
    }
    expect(mismatches).toEqual([]);
  });
});

describe("limits of tables", () => {
  test("are the same for one size in inches and in millimetres, and however it was converted", () => {
    for (let inches = 2; inches <= 120; inches += 0.5) {
      // As conversions leave the last digits, in either direction.
      const sizes = [inches * inch, (inches / 12) * foot, ...[1 - 1e-12, 1 + 1e-12].map((factor) => factor * ((inches * 25.4) / 1000))];
      const classes = sizes.map((width) => acoustics.elbowAttenuation({ kind: "square", width }).join());
      expect(new Set(classes).size, `elbow of ${inches} in`).toBe(1);
      if (inches > 98 || inches * inch < 0.05) continue;
      for (const other of [8, 12, 16, 32]) {
        const ducts = sizes.map((width) =>
          acoustics
            .unlinedRectangularDuctAttenuation({ width, height: other * inch, length: 1 })
            .map((loss) => loss.toPrecision(9))
            .join(),
        );
        expect(new Set(ducts).size, `duct of ${inches} by ${other} in`).toBe(1);
      }
      const walled = sizes.map((diameter) =>
        acoustics
          .roundBreakoutLoss({ diameter, surfaceMass: 5, seam: "long" })
          .map((loss) => loss.toPrecision(9))
          .join(),
      );
      expect(new Set(walled).size, `round duct of ${inches} in`).toBe(1);
    }
  });
});
