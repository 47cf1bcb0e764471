import { defineResults } from "../../kernel/index.ts";

const bands = { type: "series", axis: "octaveBands", quantity: "soundLevel" } as const;

const sourceResults = defineResults({
  discharge: { ...bands, label: "Sound power at the discharge" },
  dischargeA: { label: "Discharge, A-weighted", quantity: "aWeightedSoundLevel" },
  inlet: { ...bands, label: "Sound power at the inlet" },
  inletA: { label: "Inlet, A-weighted", quantity: "aWeightedSoundLevel" },
  casing: { ...bands, label: "Sound power through the casing", optional: true },
  roomLevel: { ...bands, label: "In the room", optional: true },
  roomLevelA: { label: "In the room, A-weighted", quantity: "aWeightedSoundLevel", optional: true },
});

const elementResults = defineResults({
  airflow: { label: "Airflow", symbol: "Q", quantity: "airFlow", optional: true },
  area: { label: "Area", symbol: "A", quantity: "area" },
  velocity: { label: "Velocity", symbol: "V", quantity: "velocity", optional: true },
  division: { label: "Division of power", symbol: "ΔL_s", quantity: "soundLevel" },
  junctionNoise: { ...bands, label: "Junction noise", optional: true },
  attenuation: { ...bands, label: "Attenuation" },
  noise: { ...bands, label: "Regenerated noise", optional: true },
  brokenIn: { ...bands, label: "Break-in through the walls", optional: true },
  level: { ...bands, label: "Sound power after it" },
  levelA: { label: "Sound power after it, A-weighted", symbol: "L_A", quantity: "aWeightedSoundLevel" },
  radiated: { ...bands, label: "Sound power into the room", optional: true },
  roomLevel: { ...bands, label: "In the room", optional: true },
  roomLevelA: { label: "In the room, A-weighted", quantity: "aWeightedSoundLevel", optional: true },
});

const roomResults = defineResults({
  rating: { label: "Rating", quantity: "text", optional: true },
  target: { label: "Target", symbol: "T", quantity: "soundRating", optional: true },
  excess: {
    label: "Above the target",
    symbol: "ΔT",
    quantity: "soundRating",
    optional: true,
    help: "Points of the rating, or dB; below zero the target is met.",
  },
  governingBand: { label: "Band that decides", symbol: "f_g", quantity: "frequency", optional: true },
  level: { ...bands, label: "Sound pressure", optional: true },
  levelA: { label: "A-weighted level", symbol: "L_A", quantity: "aWeightedSoundLevel", optional: true },
  speechInterference: { label: "Speech interference level", symbol: "SIL", quantity: "soundLevel", optional: true },
  noiseCriterion: { label: "NC, curves of 1957", symbol: "NC", quantity: "soundRating", optional: true },
  noiseCriterionS12: { label: "NC, curves of 2008", symbol: "NC_s", quantity: "soundRating", optional: true },
  noiseRating: { label: "NR", symbol: "NR", quantity: "soundRating", optional: true },
  roomCriterion: { label: "RC Mark II", symbol: "RC", quantity: "soundRating", optional: true },
  quality: { label: "Character", quantity: "text", optional: true },
  qualityIndex: { label: "Quality assessment index", symbol: "QAI", quantity: "soundLevel", optional: true },
});

const privacyResults = defineResults({
  levelDifference: { ...bands, label: "Level difference", optional: true },
  level: { ...bands, label: "Received speech level", optional: true },
  levelA: { label: "Received speech level, A-weighted", symbol: "L_vA", quantity: "aWeightedSoundLevel", optional: true },
  articulationIndex: { label: "Articulation index", symbol: "AI", quantity: "speechIndex", optional: true },
  privacyIndex: { label: "Privacy index", symbol: "PI", quantity: "ratio", optional: true },
  intelligibility: { label: "Speech intelligibility index", symbol: "SII", quantity: "speechIndex", optional: true },
  degree: { label: "Privacy", quantity: "text", optional: true },
});

export const results = defineResults({
  rating: {
    label: "Rating",
    quantity: "text",
    optional: true,
    group: "Room that is worst off",
    help: "Where rooms are judged by dB(A), their rating is the A-weighted level.",
  },
  levelA: { label: "A-weighted level", symbol: "L_A", quantity: "aWeightedSoundLevel", optional: true, group: "Room that is worst off" },
  worstRoom: { label: "Room", quantity: "text", optional: true, group: "Room that is worst off" },
  excess: {
    label: "Above its target",
    symbol: "ΔT_m",
    quantity: "soundRating",
    optional: true,
    group: "Room that is worst off",
    help: "Points of the rating, or dB; below zero the target is met.",
  },
  withoutTarget: { label: "Rooms without a target", symbol: "n_T", quantity: "count", optional: true, group: "Room that is worst off" },
  airDensity: { label: "Density of the air", symbol: "ρ", quantity: "density", group: "Air" },
  sources: { type: "rows", label: "Sources", row: sourceResults },
  elements: { type: "rows", label: "Elements", row: elementResults },
  rooms: { type: "rows", label: "Rooms", row: roomResults },
  privacy: { type: "rows", label: "Speech from room to room", row: privacyResults },
});
