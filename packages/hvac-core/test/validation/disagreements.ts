/** Published sources that contradict each other, and what this library does about it. */
export const disagreements: readonly { readonly topic: string; readonly text: string }[] = [
  {
    topic: "Clear sky, beam exponent",
    text: "The coefficients printed since 2013 end in +0.021 τ_b τ_d in ASHRAE's workbook, EnergyPlus and OpenStudio, in −0.021 in ladybug, and in CSE until April 2024. Both agree at noon; with the sun at 23° the minus gives 4 % more beam. The plus is used.",
  },
  {
    topic: "End reflection",
    text: "A formula with numerator and denominator exchanged circulates. The one used reproduces the ASHRAE table (12 in: 12, 7, 3, 1, 0 dB).",
  },
  {
    topic: "Two-K method",
    text: "Hooper's 1 + 1/D takes the diameter in inches; the reference rows of one peer pass metres. Inches are used.",
  },
  {
    topic: "Crane's friction factor",
    text: "TP-410 prints both a table by nominal size and equation 2-8; the equation is 0.1 to 1.4 % above a peer's fit of the table. The equation is used.",
  },
  {
    topic: "Water column",
    text: "The inch of water is conventional (249.08891 Pa), at 60 °F (248.84 Pa) or at 4 °C (249.082 Pa). The conventional one is used.",
  },
  {
    topic: "ASHRAE 62.1 columns",
    text: "The SI and inch-pound columns are rounded apart (7.5 cfm is printed next to 3.8 L/s, which is 8.05 cfm). A project chooses its column.",
  },
  {
    topic: "Moist air, enhancement factor",
    text: "The handbook's ideal-gas equations give 0.4 to 0.5 % less moisture at saturation than the real-gas model of RP-1485. The handbook's equations are used and the difference is documented.",
  },
  {
    topic: "Wet bulb at 0 °C",
    text: "The equations over ice and over water do not meet; programs differ by up to 0.4 K there. The handbook's branch by the wet bulb's own sign is used.",
  },
  {
    topic: "HFO equations of state",
    text: "R-1234yf and R-1233zd(E) have several published equations (p up to 2.2 % apart at −40 °C), and the mixtures that contain them follow. The newer equations are used; each refrigerant names its own.",
  },
  { topic: "Fan sound power", text: "One textbook adds 10 lg of the pressure, VDI 2081 and ASHRAE 20 lg. 20 lg is used." },
  {
    topic: "Vaned elbow noise",
    text: "One manufacturer's guide takes the vane chord in feet (11 dB lower); NEBB and two programs in inches. Inches are used.",
  },
  { topic: "NC curves", text: "The classic curves and ANSI S12.2-2008 differ by up to 1 dB in ten places. Both are offered by name." },
  {
    topic: "Viscosity of R-1234yf and R-1234ze(E)",
    text: "Huber & Assael (2016) and the residual-entropy scaling of CoolProp, whose constants belong to superseded equations, differ by up to 8 % in the liquid and 16 % in the vapour. Huber & Assael is used.",
  },
  {
    topic: "Viscosity of R-1233zd(E)",
    text: "CoolProp 7.2 gives liquid 42 to 67 % more viscous than the scaling refitted to Miyara et al. (2018), which is used. The corresponding-states model of NISTIR 8209 sides with the latter: within 8 % in the liquid from 0 to 140 °C, 8 to 14 % lower in the saturated vapour up to 120 °C.",
  },
  {
    topic: "Blends, ideal-gas part",
    text: "CoolProp enters each component's ideal gas at its critical point, the mixture model's definition is the reducing point; they differ for R-134a, R-152a, R-600a and R-1234ze(E), by up to 4e-5 in enthalpy. The reducing point is used.",
  },
  {
    topic: "Lined rectangular ducts",
    text: "The regression of Reynolds and Bledsoe and the tables of newer handbooks differ by up to 3.1 dB/m at 500 Hz and 2.5 dB/m at 1 kHz with 50 mm of lining. The regression is used.",
  },
  {
    topic: "Wyes at 60°",
    text: "Crane TP-410 takes H = 1 and J = 2 for wyes below 90°; a peer program takes H = 0.3 and J = 0 for large branches of 60° too, up to 43 % more. Crane is used.",
  },
  {
    topic: "Tees at 90° with a branch nearly as wide as the run",
    text: "Crane TP-410 and Idelchik print the factors of a diverging branch for up to two thirds of the run's diameter (H = 1) and for the run's diameter (H = 0.3). A peer program takes 0.3 from two thirds on, a step of 54 % at equal velocities. The factors are interpolated in the diameter ratio.",
  },
  {
    topic: "Volume of outdoor air",
    text: "A leak's volume is counted at outdoor density (EnergyPlus), at indoor density or in standard air (the handbook's 1.23 W per L/s and K); on a winter day they differ by 10 to 15 %. Outdoor density is used unless the flow is given as standard air.",
  },
  {
    topic: "Rooms that float",
    text: "ASHRAE 140 lets the room float between 20 and 27 °C and runs a year; the radiant time series holds one temperature on a repeated day. Peaks are compared with the band of the programs (cases 600 and 900). VDI 6007's cases step or free the set point, which a periodic method cannot follow; they are not compared.",
  },
];
