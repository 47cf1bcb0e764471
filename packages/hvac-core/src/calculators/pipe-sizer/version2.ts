import type { StoredData } from "../../kernel/index.ts";

/** Units that bare numbers of tanks had in version 2. */
const units = {
  reliefPressure: { Imperial: "ftH2O", Metric: "kPa" },
  topPressure: { Imperial: "ftH2O", Metric: "kPa" },
  equipmentVolume: { Imperial: "ft3", Metric: "m3" },
} as const;

/** Version 2 as version 3 reads it: pressures and volumes of tanks were in other units, and every size of a series was used. */
export function version2(data: StoredData): StoredData {
  const unitSystem = data["unitSystem"] === "Metric" ? "Metric" : "Imperial";
  const hasTank = data["scope"] === "system" && data["tankMethod"] !== undefined && data["tankMethod"] !== "none";
  const typed = Object.entries(units).flatMap(([name, unit]) => {
    const value = data[name];
    return typeof value === "number" ? [[name, { value, unit: unit[unitSystem] }] as const] : [];
  });
  return {
    pipeSizes: "all",
    // It was 12 ft of water where nothing was stated, and is 5 psi.
    ...(hasTank && unitSystem === "Imperial" && { topPressure: { value: 12, unit: "ftH2O" } }),
    ...data,
    ...Object.fromEntries(typed),
  };
}
