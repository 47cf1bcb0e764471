/** Texts of the acoustic figures. */
export const texts = {
  octaveBand: "Octave band",
  aWeighted: "A-weighted",

  tools: {
    importPaths: "Import paths from a duct file…",
    imported: (count: number): string => `${count === 1 ? "1 element" : `${count} elements`} imported.`,
  },
  noSound: {
    withRooms: "No sound reaches a room yet. Select the receiving room of an outlet to see its spectrum over the criterion curves here.",
    withoutRooms:
      "Add a room with its use and size, and select it as the receiving room of an outlet to see its spectrum over the criterion curves here.",
    toElements: "Go to the elements",
    toRooms: "Go to the rooms",
  },
  room: {
    choice: "Room",
    rated: (room: string, rating: string): string => `${room}: ${rating}`,
    worst: (room: string, rating: string): string => `${room}: ${rating}, worst room`,
  },

  spectrum: {
    title: (room: string): string => `Sound in ${room}`,
    chart: (room: string, criterion: string): string => `Sound pressure in ${room} over ${criterion} curves`,
    legend: (criterion: string): string => `Numbers: ${criterion}`,
    bandLegend: (unit: string): string => `Numbers: ${unit} by one band`,
    columns: { level: "Sound pressure", excess: "Above it" },
    rating: (rating: string, levelA: string): string => `${rating}, ${levelA}.`,
    noTarget: "No target is set.",
    target: (target: string): string => `Target: ${target}.`,
    governs: (band: string): string => `${band} governs.`,
    bandCurves: "Curves: level of a single band that alone has this A-weighted level.",
    /** By descriptor of the room criterion. */
    characters: {
      N: "The spectrum is neutral.",
      LF: "It rumbles.",
      LFVB: "It rumbles, with moderately felt vibration.",
      LFVA: "It rumbles, with clearly felt vibration.",
      MF: "It roars.",
      HF: "It hisses.",
    },
  },

  remedies: {
    title: "Remedies",
    pairs: (room: string): string =>
      `No single change is enough for ${room}; two together are. The second is calculated with the first applied.`,
    none: (room: string): string =>
      `No single change to ducts, linings, silencers or outlets brings ${room} nearer to its target. Check the source, breakout and casing sound, and the background sound.`,
    notEnough: (room: string): string => `None of these is enough for ${room} alone. Apply one and repeat.`,
    pairsNotEnough: (room: string): string => `None of these is enough for ${room} alone, nor are two together. Apply one and repeat.`,
    enough: (room: string): string => `Each alone, recalculated for ${room}, in order of rating.`,
    columns: { change: "Change", rating: "Rating", bands: "Octave bands" },
    changeInRoom: "Change in the room",
    insertionLoss: "Insertion loss",
    noiseReduction: "Noise reduction",
    findPairs: "Find two changes that meet the target together",
    single: (rating: string, isMet: boolean): string => `${rating}: ${isMet ? "meets the target" : "not enough"}`,
    pair: (first: string, outcome: string): string => `${first} after the first, then ${outcome}`,
    show: "Show",
    showChange: (change: string): string => `Show: ${change}`,
    apply: "Apply",
    applyChange: (change: string): string => `Apply: ${change}`,
    applied: (change: string): string => `Changed: ${change}.`,
    chart: (room: string, change: string): string => `Sound pressure in ${room} now and after the change: ${change}`,
    after: "after",
    now: "now",
    legend: "Solid: after the change that is shown. Dashed: now.",
    aboveTarget: (room: string): string => `${room} is above its target.`,
    find: "Find remedies",
    noUse: (room: string): string => `${room} has no target. Select its use or enter a target to see remedies here.`,
    noTarget: (room: string, criterion: string): string =>
      `${room} has no target. Its use has none in ${criterion}: enter a target to see remedies here.`,
    enterTarget: "Enter a target",
  },

  path: {
    title: "From the source to the room",
    description: (band: string, path: string): string =>
      `At ${band}, through ${path}. Sound power in the ducts, sound pressure in the room. Hatched: losses; solid: levels and added energy.`,
    bars: (band: string): string => `Levels at ${band} from the source to the room`,
    step: "After",
    choice: "Path",
    named: (path: string, level: string): string => `${path}: ${level}`,
    noSound: "no sound",
  },

  contributions: {
    title: "Contributions",
    at: (band: string): string => `at ${band}`,
    /** @param level "A-weighted" or "at 63 Hz" */
    description: (room: string, level: string): string =>
      `Shares of the sound energy in ${room}, ${level}. Half of the energy is 3\u202fdB.`,
    bars: (room: string, level: string): string => `Shares of the sound in ${room}, ${level}`,
    order: "By",
    orders: { origin: "Origin", path: "Entry into the room" },
    level: "Level",
  },

  schematic: {
    title: "Schematic",
    drawing: "Schematic of the path of the sound",
    description: {
      level: "From the source to the rooms, not to scale. Wider means louder.",
      velocity: "From the source to the rooms, not to scale. Wider means faster.",
    },
    loudest: (room: string): string => `Thick walls: the loudest path to ${room}.`,
    loudestPath: "loudest path",
    columns: ["Element", "Upstream element", "Velocity", "Leaving sound power"],
    source: "source",
    shading: "Shaded by",
    shadings: { level: "Sound power, A-weighted", velocity: "Velocity" },
    leaving: (levelA: string): string => `${levelA} leaving`,
    element: (name: string, values: readonly string[]): string => `${name}: ${values.join(", ")}.`,
    unnamedInlet: "Inlet",
    unnamedSource: "Source",
  },

  speech: {
    title: (from: string, to: string): string => `Speech from ${from} to ${to}`,
    chart: (from: string, to: string): string => `Speech from ${from} received in ${to}`,
    choice: "Rooms",
    pair: (pair: string, degree: string): string => `${pair}: ${degree}`,
    degrees: { confidential: "Confidential", normal: "Normal privacy", marginal: "Marginal privacy", none: "No privacy" },
    unrated: "not rated",
    rating: (degree: string, articulationIndex: string): string => `${degree}: articulation index ${articulationIndex}.`,
    noMasking: "Not rated: there is no masking sound in the receiving room.",
    /** @param shares of the paths */
    description: (rating: string, shares: readonly string[]): string =>
      `${rating} Energy of the received speech: ${shares.join(", ")}. Dashed: masking sound.`,
    throughPartition: (share: string): string => `${share} through the partition`,
    byFlanking: (share: string): string => `${share} by the flanking path`,
    throughDucts: (share: string): string => `${share} through the ducts`,
    received: "received speech",
    masking: "masking sound",
    columns: { source: "Source room", difference: "Level difference", received: "Receiving room", masking: "Masking sound" },
  },
} as const;
