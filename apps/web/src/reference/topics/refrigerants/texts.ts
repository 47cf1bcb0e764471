/** Texts of the refrigerants and of their cycle. */
export const texts = {
  lead: "One compressor, one stage, no pressure lost in lines and no heat lost by the compressor. The COP counts the work on the gas alone, without motor and fans. GWP over 100 years by IPCC’s fourth (AR4), fifth (AR5) and sixth report (AR6); blends by mass. Safety groups by ANSI/ASHRAE 34.",
  aboveCritical: "It does not condense so warm: that is above its critical point, or too near to it.",
  equation: "equation of state",
  cycle: {
    evaporating: "Evaporating, dew",
    condensing: "Condensing",
    superheat: "Superheat",
    subcooling: "Subcooling",
    efficiency: "Isentropic efficiency",
    condensingPoint: "Condensing is the",
    dew: "dew point",
    bubble: "bubble point",
  },
};
