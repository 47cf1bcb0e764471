import { TextInput, type TextInputProps } from "@org/ui/kit";
import type { ReactNode } from "react";
import { texts } from "./texts.tsx";

/** An e-mail address. */
export function EmailInput(props: TextInputProps): ReactNode {
  return (
    <TextInput
      label={texts.email}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
