import { createTheme, type CSSVariablesResolver } from "@mantine/core";
import { graphite, graphiteDark, petrol } from "./palette.ts";

export const theme = createTheme({
  primaryColor: "petrol",
  colors: { petrol, gray: graphite, dark: graphiteDark },
  primaryShade: { light: 9, dark: 7 },
  autoContrast: true,
  defaultRadius: 6,
  radius: { xs: "2px", sm: "4px", md: "6px", lg: "8px", xl: "12px" },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "32px" },
  fontFamily: '"Inter Variable", system-ui, "Segoe UI", sans-serif',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", "Segoe UI Mono", monospace',
  headings: { fontFamily: '"Inter Variable", system-ui, "Segoe UI", sans-serif', fontWeight: "600" },
  focusRing: "auto",
  cursorType: "pointer",
  respectReducedMotion: true,
});

/** Mantine's dimmed grey has 3.3:1 on white; text needs 4.5:1. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { "--mantine-color-dimmed": "#59616a", "--mantine-color-text": "#21262b", "--mantine-color-body": "#ffffff" },
  dark: { "--mantine-color-dimmed": "#a3abb4", "--mantine-color-text": "#dde1e5", "--mantine-color-body": "#1a1e23" },
});
