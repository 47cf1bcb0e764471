import type { ComponentPropsWithoutRef, ReactNode, Ref } from "react";
import styles from "./controls.module.css";

interface ButtonProps extends ComponentPropsWithoutRef<"button"> {
  readonly look?: "primary" | "plain" | "quiet" | "danger";
  readonly small?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A button in the theme's colours. Mantine's button brings transitions, loaders and a variant resolver, 8 kB too much for the page for visitors; it is
 * used where Mantine is loaded anyway.
 */
export function Button({ look = "plain", small = false, className = "", ...rest }: ButtonProps): ReactNode {
  return <button type="button" data-look={look} data-small={small || undefined} className={`${styles.button} ${className}`} {...rest} />;
}

interface IconButtonProps extends ComponentPropsWithoutRef<"button"> {
  /** The action: accessible name and tooltip. */
  readonly label: string;
  /** Tooltip, if longer than the name. */
  readonly hint?: string;
  readonly look?: "plain" | "quiet";
  readonly small?: boolean;
}

export function IconButton({ label, hint = label, look = "quiet", small = false, className = "", ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      title={hint}
      data-look={look}
      data-small={small || undefined}
      className={`${styles.button} ${styles.icon} ${className}`}
      {...rest}
    />
  );
}
