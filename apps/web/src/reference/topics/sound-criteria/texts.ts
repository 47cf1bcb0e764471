interface Excess {
  readonly target: string;
  readonly excess: string;
  readonly band: number;
}

/** Texts of the criteria of sound. */
export const texts = {
  characters: {
    N: "neutral",
    LF: "rumble",
    LFVB: "rumble that may shake light structures",
    LFVA: "rumble that shakes light structures",
    MF: "roar",
    HF: "hiss",
  },

  ratings: {
    rating: "Rating",
    value: "Value",
    governedBy: "Governed by",
    governing: (rating: string, band: number, isExtrapolated: boolean): string =>
      `${rating}, ${band} Hz governs${isExtrapolated ? "; beyond the published curves" : ""}`,
    classic: "NC of 1957",
    standard: "NC, ANSI S12.2",
    nr: "NR",
    room: "RC Mark II",
    quality: (character: string, index: string): string => `${character}; quality index ${index} dB; without 16 and 31.5 Hz`,
    aWeighted: "A-weighted",
    cWeighted: "C-weighted",
    weightedBands: "bands 63 to 8000 Hz",
    speech: "Speech interference",
    speechBands: "mean of 500 to 4000 Hz",
    levelA: (level: string): string => `${level} dB(A)`,
    levelC: (level: string): string => `${level} dB(C)`,
    level: (level: string): string => `${level} dB`,
  },

  target: (criterion: string, value: number, room: string): string => `${criterion} ${value} of ${room.toLowerCase()}`,
  above: ({ target, excess, band }: Excess, bands: number): string =>
    `Too loud for ${target}: ${excess} dB above it at ${band} Hz; ${bands} of 8 bands ${bands === 1 ? "lies" : "lie"} above.`,
  within: ({ target, excess, band }: Excess): string => `Within ${target}: ${excess} dB below it at ${band} Hz, where it comes nearest.`,

  curves: "Curves",
  room: "Room",
  title: (curves: string): string => `${curves} curves`,
  lead: (room: string): string => `Every fifth curve; dash-dotted: the limit of ${room.toLowerCase()}.`,
  legend: (curves: string): string => `Numbers: ${curves}`,
  curve: "Curve",
  band: (frequency: number): string => `${frequency} Hz`,
  customSpectrum: "custom",
  spectrum: "Custom spectrum, dB",
  between: (min: string, max: string): string => `Between ${min} and ${max} dB.`,
  clear: "Clear the spectrum",
  example: "Fill in an example",
  incomplete: "All eight bands are needed for a rating.",
  empty: "Type or paste the levels of a room in octave bands to rate them over the curves.",
};
