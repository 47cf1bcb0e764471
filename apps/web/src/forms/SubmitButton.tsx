import { Button, type ButtonProps } from "@org/ui/kit";
import type { ReactNode } from "react";

interface SubmitButtonProps extends ButtonProps {
  readonly action: string;
  /** Label while the form is being sent. */
  readonly processing: string;
  readonly isBusy: boolean;
}

/** Sends a form, and shows that it is being sent. */
export function SubmitButton({ action, processing, isBusy, ...rest }: SubmitButtonProps): ReactNode {
  return (
    <Button type="submit" disabled={isBusy} {...rest}>
      {isBusy ? processing : action}
    </Button>
  );
}
