import { IconMoon, IconSun } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "./Button.tsx";
import { chooseColorScheme, useColorScheme } from "./colorScheme.ts";

export function ColorSchemeToggle(): ReactNode {
  const dark = useColorScheme() === "dark";
  return (
    <IconButton label={dark ? "Use the light theme" : "Use the dark theme"} onClick={() => chooseColorScheme(dark ? "light" : "dark")}>
      {dark ? <IconSun size={18} stroke={1.6} aria-hidden /> : <IconMoon size={18} stroke={1.6} aria-hidden />}
    </IconButton>
  );
}
