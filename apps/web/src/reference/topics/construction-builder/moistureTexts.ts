import { prose } from "@org/form/numbers";

const list = (parts: readonly string[]): string => new Intl.ListFormat("en-GB", { type: "conjunction" }).format(parts);

/** The water that condenses in a construction, and what becomes of it. */
interface Condensate {
  readonly places: readonly string[];
  readonly start: string;
  readonly peak: string;
  readonly peakMonth: string;
}

const condensate = ({ places, start, peak, peakMonth }: Condensate): string =>
  `Water condenses ${list(places)} from ${start} on: at most ${peak} in ${peakMonth}`;

const factor = (value: string): string => `Inside surface: temperature factor f_Rsi ${value} behind furniture (0.25 m²·K/W)`;

const required = (value: string, minimum: string, month: string): string =>
  `${factor(value)}; ${minimum} is needed against ${prose("mould")} in ${month}, the critical month.`;

/** Texts of the construction builder: moisture. */
export const texts = {
  title: "Moisture",
  climate: "Months outside",
  customMonths: "Custom months",
  inside: "Inside",
  insideHumidity: "Humidity inside",
  relativeHumidity: "Relative humidity",
  humidities: {
    class1: "Class 1: stores",
    class2: "Class 2: offices, dwellings well ventilated",
    class3: "Class 3: buildings of unknown use",
    class4: "Class 4: sports halls, kitchens, canteens",
    relative: "Relative humidity",
  },
  monthTemperature: (month: string): string => `Temperature, ${month}`,
  monthHumidity: (month: string): string => `Humidity, ${month}`,

  get limits(): string {
    return prose(
      "Glaser’s method by months (ISO 13788): diffusion of vapour alone, steady in each month. It leaves out water that capillaries draw, moisture that is stored, air that leaks through gaps, rain, sun, built-in water, and properties that change with moisture; it serves to compare constructions. Where these matter, as with internal insulation, timber that is closed on both sides or driving rain, simulate (EN 15026). Studs are ignored: the result is for the section between them.",
    );
  },

  retarder: (thickness: string): string => `s_d ≥ ${thickness}`,
  retarderInPerms: (perms: string, thickness: string): string => `at most ${perms} perm (s_d ≥ ${thickness})`,

  places: {
    outside: "at the outside surface",
    inside: "at the inside surface",
    between: (outer: string, inner: string): string => `between ${outer} and ${inner}`,
    within: (layer: string): string => `within ${layer}`,
  },

  dry: "No water condenses within the construction in any month.",
  remains: (water: Condensate, remaining: string): string =>
    `${condensate(water)}; it does not dry within the year, ${remaining} more remain every year.`,
  evaporates: (water: Condensate, dryMonth: string | undefined): string =>
    `${condensate(water)}; all of it evaporates again${dryMonth === undefined ? "" : `, by the end of ${dryMonth}`}.`,

  gathers: "A construction that gathers water year by year is not acceptable.",
  aboveUsual: (limit: string): string => `More than ${limit}, which DIN 4108-3 allows at most.`,
  aboveNonAbsorbing: (limit: string): string =>
    `More than ${limit}, which DIN 4108-3 allows where a layer at the wet plane draws no water, such as foil, metal, foam or mineral wool.`,
  get noRetarder(): string {
    return prose("No vapour retarder inside of the insulation keeps it dry: change the order of the layers.");
  },
  advisedRetarder: (retarder: string): string =>
    `A ${prose("vapour")} retarder of ${retarder} inside of the insulation would keep it dry all year.`,

  surface: {
    noRisk: (value: string): string => `${factor(value)}. No month outside is cold enough to ask for one.`,
    met: (value: string, minimum: string, month: string): string => `${required(value, minimum, month)} That is met.`,
    notMet: (value: string, minimum: string, month: string): string =>
      `${required(value, minimum, month)} That is not met: ${prose("mould")} may grow. Insulate more, or lower the humidity of the room.`,
  },

  section: {
    month: "Month drawn",
    title: (month: string): string => `Section in ${month}`,
    lead: (outside: string, inside: string): string =>
      `${outside} outside, ${inside} inside. Where the dew point meets the temperature, water condenses.`,
    label: (month: string): string => `Section of the construction with temperature and dew point in ${month}`,
    get columns(): readonly string[] {
      return ["Plane", "Temperature", "Dew point", prose("Vapour"), "Saturation", "s_d from outside"];
    },
  },

  glaser: {
    title: (month: string): string => `Glaser’s diagram of ${month}`,
    get lead(): string {
      return prose(
        "Pressure of the vapour under that of saturation, over the air that resists vapour as much as the layers: a straight line where nothing condenses.",
      );
    },
    label: (month: string): string => `${prose("Vapour")} and saturation pressure through the construction in ${month}`,
    thickness: (symbol: string): string => `Equivalent air layer s_d, ${symbol}, from the outside`,
    pressure: (symbol: string): string => `Pressure, ${symbol}`,
    saturation: "Saturation",
    get vapor(): string {
      return prose("Vapour");
    },
    change: { condenses: ", water condenses", evaporates: ", water evaporates", none: "" },
    point: (place: string, vapor: string, saturation: string, change: string): string =>
      `${place}: ${prose("vapour")} ${vapor}, saturation ${saturation}${change}`,
  },

  water: {
    title: "Water in the construction",
    lead: "At the end of each month, starting with the first month in which water condenses after dry months.",
    label: "Water in the construction at the end of each month",
    month: "Month",
    all: "All",
    water: "Water",
  },
};
