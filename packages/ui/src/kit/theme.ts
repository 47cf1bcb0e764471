import { createTheme, defaultVariantColorsResolver, type CSSVariablesResolver, type VariantColorsResolver } from "@mantine/core";
import { graphite, graphiteDark, petrol } from "./palette.ts";

const fontFamily = '"Inter Variable", system-ui, "Segoe UI", sans-serif';

/** Colours whose filled buttons use the page's colours, which have enough contrast in light and in dark. */
const filled: Readonly<Record<string, string>> = { petrol: "var(--brand)", red: "var(--limit)" };

const variantColorResolver: VariantColorsResolver = (input) => {
  const background = filled[input.color ?? input.theme.primaryColor];
  if (input.variant !== "filled" || background === undefined) return defaultVariantColorsResolver(input);
  return { background, hover: `color-mix(in srgb, ${background} 90%, var(--ink))`, color: "var(--paper)", border: "1px solid transparent" };
};

/** Heights are in kit.css: they depend on touch input. */
export const theme = createTheme({
  primaryColor: "petrol",
  colors: { petrol, gray: graphite, dark: graphiteDark },
  primaryShade: { light: 9, dark: 7 },
  autoContrast: true,
  variantColorResolver,
  defaultRadius: 6,
  radius: { xs: "2px", sm: "4px", md: "6px", lg: "8px", xl: "12px" },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "20px", xl: "32px" },
  fontFamily,
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", "Segoe UI Mono", monospace',
  fontSizes: { xs: "12px", sm: "14px", md: "14px", lg: "16px", xl: "20px" },
  fontWeights: { regular: "400", medium: "500", bold: "600" },
  lineHeights: { xs: "16px", sm: "20px", md: "20px", lg: "24px", xl: "28px" },
  headings: {
    fontFamily,
    fontWeight: "600",
    sizes: {
      h1: { fontSize: "24px", lineHeight: "32px" },
      h2: { fontSize: "16px", lineHeight: "24px" },
      h3: { fontSize: "14px", lineHeight: "20px" },
    },
  },
  focusRing: "auto",
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ["label", "input", "error", "description"] },
      vars: () => ({ error: { "--input-error-size": "13px" }, description: { "--input-description-size": "13px" } }),
    },
    Button: { vars: () => ({ root: { "--button-fz": "13px" } }) },
    Select: { defaultProps: { allowDeselect: false, comboboxProps: { transitionProps: { duration: 0 } } } },
    Checkbox: { defaultProps: { size: "xs", iconColor: "var(--paper)" } },
    Modal: { defaultProps: { lockScroll: false, transitionProps: { duration: 0 } } },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, transitionProps: { duration: 0 }, shadow: "md" } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: false } },
    Table: { defaultProps: { verticalSpacing: "xs", tabularNums: true } },
    Skeleton: { defaultProps: { radius: "sm" } },
    Alert: { defaultProps: { variant: "light" } },
  },
});

/** One palette for everything: Mantine's colours of surfaces, text and lines are those of tokens.css. */
const fromTokens = {
  "--mantine-color-body": "var(--paper)",
  "--mantine-color-text": "var(--ink)",
  "--mantine-color-dimmed": "var(--dim)",
  "--mantine-color-placeholder": "var(--dim)",
  "--mantine-color-error": "var(--limit)",
  "--mantine-color-success": "var(--good)",
  "--mantine-color-anchor": "var(--brand)",
  "--mantine-color-default": "var(--field)",
  "--mantine-color-default-hover": "var(--sunk)",
  "--mantine-color-default-color": "var(--ink)",
  "--mantine-color-default-border": "var(--line-strong)",
  "--mantine-color-disabled": "var(--sunk)",
  "--mantine-color-disabled-color": "var(--dim)",
  "--mantine-color-disabled-border": "var(--line)",
  "--mantine-primary-color-filled": "var(--brand)",
  "--mantine-color-petrol-filled": "var(--brand)",
  "--mantine-color-petrol-light": "var(--brand-soft)",
  "--mantine-color-petrol-light-color": "var(--brand)",
  "--mantine-color-red-filled": "var(--limit)",
  "--mantine-color-red-light": "var(--limit-soft)",
  "--mantine-color-red-light-color": "var(--limit)",
  "--mantine-color-yellow-filled": "var(--caution)",
  "--mantine-color-yellow-light": "var(--caution-soft)",
  "--mantine-color-yellow-light-color": "var(--caution)",
  "--mantine-color-green-filled": "var(--good)",
  "--mantine-color-gray-light-color": "var(--dim)",
  "--mantine-color-gray-text": "var(--dim)",
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: fromTokens, dark: fromTokens });
