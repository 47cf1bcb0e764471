import { en12828, systemsEquipment } from "../../../flow/sources.ts";
import { choice, fieldIs, inSection, list, onlyWhen, quantity, type Condition } from "../../../kernel/index.ts";
import { crane410, fundamentals2021 } from "../../../sources/index.ts";
import { inSystem } from "../options.ts";
import { sectionFields } from "./sectionFields.ts";
import { sectionTable } from "./sectionTable.ts";

const isOpen = fieldIs("systemKind", "open");
const isClosed = fieldIs("systemKind", "direct", "reverse", "primarySecondary");
const hasDecoupler = fieldIs("systemKind", "primarySecondary");
const withTank: readonly Condition[] = [inSystem, isClosed, fieldIs("tankMethod", "diaphragm", "airCushion", "vessel")];
const pipe = { source: fundamentals2021, locator: "ch. 22" };
const tank = { source: systemsEquipment, locator: "ch. 13" };

/** Fields of the system that all sections share. */
export const systemFields = inSection(
  "system",
  onlyWhen(inSystem, {
    systemKind: choice(
      "System",
      {
        direct: "Closed, direct return",
        reverse: "Closed, reverse return",
        primarySecondary: "Primary and secondary circuit",
        open: "Open, such as condenser water",
      },
      "direct",
      { help: "With reverse return the return main begins at the first unit and ends at the last." },
    ),
    service: choice("Service", { cooling: "Cooling", heating: "Heating" }, "cooling", {
      help: "The supply is colder than the return for cooling, and warmer for heating.",
    }),
    designTemperatureDifference: quantity("Temperature difference", "Δt_d", "temperatureDifference", "required", [0.5, 100], {
      usual: [3, 25],
      help: "Between supply and return: chilled water 5.6 to 9 K (10 to 16 °F), heating water 11 to 22 K (20 to 40 °F).",
      source: pipe,
    }),
    staticLift: quantity("Static lift", "z_s", "head", 0, [0, 1000], {
      help: "Height from the water level in the basin to the outlet of the pipe.",
      when: [isOpen],
    }),
    nozzlePressure: quantity("Nozzle pressure", "Δp_n", "pressureWater", 0, [0, 1e6], { when: [isOpen] }),
    decouplerLength: quantity("Decoupler length", "L_c", "length", { Imperial: 3, Metric: 1 }, [0, 100], {
      help: "Pipe that both circuits share. It is sized for the larger of their flows.",
      when: [hasDecoupler],
    }),
    plantPressureDrop: quantity("Plant pressure drop", "Δp_g", "pressureWater", 0, [0, 1e6], {
      help: "Chiller, boiler or heat exchanger with strainer and valves that the whole flow passes; with two circuits, in the primary one.",
    }),
    diversity: quantity("Diversity", "s_d", "ratio", 1, [0.2, 1], {
      help: "Maximum share of the flows of all units that a main carries at once. A main carries no less than any section downstream of it. Not for the primary circuit: its units are the plant.",
    }),
    diversityFrom: quantity("Diversity from number of units", "n_d", "count", 2, [2, 500], {
      integer: true,
      help: "A section that serves fewer units carries the sum of their flows.",
    }),
    balancingMinimum: quantity("Minimum balancing valve drop", "Δp_y", "pressureWater", { Imperial: 1, Metric: 3 }, [0, 1e5], {
      help: "Pressure drop of every balancing valve, wide open, at which its flow can be measured: 3 kPa (1 ft) is usual.",
    }),
    allowedImbalance: quantity("Allowed imbalance", "b_a", "ratio", 0.15, [0, 1], {
      usual: [0.05, 0.3],
      help: "Share of the loss of the critical circuit by which another may fall short without a balancing valve.",
    }),
    reducerAngle: quantity("Reducer angle", "θ_r", "angle", 30, [5, 180], {
      help: "Included angle at a change of size between two sections straight on.",
      source: { source: crane410 },
    }),
  }),
);

/** The tree of a system. */
export const sectionsField = list("Sections", "section", 500, sectionFields, {
  outline: "parent",
  table: sectionTable,
  help: "Up to 500. Larger systems are divided at a riser: a file for each part, whose flow and pressure loss are entered as a unit of the other.",
  section: "sections",
  when: [inSystem],
});

/** The expansion tank of a closed system. */
export const tankFields = inSection("tank", {
  tankMethod: choice(
    "Expansion tank",
    {
      none: "Not sized",
      diaphragm: "With a diaphragm (ASHRAE)",
      airCushion: "Closed, with air on the water (ASHRAE)",
      vessel: "With a diaphragm and a reserve (EN 12828)",
    },
    "none",
    { source: { source: en12828 }, when: [inSystem, isClosed] },
  ),
  ...onlyWhen(withTank, {
    staticHeight: quantity("System height above the tank", "H_s", "length", "required", [0, 500], { usual: [0, 150] }),
    reliefPressure: quantity("Safety valve set pressure", "p_s", "gaugePressure", "required", [5e4, 4e6], {
      usual: [1e5, 1.6e6],
      help: "Gauge pressure at the tank, usually 3 to 6 bar (30 to 125 psi). The tank keeps 10 % below it, by EN 12828 0.5 bar below a set pressure of up to 5 bar.",
    }),
    topPressure: quantity("Pressure at the top", "p_o", "gaugePressure", { Imperial: 5, Metric: 0.5 }, [0, 1e6], {
      usual: [3e4, 1e5],
      help: "Gauge pressure with cold water that vents air and keeps air from entering: 0.3 to 0.7 bar (5 to 10 psi).",
      source: tank,
    }),
    equipmentVolume: quantity("Water volume of units and plant", "V_q", "liquidVolume", 0, [0, 5000], {
      usual: [0, 50],
      help: "Water in coils, chillers, boilers and buffer tanks, in addition to that in the pipes.",
    }),
    lowestTemperature: quantity("Lowest water temperature", "t_l", "temperature", "derived", [-45, 100], {
      help: "Temperature of the water when the system is filled or at its coldest. If empty, 10 °C (50 °F), or that of a colder supply.",
    }),
    highestTemperature: quantity("Highest water temperature", "t_h", "temperature", "derived", [0, 180], {
      help: "If empty, that of the hotter pipe, and for cooling at least 35 °C (95 °F), to which an idle system may warm up.",
    }),
    tankAltitude: quantity("Altitude", "z_a", "altitude", 0, [-500, 5000], { site: "altitude" }),
  }),
});
