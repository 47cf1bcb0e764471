import { useCallback, useEffect, useState } from "react";
import { linkOnPaper } from "../actions.ts";
import type { LoadedExplanation } from "../sheet/useExplanation.ts";
import type { FormInput, CalculatorState } from "@org/form/state";

/** How long the input stands still before its link is made, ms. */
const pause = 600;

interface PaperLink {
  /** Address that opens what is printed; `undefined` where none fits on paper, or the input has changed since it was made. */
  readonly link: string | undefined;
  /** Makes the link of the present input now. */
  readonly linkReady: (loaded: LoadedExplanation | undefined) => Promise<void>;
}

/**
 * The link that is printed: a file's own address, or a short link with all inputs. Compressing takes a moment, for which the browser's own menu for
 * printing leaves no time: the link is made whenever the input stands still.
 *
 * @param isPage the input is in no file: the link has to carry it
 */
export function usePaperLink({ definition, input }: CalculatorState, loaded: LoadedExplanation | undefined, isPage: boolean): PaperLink {
  const [made, setMade] = useState<{ readonly input: FormInput; readonly link: string | undefined }>();
  const linkReady = useCallback(
    async (now: LoadedExplanation | undefined): Promise<void> => {
      if (!isPage || !now) return;
      const link = await linkOnPaper(definition, input, now.toShortParams);
      setMade({ input, link });
    },
    [isPage, definition, input],
  );
  useEffect(() => {
    if (!isPage || !loaded) return;
    const timer = setTimeout(() => void linkReady(loaded), pause);
    return () => clearTimeout(timer);
  }, [isPage, loaded, linkReady]);
  if (!isPage) return { link: `${location.origin}${location.pathname}`, linkReady };
  return { link: made?.input === input ? made.link : undefined, linkReady };
}
