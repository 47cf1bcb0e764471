import { R32, R454A, R454B, R454C, R1234yf, refrigerant, type Refrigerant, type RefrigerantName } from "@org/hvac-core/refrigerants";
import { referenceRow, refrigerantLimits } from "@org/hvac-core/reference";
import type { ArticleValues } from "../../articleValues.ts";

/** The family: R-32 and R-1234yf in three shares. */
export const family = [R454C, R454A, R454B] as const;

/** Share of R-32 in the moles, from its share in the mass. */
export const moleShare = (massShare: number): number =>
  massShare / R32.molarMass / (massShare / R32.molarMass + (1 - massShare) / R1234yf.molarMass);
/** Share of R-32 in the mass, from its share in the moles. */
export const massShare = (share: number): number => (share * R32.molarMass) / (share * R32.molarMass + (1 - share) * R1234yf.molarMass);

const parts = (blend: Refrigerant) =>
  Object.entries(blend.composition).map(([name, mass]) => ({ mass, fluid: refrigerant(name as RefrigerantName) }));

/** Global warming potential as rules define it, by mass. */
export const gwpByMass = (blend: Refrigerant): number => parts(blend).reduce((sum, { mass, fluid }) => sum + mass * fluid.gwp100, 0);
/** The mistake: the same sum over mole fractions. */
export const gwpByMole = (blend: Refrigerant): number =>
  parts(blend).reduce((sum, { mass, fluid }) => sum + ((mass * blend.molarMass) / fluid.molarMass) * fluid.gwp100, 0);

/** A mole of ideal gas at 25 °C and 101.325 kPa, m³. */
export const molarVolume = (8.314462618 * 298.15) / 101325;
const limitOf = (id: string): number => {
  const { lowerFlammability } = referenceRow(refrigerantLimits, id);
  if (lowerFlammability === undefined) throw new Error(`${id} has no lower flammability limit.`);
  return lowerFlammability;
};
/** kg/m³. */
export const limits = { R32: limitOf("r-32"), R1234yf: limitOf("r-1234yf"), R454B: limitOf("r-454b"), R454C: limitOf("r-454c") };
/** Share of the volume at the limit. */
export const limitByVolume = {
  R32: (limits.R32 * molarVolume) / R32.molarMass,
  R1234yf: (limits.R1234yf * molarVolume) / R1234yf.molarMass,
};

/** Le Chatelier: shares of R-32 and R-1234yf over their limits, in the unit of the limits. */
const leChatelier = (share: number, limits: { readonly R32: number; readonly R1234yf: number }): number =>
  1 / (share / limits.R32 + (1 - share) / limits.R1234yf);
/** kg/m³ of a blend, by mass shares and limits in kg/m³. */
export const limitByMass = (blend: Refrigerant): number => leChatelier(blend.composition["R32"]!, limits);
/** kg/m³ by mole shares and limits by volume; the same number. */
export const limitByMole = (blend: Refrigerant): number =>
  (leChatelier(moleShare(blend.composition["R32"]!), limitByVolume) * blend.molarMass) / molarVolume;
/** The mistake: mass shares with limits by volume. */
export const limitCrossed = (blend: Refrigerant): number =>
  (leChatelier(blend.composition["R32"]!, limitByVolume) * blend.molarMass) / molarVolume;

/** Glide at a dew point of 5 °C, K. */
export const glideOf = (blend: Refrigerant): number =>
  5 - blend.saturationAtPressure(blend.saturationAtTemperature(5).pressureDew).temperatureBubble;

/** Bubble pressure, bar. */
export const bubble = (fluid: Refrigerant, temperature: number): number => fluid.saturationAtTemperature(temperature).pressureBubble / 1e5;

/** A published mix-up (CoolProp issue 1888): R-454C at 0 °C entered with 0.111 of R-32 in the moles, and the value of the manufacturers' software; bar. */
export const mixUp = { temperature: 0, share: 0.111, computed: 4.1946, expected: 5.77 } as const;

const [shareB, shareC] = [R454B.composition["R32"]!, R454C.composition["R32"]!];
const percent = (value: number, decimals = 1) => ({ value: 100 * value, unit: "%", decimals });
const kilograms = (value: number) => ({ value, unit: "kg/m³", decimals: 3 });

export const values: ArticleValues = {
  moleB: percent(moleShare(shareB)),
  moleC: percent(moleShare(shareC)),
  molarMassB: { value: 1000 * R454B.molarMass, unit: "g/mol", decimals: 2 },
  molarMassC: { value: 1000 * R454C.molarMass, unit: "g/mol", decimals: 2 },
  massOfWrongC: percent(massShare(shareC)),
  gwpB: { value: gwpByMass(R454B), decimals: 0 },
  gwpC: { value: gwpByMass(R454C), decimals: 1 },
  gwpMoleB: { value: gwpByMole(R454B), decimals: 0 },
  gwpMoleC: { value: gwpByMole(R454C), decimals: 0 },
  gwpExcessB: percent(gwpByMole(R454B) / gwpByMass(R454B) - 1, 0),
  gwpExcessC: percent(gwpByMole(R454C) / gwpByMass(R454C) - 1, 0),
  gwpMole410A: { value: gwpByMole(refrigerant("R410A")), decimals: 0 },
  gwp410A: { value: gwpByMass(refrigerant("R410A")), decimals: 0 },
  volume32: percent(limitByVolume.R32),
  volume1234yf: percent(limitByVolume.R1234yf),
  limitB: kilograms(limitByMass(R454B)),
  limitC: kilograms(limitByMass(R454C)),
  limitCrossedB: kilograms(limitCrossed(R454B)),
  limitLowB: percent(1 - limitCrossed(R454B) / limitByMass(R454B), 0),
  chargeB: { value: 6 * limits.R454B, unit: "kg", decimals: 2 },
  charge32: { value: 6 * limits.R32, unit: "kg", decimals: 2 },
  glideA: { value: glideOf(R454A), unit: "K", decimals: 1 },
  glideB: { value: glideOf(R454B), unit: "K", decimals: 1 },
  glideC: { value: glideOf(R454C), unit: "K", decimals: 1 },
  bubbleC: { value: bubble(R454C, 0), unit: "bar", decimals: 2 },
};
