import { choice, flag, quantity } from "../../kernel/index.ts";
import { ashrae62, persilyDeJonge2017 } from "../../sources/index.ts";

/* Fields that a room and the zones of a system state each by themselves. */

const rateColumn = choice(
  "Rates as printed in",
  { "inch-pound": "Inch-pound column (cfm)", SI: "SI column (L/s)" },
  { Imperial: "inch-pound", Metric: "SI" },
  {
    help: "The standard rounds its two columns separately; they differ by up to 7 %. Use the one your jurisdiction enforces.",
    source: { source: ashrae62, locator: "Table 6-1" },
  },
);

const densityCorrection = flag("Correct the rates for the air's density", false, {
  help: "The standard's rates are for air of 1.2 kg/m³ (0.075 lb/ft³). Thinner air needs more volume for the same mass; the standard permits the correction but does not require it.",
  source: { source: ashrae62, locator: "section 6.2.1.1" },
});

const altitude = quantity("Altitude of the site", "z", "altitude", 0, [-500, 5000]);

const airTemperature = quantity("Air temperature", "t", "temperature", { Imperial: 70, Metric: 21 }, [-40, 60]);

const outdoorCo2 = quantity("Outdoor CO₂", "C_o", "concentration", 420, [0, 0.01], { usual: [380e-6, 500e-6] });

const co2PerPerson = quantity("CO₂ generation per person", "G_p", "airFlowPerPerson", { Imperial: 0.011, Metric: 0.0052 }, [0, 0.0001], {
  usual: [3e-6, 12e-6],
  help: "About 0.0052 L/s for an adult in office work (1.2 met); more with activity, less for children.",
  source: { source: persilyDeJonge2017, locator: "Table 4" },
});

/** Rates, density of the air and CO₂. */
export const rateFields = { rateColumn, densityCorrection, altitude, airTemperature, outdoorCo2, co2PerPerson } as const;
