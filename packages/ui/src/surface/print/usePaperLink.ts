import { useCallback, useEffect, useState } from "react";
import { linkOnPaper } from "../actions.ts";
import type { LoadedExplanation } from "../sheet/useExplanation.ts";
import type { FormInput, CalculatorState } from "@org/form/state";

/** Time without a change before the link of an input is created, ms. */
const pause = 600;

interface PaperLink {
  /** Address that opens the printed calculation; `undefined` if none fits on paper, or the input has changed since. */
  readonly link: string | undefined;
  /** Creates the link of the present input now. */
  readonly linkReady: (loaded: LoadedExplanation | undefined) => Promise<void>;
}

/**
 * The printed link: the address of a file, or a short link with all inputs. Compression takes a moment, and the browser's menu for
 * printing leaves no time: the link is created whenever the input comes to rest.
 *
 * @param isPage the input is not in a file, so the link has to contain it
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
