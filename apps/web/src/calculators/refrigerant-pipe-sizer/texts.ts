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
    meetsAll: "meets all limits",
    limit: (drop: string): string => `limit ${drop}`,
    fastest: (velocity: string): string => `at most ${velocity}`,
    oil: (velocity: string): string => `oil from ${velocity}`,
    oilShort: "oil",
    size: (size: string, drop: string, velocity: string, verdict: string): string => `${size}: ${drop} at ${velocity}; ${verdict}`,
    sizeInUse: (size: string, drop: string, velocity: string): string => `${size}, in use: ${drop} at ${velocity}`,
    inUse: (size: string, isUsed: boolean): string => (isUsed ? `${size} (in use)` : size),
    axes: {
      velocity: (symbol: string): string => `Velocity, ${symbol}`,
      drop: (symbol: string): string => `Saturation temperature drop, ${symbol}`,
    },
    columns: {
      size: "Size",
      drop: "Saturation drop",
      velocity: "Velocity",
      minimumVelocity: "Minimum velocity",
      oilReturn: "Oil returns from",
      verdict: "Verdict",
    },
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
