import type { SheetBuilder } from "../../kernel/index.ts";
import type { PairQuantity } from "../../psychrometrics/index.ts";
import { saturationHumidityRatio } from "../../psychrometrics/quantities/index.ts";
import { describeProperties, describeVaporPressure, describeVolumes, moist, saturation } from "./describeAir.ts";
import { standardDensity, type StateCalculation } from "./states.ts";
import {
  dryAirSpecificHeat,
  evaporationHeat,
  gasConstant,
  icePoint,
  vaporSpecificHeat,
  volumeRatio,
} from "../../psychrometrics/internal.ts";

type Given = readonly [PairQuantity, PairQuantity];

/** Symbols of the properties that are given. */
const symbols: Readonly<Record<PairQuantity, string>> = {
  dryBulb: "t_0",
  wetBulb: "t_wb0",
  dewPoint: "t_dp0",
  relativeHumidity: "φ_0",
  humidityRatio: "W_0",
  enthalpy: "h_0",
  specificVolume: "v_0",
};

/** States a state: dry bulb and humidity ratio from what is given, then all properties and the airflow. */
export function describeState(state: StateCalculation, sheet: SheetBuilder): void {
  const { given } = state;
  sheet.given("given");
  if (given[0] === "dryBulb") describeFromDryBulb(given[1], sheet);
  else if (given.includes("dewPoint") || given.includes("humidityRatio")) describeFromVapor(state, given, sheet);
  else describeFromOthers(state, given, sheet);
  const asGiven = (quantity: PairQuantity): Readonly<Record<string, string>> =>
    given.includes(quantity) ? { [quantity]: symbols[quantity] } : {};
  describeProperties(
    {
      ...asGiven("wetBulb"),
      ...asGiven("dewPoint"),
      ...asGiven("relativeHumidity"),
      ...asGiven("enthalpy"),
      ...asGiven("specificVolume"),
      hasVaporPressure: given.includes("relativeHumidity") || given.includes("dewPoint"),
    },
    sheet,
  );
  describeFlow(state, sheet);
}

function describeDryBulb(expression: string, sheet: SheetBuilder): void {
  sheet.result("dryBulb", expression, moist("eqs. 20 to 36"));
}

function describeHumidityRatio(expression: string, locator: string, sheet: SheetBuilder): void {
  sheet.result("humidityRatio", expression, moist(locator));
}

const ofVapor = "0.621945 * p_w / (p - p_w)";
const ofEnthalpy = "(h_0 - 1006 * t) / (2501000 + 1860 * t)";

function describeFromDryBulb(other: PairQuantity, sheet: SheetBuilder): void {
  describeDryBulb("t_0", sheet);
  if (other === "relativeHumidity") describeVaporPressure("φ_0 * saturationPressure(t)", moist("eq. 22"), sheet);
  if (other === "dewPoint") describeVaporPressure("saturationPressure(t_dp0)", moist("eq. 36"), sheet);
  const expressions: Partial<Record<PairQuantity, readonly [expression: string, locator: string]>> = {
    wetBulb: ["humidityRatioFromWetBulb(t, t_wb0, p)", "eqs. 33 and 35"],
    humidityRatio: ["W_0", "eq. 20"],
    enthalpy: [ofEnthalpy, "eq. 30"],
    specificVolume: ["(v_0 * p / (287.042 * (t + 273.15)) - 1) / 1.607858", "eq. 26"],
  };
  const [expression, locator] = expressions[other] ?? [ofVapor, "eq. 20"];
  describeHumidityRatio(expression, locator, sheet);
}

/** Steps for dew point or humidity ratio with another property, which gives the dry bulb. */
function describeFromVapor(state: StateCalculation, given: Given, sheet: SheetBuilder): void {
  const { air } = state;
  const hasDewPoint = given.includes("dewPoint");
  const other = given.find((quantity) => quantity !== "dewPoint" && quantity !== "humidityRatio")!;
  if (hasDewPoint) describeVaporPressure("saturationPressure(t_dp0)", moist("eq. 36"), sheet);
  describeHumidityRatio(hasDewPoint ? ofVapor : "W_0", "eq. 20", sheet);
  if (!hasDewPoint && other === "relativeHumidity") describeVaporPressure("p * W / (0.621945 + W)", moist("eq. 20"), sheet);
  if (other === "wetBulb") describeSaturatedAtWetBulb(state, sheet);
  const isIce = air.wetBulb < 0;
  const dryBulbs: Partial<Record<PairQuantity, string>> = {
    relativeHumidity: "saturationTemperature(p_w / φ_0)",
    wetBulb: isIce
      ? "((2830000 - 240 * t_wb0) * W_s + 1006 * t_wb0 - W * (2830000 - 2100 * t_wb0)) / (1006 + 1860 * W)"
      : "((2501000 - 2326 * t_wb0) * W_s + 1006 * t_wb0 - W * (2501000 - 4186 * t_wb0)) / (1006 + 1860 * W)",
    enthalpy: "(h_0 - 2501000 * W) / (1006 + 1860 * W)",
    specificVolume: "v_0 * p / (287.042 * (1 + 1.607858 * W)) - 273.15",
  };
  describeDryBulb(dryBulbs[other]!, sheet);
}

function describeSaturatedAtWetBulb({ air }: StateCalculation, sheet: SheetBuilder): void {
  sheet.formula(
    "W_s",
    "Saturated humidity ratio at the wet bulb",
    "humidityRatio",
    "0.621945 * saturationPressure(t_wb0) / (p - saturationPressure(t_wb0))",
    saturationHumidityRatio(air.wetBulb, air.pressure),
    saturation,
  );
}

/** Steps for two properties without a direct formula. */
function describeFromOthers(state: StateCalculation, given: Given, sheet: SheetBuilder): void {
  const [first, second] = given;
  if (first === "enthalpy") {
    describeFromEnthalpyAndVolume(state, sheet);
    return;
  }
  if (first === "wetBulb" && second === "enthalpy") {
    describeSaturatedAtWetBulb(state, sheet);
    const expression =
      state.air.wetBulb < 0
        ? "((2830000 - 240 * t_wb0) * W_s + 1006 * t_wb0 - h_0) / (329000 - 2100 * t_wb0)"
        : "(h_0 - (2501000 - 2326 * t_wb0) * W_s - 1006 * t_wb0) / (4186 * t_wb0)";
    describeHumidityRatio(expression, "eqs. 30, 33 and 35", sheet);
    describeDryBulb("(h_0 - 2501000 * W) / (1006 + 1860 * W)", sheet);
    return;
  }
  const functions: Readonly<Record<string, string>> = {
    "wetBulb relativeHumidity": "dryBulbFromWetBulbAndRelativeHumidity(t_wb0, φ_0, p)",
    "wetBulb specificVolume": "dryBulbFromWetBulbAndVolume(t_wb0, v_0, p)",
    "relativeHumidity enthalpy": "dryBulbFromRelativeHumidityAndEnthalpy(φ_0, h_0, p)",
    "relativeHumidity specificVolume": "dryBulbFromRelativeHumidityAndVolume(φ_0, v_0, p)",
  };
  describeDryBulb(functions[`${first} ${second}`]!, sheet);
  if (given.includes("relativeHumidity")) {
    describeVaporPressure("φ_0 * saturationPressure(t)", moist("eq. 22"), sheet);
    describeHumidityRatio(ofVapor, "eq. 20", sheet);
  } else describeHumidityRatio("humidityRatioFromWetBulb(t, t_wb0, p)", "eqs. 33 and 35", sheet);
}

/** Steps for enthalpy and volume: a quadratic equation of the dry bulb, a t² + b t + c = 0. */
function describeFromEnthalpyAndVolume(state: StateCalculation, sheet: SheetBuilder): void {
  const { air } = state;
  const scaled = (air.specificVolume * air.pressure) / gasConstant;
  const a = vaporSpecificHeat - volumeRatio * dryAirSpecificHeat;
  const base = evaporationHeat + volumeRatio * air.enthalpy;
  const b = base + a * icePoint - vaporSpecificHeat * scaled;
  const c = base * icePoint - evaporationHeat * scaled;
  sheet.formula("K", "Volume times pressure over the gas constant", "number", "v_0 * p / 287.042", scaled, moist("eqs. 26 and 30"));
  sheet.formula("a", "Quadratic coefficient", "number", "1860 - 1.607858 * 1006", a, moist("eqs. 26 and 30"));
  sheet.formula("b", "Linear coefficient", "number", "2501000 + 1.607858 * h_0 + a * 273.15 - 1860 * K", b, moist("eqs. 26 and 30"));
  sheet.formula("c", "Constant", "number", "(2501000 + 1.607858 * h_0) * 273.15 - 2501000 * K", c, moist("eqs. 26 and 30"));
  describeDryBulb("-(2 * c / (b + sqrt(b^2 - 4 * a * c)))", sheet);
  describeHumidityRatio(ofEnthalpy, "eq. 30", sheet);
}

function describeFlow(state: StateCalculation, sheet: SheetBuilder): void {
  sheet.given("flowBasis");
  const { dryAirFlow, flowBasis } = state;
  if (dryAirFlow === undefined || flowBasis === "none") return;
  const expression = { actual: "Q_0 / v", standard: `${standardDensity} * Q_s0`, dryAir: "m_0" }[flowBasis];
  sheet.result("dryAirFlow", expression);
  describeVolumes(state, sheet);
}
