import { IconMoon, IconSun } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "./Button.tsx";
import { chooseColorScheme, useColorScheme } from "./colorScheme.ts";
import { texts } from "./texts.ts";

export function ColorSchemeToggle(): ReactNode {
  const dark = useColorScheme() === "dark";
  return (
    <IconButton label={dark ? texts.colorScheme.light : texts.colorScheme.dark} onClick={() => chooseColorScheme(dark ? "light" : "dark")}>
      {dark ? <IconSun size={18} stroke={1.6} aria-hidden /> : <IconMoon size={18} stroke={1.6} aria-hidden />}
    </IconButton>
  );
}
