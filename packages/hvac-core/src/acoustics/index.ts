// Bands and sums of levels
export { eachBand, octaveBands, requireSpectrum } from "./bands.ts";
export type { LowestBands, OctaveBand, OctaveSpectrum } from "./bands.ts";
export { addLevels, addSpectra, aWeighted, aWeightingAt, aWeights, cWeighted, cWeightingAt, cWeights } from "./levels.ts";

// Room criteria
export { noiseCriterion, noiseCriterionCurve } from "./noiseCriterion.ts";
export type { CurveRating, NoiseCriterionFamily } from "./noiseCriterion.ts";
export { noiseRating, noiseRatingCurve } from "./noiseRating.ts";
export { roomCriterion, roomCriterionCurve } from "./roomCriterion.ts";
export type { RoomCriterion } from "./roomCriterion.ts";
export { feltVibration, feltVibrationLimits } from "./feltVibration.ts";
export type { FeltVibration, VibrationBand } from "./feltVibration.ts";
export { speechInterferenceLevel } from "./speechInterference.ts";
export type { SpeechInterferenceMethod } from "./speechInterference.ts";
export { criterionCitations } from "./criterionCitations.ts";

// Fans and equipment
export { fanSoundPower } from "./fan.ts";
export type { FanKind } from "./fan.ts";
export { fanSoundPowerByAssembly } from "./fanVdi.ts";
export type { FanAssembly } from "./fanVdi.ts";
export {
  equipmentSoundPower,
  equipmentSoundValidity,
  fanCasingSoundPower,
  fanSoundPowerScaled,
  identicalSources,
  soundPowerOfMeasured,
  spectrumOfTerminal,
} from "./equipment.ts";
export type { EquipmentKind, MeasuredBox } from "./equipment.ts";

// Attenuation of straight ducts
export {
  rectangularDuctAttenuation,
  rectangularLiningInsertionLoss,
  rectangularLiningValidity,
  unlinedRectangularDuctAttenuation,
} from "./rectangularDuct.ts";
export type { RectangularDuct } from "./rectangularDuct.ts";
export { roundDuctAttenuation, roundLiningValidity } from "./roundDuct.ts";
export { flexibleDuctAttenuation, flexibleDuctValidity } from "./flexibleDuct.ts";
export { straightDuctAttenuationVdi } from "./ductVdi.ts";
export type { BendVdi, DamperPlace, DuctShape } from "./ductVdi.ts";
export { airAttenuation } from "./airAbsorption.ts";

// Elbows, junctions, ends and plenums
export { elbowAttenuation } from "./elbow.ts";
export type { ElbowKind } from "./elbow.ts";
export { branchPowerDivision, ductCutoffFrequency, endReflectionLoss, plenumAttenuation, speedOfSound } from "./ductEnds.ts";
export type { DuctTermination, EndReflectionMethod, Plenum } from "./ductEnds.ts";
export { bendAttenuationVdi, junctionAttenuation, sectionChangeAttenuation } from "./ductVdi.ts";
export { measuredPlenumAttenuation } from "./plenum.ts";
export type { MeasuredPlenum, PlenumWall } from "./plenum.ts";

// Silencers
export { silencerSelfNoise, silencerSelfNoiseByPressureDrop, splitterSilencerInsertionLoss } from "./splitterSilencer.ts";
export type { SplitterSilencer } from "./splitterSilencer.ts";

// Regenerated noise
export { damperNoise, diffuserNoise, junctionNoise, junctionNoiseValidity, vanedElbowNoise } from "./flowNoise.ts";
export type { BranchingFlow, DamperFlow, ElbowFlow, JunctionFlow } from "./flowNoise.ts";
export { bendNoise, straightDuctNoise } from "./flowNoiseVdi.ts";
export { throttlingNoise } from "./ductVdi.ts";
export { ratedOutletNoise } from "./ratedOutlet.ts";

// Breakout and break-in
export { breakoutSoundPower, rectangularBreakoutLoss, roundBreakoutLoss } from "./breakout.ts";
export type { BreakoutDuct, DuctSeam } from "./breakout.ts";
export { breakInSoundPower, flatOvalBreakInLoss, flatOvalBreakoutLoss, rectangularBreakInLoss, roundBreakInLoss } from "./breakIn.ts";
export type { FlatOvalWalls } from "./breakIn.ts";

// Sound in rooms
export { ceilingArrayRoomEffect, ceilingArrayValidity, diffuseRoomEffect, roomSoundPressure, schultzRoomEffect } from "./room.ts";
export type { RoomContribution, RoomSource } from "./room.ts";
export { absorptionOfReverberation, meanAbsorption, reverberationDistance, reverberationTime } from "./reverberation.ts";
export type { ReverberationMethod, RoomSurface } from "./reverberation.ts";

// Sound between rooms
export { compositeTransmissionLoss, openingSoundPower, roomToRoom } from "./transmission.ts";
export type { PartitionPart, RoomToRoomPath } from "./transmission.ts";
export { soundTransmissionClass, transmissionClassOfOctaves, weightedReduction } from "./insulationRating.ts";
export type { WeightedReduction } from "./insulationRating.ts";
export { articulationIndex, speechIntelligibilityIndex, speechLevels, speechPrivacy } from "./speechPrivacy.ts";
export type { SpeechInNoise, SpeechPrivacy, VocalEffort } from "./speechPrivacy.ts";

// Sound paths
export { silencerElement, soundPath } from "./soundPath.ts";
export type { SilencerData, SoundPathElement, SoundPathStep } from "./soundPath.ts";
export { allowedLevels, requiredReduction } from "./meetTarget.ts";
export type { ReductionShare, RequiredReduction, SoundTarget } from "./meetTarget.ts";
export { requiredDuctLength, requiredSize } from "./lengthAndSize.ts";
export type { RequiredLength, RequiredSize } from "./lengthAndSize.ts";
