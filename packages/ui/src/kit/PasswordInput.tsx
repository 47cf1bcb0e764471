import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { texts } from "./texts.ts";

interface Props extends PasswordInputProps {
  readonly label: string;
  readonly autoComplete: "current-password" | "new-password";
}

/** A password input with a button that shows the password, has an accessible name and can be reached by keyboard. */
export function PasswordInput(props: Props): ReactNode {
  const [isVisible, setVisible] = useState(false);
  return (
    <MantinePasswordInput
      autoCapitalize="none"
      spellCheck={false}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        "aria-label": (isVisible ? texts.password.hide : texts.password.show)(props.label),
        "aria-pressed": undefined,
        tabIndex: 0,
      }}
      {...props}
    />
  );
}
