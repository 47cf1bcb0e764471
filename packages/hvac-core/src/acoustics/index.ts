// Bands and sums of levels
export { eachBand, octaveBands, requireSpectrum, type LowestBands, type OctaveBand, type OctaveSpectrum } from "./bands.ts";
export { addLevels, addSpectra, aWeighted, aWeightingAt, aWeights, cWeighted, cWeightingAt, cWeights } from "./levels.ts";

// Room criteria
export { noiseCriterion, noiseCriterionCurve, type CurveRating, type NoiseCriterionFamily } from "./noiseCriterion.ts";
export { noiseRating, noiseRatingCurve } from "./noiseRating.ts";
export { roomCriterion, roomCriterionCurve, type RoomCriterion } from "./roomCriterion.ts";
export { feltVibration, feltVibrationLimits, type FeltVibration, type VibrationBand } from "./feltVibration.ts";
export { speechInterferenceLevel, type SpeechInterferenceMethod } from "./speechInterference.ts";
export { criterionCitations } from "./criterionCitations.ts";
export { curveExcess, type CurveExcess } from "./curveExcess.ts";

// Fans and equipment
export { fanSoundPower, type FanKind } from "./fan.ts";
export { fanSoundPowerByAssembly, type FanAssembly } from "./fanVdi.ts";
export {
  equipmentSoundPower,
  equipmentSoundValidity,
  fanCasingSoundPower,
  fanSoundPowerScaled,
  identicalSources,
  soundPowerOfMeasured,
  spectrumOfTerminal,
  type EquipmentKind,
  type MeasuredBox,
} from "./equipment.ts";

// Attenuation of straight ducts
export {
  rectangularDuctAttenuation,
  rectangularLiningInsertionLoss,
  rectangularLiningValidity,
  unlinedRectangularDuctAttenuation,
  type RectangularDuct,
} from "./rectangularDuct.ts";
export { roundDuctAttenuation, roundLiningValidity } from "./roundDuct.ts";
export { flexibleDuctAttenuation, flexibleDuctValidity } from "./flexibleDuct.ts";
export {
  straightDuctAttenuationVdi,
  bendAttenuationVdi,
  junctionAttenuation,
  sectionChangeAttenuation,
  throttlingNoise,
  type BendVdi,
  type DamperPlace,
  type DuctShape,
} from "./ductVdi.ts";
export { airAttenuation } from "./airAbsorption.ts";

// Elbows, junctions, ends and plenums
export { elbowAttenuation, type ElbowKind } from "./elbow.ts";
export {
  branchPowerDivision,
  ductCutoffFrequency,
  endReflectionLoss,
  plenumAttenuation,
  speedOfSound,
  type DuctTermination,
  type EndReflectionMethod,
  type Plenum,
} from "./ductEnds.ts";
export { measuredPlenumAttenuation, type MeasuredPlenum, type PlenumWall } from "./plenum.ts";

// Silencers
export {
  silencerSelfNoise,
  silencerSelfNoiseByPressureDrop,
  splitterSilencerInsertionLoss,
  type SplitterSilencer,
} from "./splitterSilencer.ts";

// Regenerated noise
export {
  damperNoise,
  diffuserNoise,
  junctionNoise,
  junctionNoiseValidity,
  vanedElbowNoise,
  type BranchingFlow,
  type DamperFlow,
  type ElbowFlow,
  type JunctionFlow,
} from "./flowNoise.ts";
export { bendNoise, straightDuctNoise } from "./flowNoiseVdi.ts";
export { ratedOutletNoise } from "./ratedOutlet.ts";

// Breakout and break-in
export { breakoutSoundPower, rectangularBreakoutLoss, roundBreakoutLoss, type BreakoutDuct, type DuctSeam } from "./breakout.ts";
export {
  breakInSoundPower,
  flatOvalBreakInLoss,
  flatOvalBreakoutLoss,
  rectangularBreakInLoss,
  roundBreakInLoss,
  type FlatOvalWalls,
} from "./breakIn.ts";

// Sound in rooms
export {
  ceilingArrayRoomEffect,
  ceilingArrayValidity,
  diffuseRoomEffect,
  roomSoundPressure,
  schultzRoomEffect,
  type RoomContribution,
  type RoomSource,
} from "./room.ts";
export {
  absorptionOfReverberation,
  meanAbsorption,
  reverberationDistance,
  reverberationTime,
  type ReverberationMethod,
  type RoomSurface,
} from "./reverberation.ts";

// Sound between rooms
export { compositeTransmissionLoss, openingSoundPower, roomToRoom, type PartitionPart, type RoomToRoomPath } from "./transmission.ts";
export { soundTransmissionClass, transmissionClassOfOctaves, weightedReduction, type WeightedReduction } from "./insulationRating.ts";
export {
  articulationIndex,
  speechIntelligibilityIndex,
  speechLevels,
  speechPrivacy,
  type SpeechInNoise,
  type SpeechPrivacy,
  type VocalEffort,
} from "./speechPrivacy.ts";

// Sound paths
export { silencerElement, soundPath, type SilencerData, type SoundPathElement, type SoundPathStep } from "./soundPath.ts";
export { allowedLevels, requiredReduction, type ReductionShare, type RequiredReduction, type SoundTarget } from "./meetTarget.ts";
export { requiredDuctLength, requiredSize, type RequiredLength, type RequiredSize } from "./lengthAndSize.ts";
