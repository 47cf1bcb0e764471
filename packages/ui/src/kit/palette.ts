import type { MantineColorsTuple } from "@mantine/core";

/** Brand: petrol. Shade 9 carries white text at 10:1, shade 7 at 6:1. */
export const petrol: MantineColorsTuple = [
  "#e9f5f6",
  "#d2e8ea",
  "#a6d1d5",
  "#78bac0",
  "#51a5ad",
  "#35929b",
  "#207d86",
  "#14686f",
  "#0d545b",
  "#084349",
];

/** Neutral: graphite, for everything that is not the brand or a meaning. */
export const graphite: MantineColorsTuple = [
  "#f7f8f9",
  "#eef0f2",
  "#e2e5e9",
  "#ced3d8",
  "#aeb5bc",
  "#8a929b",
  "#68707a",
  "#4c535b",
  "#353b42",
  "#21262b",
];

/** Neutral on dark: designed for dark, not the inverted light row. */
export const graphiteDark: MantineColorsTuple = [
  "#dde1e5",
  "#bcc3ca",
  "#9aa2ab",
  "#6d757e",
  "#434b53",
  "#333a41",
  "#262c32",
  "#1a1e23",
  "#14171b",
  "#0e1114",
];
