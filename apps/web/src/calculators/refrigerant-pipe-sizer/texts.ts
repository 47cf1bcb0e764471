/** Texts of the figures of refrigerant lines. */
export const texts = {
  sizes: {
    title: "Sizes",
    label: (name: string): string => `Sizes, ${name}: saturation temperature drop over velocity`,
    lead: (line: string, { isGas, hasFoot }: { readonly isGas: boolean; readonly hasFoot: boolean }): string => {
      const shaded = isGas
        ? "Shaded: within the limits, and oil returns at the minimum capacity in the size in use."
        : "Shaded: within the limits.";
      return `${line}. ${shaded}${hasFoot ? " A size that loses less than a thousandth of the limit is drawn at the foot." : ""}`;
    },
    line: "Line",
  },

  cycle: {
    title: "Pressure and enthalpy",
    lead: "The cycle in the dome of saturation. Dashed: the losses of the lines.",
    label: "Cycle: pressure over enthalpy",
    losses: { suction: "suction", discharge: "discharge", liquid: "liquid" },
    corner: (name: string, pressure: string, enthalpy: string): string => `${name}: ${pressure}, ${enthalpy}`,
    state: "State",
    pressure: "Pressure",
    enthalpy: "Enthalpy",
    enthalpyAxis: (symbol: string): string => `Enthalpy, ${symbol}`,
    pressureAxis: (symbol: string): string => `Pressure, absolute, ${symbol}`,
  },
};
